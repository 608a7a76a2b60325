/** Writing entries of a tournament. */

import { token } from "../pad/writing.ts";
import type { Entry } from "./model.ts";

/** As many entries as a message may have. */
const MOST_AT_ONCE = 100;

/** A new entry with the current time and a random id. */
export const newEntry = (does: string, values: Readonly<Record<string, unknown>>): Entry => ({
  ...{ id: token(8), at: new Date().toISOString().replace(/\.\d+/, ""), do: does },
  ...values,
});

/** The entries in parts that fit into a message each. */
export function* handfuls(entries: readonly Entry[]): Generator<[Entry, ...Entry[]]> {
  for (let from = 0; from < entries.length; from += MOST_AT_ONCE) yield entries.slice(from, from + MOST_AT_ONCE) as [Entry, ...Entry[]];
}
