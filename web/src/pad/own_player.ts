/** Which player the reader is on this browser's pads, for their own statistics. */

import { isTexts, keep, kept } from "../browser/storage.ts";
import type { State } from "./model.ts";
import { roomOf } from "./shared_pads.ts";

const KEY = "foretell-pad-me";

/** The reader's answer. */
export interface Answer {
  /** The names that they play under. */
  names: readonly string[];
  /** The pads on which none of the players is the reader. */
  without: readonly string[];
}

/** The reader's answer; null if they were not asked yet. */
export function answered(): Answer | null {
  const found = kept(KEY) as Partial<Answer> | null;
  return isTexts(found?.names) && isTexts(found.without) ? { names: found.names, without: found.without } : null;
}

export const keepAnswer = (answer: Answer): void => keep(KEY, answer);

const alike = (name: string): string => name.trim().toLowerCase();

/** The reader's player on a pad: this phone's if the pad is shared, otherwise one with these names; null if unknown. */
export function ownPlayer(state: State, names: readonly string[]): string | null {
  const mine = roomOf(state.id)?.mine ?? null;
  if (state.players.some(({ id }) => id === mine)) return mine;
  const own = new Set(names.map(alike));
  return state.players.find(({ name }) => own.has(alike(name)))?.id ?? null;
}

/** The names on these pads, the most frequent first. */
export function namesOn(states: readonly State[]): string[] {
  const found = new Map<string, { name: string; pads: number }>();
  for (const { players } of states)
    for (const { name } of players) {
      const known = found.get(alike(name));
      found.set(alike(name), { name: known?.name ?? name, pads: (known?.pads ?? 0) + 1 });
    }
  return [...found.values()].toSorted((one, other) => other.pads - one.pads).map(({ name }) => name);
}
