/** Undo and redo: entries that cancel others, or restore them. */

import type { Entry } from "./model.ts";

type Mark = Extract<Entry, { do: "undo" | "redo" }>;

const isMark = (entry: Entry): entry is Mark => entry.do === "undo" || entry.do === "redo";

/** The entries that count, in order: without undos and redos, and without undone entries. */
export function counting(entries: readonly Entry[]): Exclude<Entry, Mark>[] {
  const written = new Map<string, Exclude<Entry, Mark>>();
  const undone = new Set<string>();
  for (const entry of entries) {
    if (!isMark(entry)) written.set(entry.id, entry);
    else if (!written.has(entry.entry)) continue;
    else if (entry.do === "undo") undone.add(entry.entry);
    else undone.delete(entry.entry);
  }
  return [...written.values()].filter((entry) => !undone.has(entry.id));
}

/** The entry that the next undo cancels: the last one that counts, and is written `by` this device if given. */
export function toUndo(entries: readonly Entry[], by: string | null = null): string | null {
  const mine = counting(entries).filter((entry) => by === null || (entry.by ?? "") === by);
  return mine.at(-1)?.id ?? null;
}

/** The entry that the next redo restores: the last one undone, unless something new has been written since. */
export function toRedo(entries: readonly Entry[], by: string | null = null): string | null {
  let undone: string[] = [];
  for (const entry of entries) {
    if (by !== null && (entry.by ?? "") !== by) continue;
    if (!isMark(entry)) undone = [];
    else undone = [...undone.filter((other) => other !== entry.entry), ...(entry.do === "undo" ? [entry.entry] : [])];
  }
  const live = new Set(counting(entries).map((entry) => entry.id));
  const known = new Set(entries.filter((entry) => !isMark(entry)).map((entry) => entry.id));
  return undone.filter((other) => known.has(other) && !live.has(other)).at(-1) ?? null;
}
