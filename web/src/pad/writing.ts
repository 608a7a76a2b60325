/** Writing on a pad: new documents and entries, merging, and concealed bids. */

import { fold } from "./fold.ts";
import type { Doing, Entry, GameName, PadDocument, Writings } from "./model.ts";
import { FORMAT } from "./reading.ts";
import { toRedo, toUndo } from "./undo.ts";

const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
/** The largest multiple of the alphabet's length that fits into a byte: larger bytes would favour some letters. */
const FAIR = 256 - (256 % ALPHABET.length);

/** Random letters and digits, excluding similar-looking ones. */
export function token(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < FAIR && text.length < length) text += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return text;
}

/** An empty pad for a game. */
export const newDocument = (game: GameName): PadDocument => ({ format: FORMAT, id: token(12), game, entries: [] });

/** A new entry with the current time and a random id; `by`: this device. */
export function newEntry<D extends Doing>(doing: D, values: Writings[D], by = ""): Entry {
  const at = new Date().toISOString().replace(/\.\d+/, "");
  return { id: token(8), at, ...(by ? { by } : {}), do: doing, ...values } as unknown as Entry;
}

/** The document with more entries; known ids are left out, unless the document only has a masked bid. */
export function withEntries(document: PadDocument, entries: readonly Entry[]): PadDocument {
  return { ...document, entries: joined(document.entries, entries) };
}

/** All entries of the first, then the second's additional ones; a visible bid replaces a masked one. */
export function joined(first: readonly Entry[], second: readonly Entry[]): Entry[] {
  const others = new Map(second.map((entry) => [entry.id, entry]));
  const known = new Set(first.map((entry) => entry.id));
  const seen = first.map((entry) => (isMasked(entry) ? (others.get(entry.id) ?? entry) : entry));
  return [...seen, ...second.filter((entry) => !known.has(entry.id))];
}

/** Whether this is a bid that was made but is hidden here. */
export const isMasked = (entry: Entry): boolean => entry.do === "bid" && entry.bid === "?";

/** Merge two documents of one game: ours, then their additional entries; nothing is lost. */
export const merged = (ours: PadDocument, theirs: PadDocument): PadDocument => withEntries(ours, theirs.entries);

/** The entry that undoes or redoes the latest change by this device (null: by anybody); null if there is none. */
export function undoEntry(document: PadDocument, doing: "undo" | "redo", by: string | null = null): Entry | null {
  const entry = (doing === "undo" ? toUndo : toRedo)(document.entries, by);
  return entry === null ? null : newEntry(doing, { entry }, by ?? "");
}

/** The bids that the reader may not see yet on this device: all except its own. */
export function hiddenEntries(document: PadDocument, by: string): string[] {
  const state = fold(document);
  const down = state.game === "wizard" ? state.rounds.filter((round) => round.face_down) : [];
  const rounds = new Set(down.map((round) => round.number));
  return document.entries
    .filter((entry) => entry.do === "bid" && rounds.has(entry.round) && (by === "" || entry.by !== by))
    .map((entry) => entry.id);
}
