/** The order that the server gives to the entries of a shared pad, and what it does not have yet. */

import type { Entry, GameName, PadDocument } from "./model.ts";
import { readEntry } from "./reading.ts";
import { isMasked, joined } from "./writing.ts";

/** Characters of entries in a message, well below what a server hears; each letter may take three bytes. */
const LONGEST = 1100;
const MOST = 40;

export class Log {
  readonly game: GameName;
  /** In the server's order. */
  entries: readonly Entry[] = [];
  /** The number of the last line; null: nothing was heard yet. */
  seq: number | null = null;
  #ids = new Set<string>();

  constructor(game: GameName) {
    this.game = game;
  }

  /** The pad as a whole; throws PadFault for what is no entry. */
  begin(entries: readonly unknown[], seq: number): void {
    this.entries = this.#read(entries);
    this.#ids = new Set(this.entries.map(({ id }) => id));
    this.seq = seq;
  }

  /** New entries, and masked ones that may be seen now; throws PadFault. */
  go(entries: readonly unknown[], shown: readonly unknown[], seq: number): void {
    this.entries = joined(this.entries, [...this.#read(entries), ...this.#read(shown)]);
    this.#ids = new Set(this.entries.map(({ id }) => id));
    this.seq = seq;
  }

  /** From which line on this log can be gone on with; null: it has to begin anew, since masked bids may be seen by now. */
  heard(): number | null {
    return this.entries.some(isMasked) ? null : this.seq;
  }

  /** The document in the server's order, and then what the server does not have yet. */
  arranged(document: PadDocument): PadDocument {
    const ours = new Map(document.entries.map((entry) => [entry.id, entry]));
    const theirs = this.entries.map((entry) => (isMasked(entry) ? (ours.get(entry.id) ?? entry) : entry));
    return { ...document, entries: [...theirs, ...document.entries.filter(({ id }) => !this.#ids.has(id))] };
  }

  /** What the server does not have: all but bids that are masked, which only their phone can send. */
  missing(document: PadDocument): Entry[] {
    return document.entries.filter((entry) => !this.#ids.has(entry.id) && !isMasked(entry));
  }

  #read(entries: readonly unknown[]): Entry[] {
    return entries.map((entry, i) => readEntry(entry, this.game, i + 1));
  }
}

/** As many of the entries as one message has room for, at least one. */
export function handful(entries: readonly Entry[]): Entry[] {
  let room = LONGEST;
  const fits = entries.slice(0, MOST).findIndex((entry) => (room -= JSON.stringify(entry).length) < 0);
  return entries.slice(0, fits === -1 ? MOST : Math.max(fits, 1));
}

/** What the second document has more than the first, if that is all at its end; null where more is different. */
export function addedAtEnd(before: PadDocument, after: PadDocument): Entry[] | null {
  const same = before.entries.every((entry, i) => {
    const now = after.entries[i];
    return now?.id === entry.id && isMasked(now) === isMasked(entry);
  });
  return same ? after.entries.slice(before.entries.length) : null;
}
