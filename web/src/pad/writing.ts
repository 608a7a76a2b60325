/** Writing on a pad: new documents and entries, and merging. */

import { randomLetters } from "../browser/chance.ts";
import type { Doing, Entry, GameName, PadDocument, Writings } from "./model.ts";
import { FORMAT } from "./reading.ts";

/** Random letters and digits, excluding similar-looking ones. */
export const token = (length: number): string => randomLetters(length, "abcdefghjkmnpqrstuvwxyz23456789");

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
