/** Values for the shuffle, hidden until everybody has committed to theirs; docs/fair-deals.md describes the method. */

import { sha256 } from "@noble/hashes/sha2.js";
import { randomLetters } from "../browser/chance.ts";
import type { TableView } from "../protocol/types.ts";

/** The methods of deriving deals: from values visible as soon as they are added, and from hidden values. */
export const OPEN = "foretell-deal/1";
export const HIDDEN = "foretell-deal/2";

const ascii = new TextEncoder();
/** The largest length of a value. */
const MOST = 64;

/** Bytes as lower-case hexadecimal digits. */
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const digest = (...lines: string[]): string => hex(sha256(ascii.encode([HIDDEN, ...lines].join("\n"))));

/** A seat's commitment to a value that it does not show yet. */
export const commitmentOf = (game: string, seat: number, value: string): string =>
  digest("seat", game, String(seat), value);

/** The fingerprint of everything fixed when the first value is disclosed, with an entry for each seat. */
export const lockOf = (game: string, commitment: string, entries: readonly string[]): string =>
  digest("lock", game, commitment, ...entries);

/** What a seat commits to before any value is disclosed. */
export function entryOf(commitment: string | null, openValue: string | null): string {
  if (commitment !== null) return `hidden ${commitment}`;
  return openValue === null ? "none" : `open ${openValue}`;
}

/** The fingerprint of what the seats of a table have committed to. */
export const lockAt = ({ table, commitment, seats }: TableView): string =>
  lockOf(table, commitment, seats.map((seat) => entryOf(seat.commitment, seat.value)));

/** A value that nobody can guess, starting with the reader's word if they chose one. */
export function newValue(word = ""): string {
  const letters = randomLetters();
  return word === "" ? letters : `${word.slice(0, MOST - letters.length - 1)} ${letters}`;
}

/** The value to which the reader's seat has committed, if it is among these. */
export function ownValue(view: TableView, values: readonly string[]): string | null {
  const commitment = view.you === null ? null : (view.seats[view.you]?.commitment ?? null);
  if (commitment === null) return null;
  return values.find((value) => commitmentOf(view.table, view.you ?? 0, value) === commitment) ?? null;
}
