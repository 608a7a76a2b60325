/** Entries of a log that the server keeps, such as a tournament's or a club's. */

import { randomLetters } from "../browser/chance.ts";
import { Refused } from "./http.ts";

/** The most bytes of entries in a message, which leave room for the rest of it below the server's limit, and the most entries. */
const MOST_BYTES = 3300;
const MOST = 40;

/** An entry as it was written. */
export interface Entry {
  id: string;
  at: string;
  do: string;
  by?: string;
  [value: string]: unknown;
}

/** A new entry with the current time and a random id. */
export const newEntry = (does: string, values: Readonly<Record<string, unknown>>): Entry => ({
  ...{ id: randomLetters(8), at: new Date().toISOString().replace(/\.\d+/, ""), do: does },
  ...values,
});

/** As many of the first entries as fit into one message, but at least one. */
export function handful<E>(entries: readonly E[]): E[] {
  let room = MOST_BYTES;
  const utf8 = new TextEncoder();
  const fits = entries.slice(0, MOST).findIndex((entry) => (room -= utf8.encode(`${JSON.stringify(entry)},`).length) < 0);
  return entries.slice(0, fits === -1 ? MOST : Math.max(fits, 1));
}

/** The entries in parts that fit into a message each. */
export function* handfuls(entries: readonly Entry[]): Generator<[Entry, ...Entry[]]> {
  for (let rest = entries; rest.length > 0; ) {
    const some = handful(rest) as [Entry, ...Entry[]];
    rest = rest.slice(some.length);
    yield some;
  }
}

/** The document in a file's text; throws Refused if it is not JSON. */
export function documentIn(text: string): object | null {
  try {
    return JSON.parse(text) as object | null;
  } catch {
    throw new Refused(0, "not-json", "the file is not JSON");
  }
}

/** A value of an entry that is text; empty: it is not. */
export const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** The names of the settings that an entry changes. */
export const settingsIn = (entry: Entry): string[] => Object.keys((entry["set"] as object | undefined) ?? {});

/** The entry that this one cancels, as far as the log has it. */
export const undoneBy = (entry: Entry, log: readonly Entry[]): Entry | undefined =>
  entry.do === "undo" ? log.find(({ id }) => id === entry["entry"]) : undefined;

/** The ids of the entries in a log that were undone. */
export const undoneIn = (log: readonly Entry[]): Set<string> =>
  new Set(log.flatMap((entry) => (entry.do === "undo" ? [asText(entry["entry"])] : [])));
