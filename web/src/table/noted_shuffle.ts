/**
 * What the reader saw of a table's shuffle before the server got the reader's value.  The browser keeps it, and the
 * page about fair deals compares it with the record: this exposes a server that chose its secret afterwards.
 */

import { isTexts, keep, kept } from "../browser/storage.ts";

export interface Noted {
  /** The first commitment that the server showed; later ones do not replace it. */
  commitment: string;
  /** The values that the reader sent, latest last; the start of the game decides which one counts. */
  values: readonly string[];
  /** The reader's seat if all others are bots, so that nobody else adds a value; otherwise null. */
  alone: number | null;
  /** The fingerprint of what all seats had committed to when the reader disclosed their value; null before that. */
  lock: string | null;
}

const KEY = "foretell-noted";
const MOST_TABLES = 200;
const MOST_VALUES = 16;

type Entry = readonly [table: string, noted: Kept];

/** Earlier notes have no lock. */
type Kept = Omit<Noted, "lock"> & { lock?: string | null };

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value) || typeof value[0] !== "string") return false;
  const { commitment, values, alone, lock = null } = (value[1] ?? {}) as Partial<Kept>;
  const isLock = lock === null || typeof lock === "string";
  return typeof commitment === "string" && isTexts(values) && (alone === null || Number.isInteger(alone)) && isLock;
}

function entries(): Entry[] {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter(isEntry) : [];
}

/** The note about a table; null if there is none. */
export function notedOf(table: string): Noted | null {
  const found = entries().find(([known]) => known === table)?.[1];
  return found ? { ...found, lock: found.lock ?? null } : null;
}

/** Note the server's commitment, and the value about to be sent. */
export function note(table: string, commitment: string, value: string, alone: number | null = null): void {
  const before = notedOf(table);
  const values = [...(before?.values ?? []), value].slice(-MOST_VALUES);
  const lock = before?.lock ?? null;
  put(table, { commitment: before?.commitment ?? commitment, values, alone: before ? before.alone : alone, lock });
}

/** Note what all seats have committed to, before the reader's value is disclosed; the first note stays. */
export function noteLock(table: string, lock: string): void {
  const before = notedOf(table);
  if (before) put(table, { ...before, lock: before.lock ?? lock });
}

/** Forget the values: a player who leaves the seat withdraws the value. */
export function forgetValues(table: string): void {
  const before = notedOf(table);
  if (before) put(table, { ...before, values: [] });
}

function put(table: string, noted: Noted): void {
  const others = entries().filter(([known]) => known !== table);
  keep(KEY, [...others, [table, noted]].slice(-MOST_TABLES));
}
