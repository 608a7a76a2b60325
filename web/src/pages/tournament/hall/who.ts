/** Who the reader is in the tournaments that they followed on this device. */

import { keep, kept } from "../../../browser/storage.ts";
import { token } from "../../../pad/writing.ts";
import type { JoinedTournament } from "../../../protocol/types.ts";
import { postKnown } from "../../../words/guests.ts";

const KEY = "foretell-tournament-people";
/** The oldest are forgotten. */
const MOST = 50;

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "string");

function pairs(): [string, string][] {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter(isPair) : [];
}

/** The person that the reader chose in a tournament, by its key for watching; null if none. */
export const who = (watch: string): string | null => pairs().find(([key]) => key === watch)?.[1] ?? null;

/** Remember who the reader is in a tournament, or (null) forget it. */
export function keepWho(watch: string, person: string | null): void {
  const others = pairs().filter(([key]) => key !== watch);
  keep(KEY, person === null ? others : [...others, [watch, person] as [string, string]].slice(-MOST));
}

/** Take part under a name; returns the person's id.  Throws Refused. */
export const join = async (watch: string, name: string): Promise<string> =>
  (await postKnown<JoinedTournament>(`/tournaments/${encodeURIComponent(watch)}/join`, { id: token(8), name })).person;
