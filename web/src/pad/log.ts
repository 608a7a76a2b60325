/** The entries of a shared pad in the server's order, and those that the server does not have yet. */

import type { Entry, GameName, PadDocument } from "./model.ts";
import { readEntry } from "./reading.ts";
import { isMasked, joined } from "./writing.ts";

export class Log {
  /** The entries in the server's order. */
  entries: readonly Entry[] = [];
  /** The number of the last line; null before the first. */
  seq: number | null = null;
  #ids = new Set<string>();

  constructor(readonly game: GameName) {}

  /** Start with the whole pad; throws PadFault if an entry is invalid. */
  begin(entries: readonly unknown[], seq: number): void {
    this.entries = this.#read(entries);
    this.#ids = new Set(this.entries.map(({ id }) => id));
    this.seq = seq;
  }

  /** Add new entries, and reveal masked ones; throws PadFault. */
  go(entries: readonly unknown[], shown: readonly unknown[], seq: number): void {
    this.entries = joined(this.entries, [...this.#read(entries), ...this.#read(shown)]);
    this.#ids = new Set(this.entries.map(({ id }) => id));
    this.seq = seq;
  }

  /** The line after which the server should continue; null: from the start, since masked bids may be visible by now. */
  heard(): number | null {
    return this.entries.some(isMasked) ? null : this.seq;
  }

  /** The document in the server's order, then what the server does not have yet. */
  arranged(document: PadDocument): PadDocument {
    const ours = new Map(document.entries.map((entry) => [entry.id, entry]));
    const theirs = this.entries.map((entry) => (isMasked(entry) ? (ours.get(entry.id) ?? entry) : entry));
    return { ...document, entries: [...theirs, ...document.entries.filter(({ id }) => !this.#ids.has(id))] };
  }

  /** The entries that the server does not have, without masked bids, which only their own phone can send. */
  missing(document: PadDocument): Entry[] {
    return document.entries.filter((entry) => !this.#ids.has(entry.id) && !isMasked(entry));
  }

  #read(entries: readonly unknown[]): Entry[] {
    return entries.map((entry, i) => readEntry(entry, this.game, i + 1));
  }
}

/** The entries that the second document has in addition at its end; null if the documents differ otherwise. */
export function addedAtEnd(before: PadDocument, after: PadDocument): Entry[] | null {
  const same = before.entries.every((entry, i) => {
    const now = after.entries[i];
    return now?.id === entry.id && isMasked(now) === isMasked(entry);
  });
  return same ? after.entries.slice(before.entries.length) : null;
}
