/**
 * What the reader saw of a table's shuffle before the server heard what they add to it.  The browser keeps it, and the
 * page about fair deals compares it with the record: a server that has chosen its secret afterwards is found out.
 */

import { keep, kept } from "../app/storage.ts";

export interface Noted {
  /** As the server showed it first; whatever it shows later does not replace it. */
  commitment: string;
  /** What the reader has sent, latest last; which of it counts depends on when the game began. */
  values: readonly string[];
  /** The reader's seat, where all the others are bots', so that nobody else adds anything; else null. */
  alone: number | null;
}

const KEY = "foretell-noted";
const MOST_TABLES = 200;
const MOST_VALUES = 16;

type Entry = readonly [table: string, noted: Noted];

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value) || typeof value[0] !== "string") return false;
  const { commitment, values, alone } = (value[1] ?? {}) as Partial<Noted>;
  return typeof commitment === "string" && isTexts(values) && (alone === null || Number.isInteger(alone));
}

function entries(): Entry[] {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter(isEntry) : [];
}

/** What was noted of a table; null where nothing was. */
export const notedOf = (table: string): Noted | null => entries().find(([known]) => known === table)?.[1] ?? null;

/** Note what the server has promised, and what it is about to hear. */
export function note(table: string, commitment: string, value: string, alone: number | null = null): void {
  const before = notedOf(table);
  const values = [...(before?.values ?? []), value].slice(-MOST_VALUES);
  put(table, { commitment: before?.commitment ?? commitment, values, alone: before ? before.alone : alone });
}

/** A player who leaves the seat takes back the added word. */
export function forgetValues(table: string): void {
  const before = notedOf(table);
  if (before) put(table, { ...before, values: [] });
}

function put(table: string, noted: Noted): void {
  const others = entries().filter(([known]) => known !== table);
  keep(KEY, [...others, [table, noted]].slice(-MOST_TABLES));
}
