/** What the phones of people send to the server. */

import { keep, kept } from "../../../browser/storage.ts";
import { token } from "../../../pad/writing.ts";
import type { Ack, JoinedTournament, TournamentTable } from "../../../protocol/types.ts";
import { get } from "../../../server/http.ts";
import { postKnown } from "../../../words/guests.ts";

const pathOf = (watch: string, rest: string): string => `/tournaments/${encodeURIComponent(watch)}${rest}`;
const tablePath = (watch: string, code: string): string => pathOf(watch, `/tables/${encodeURIComponent(code)}`);

/** Take part under a name; returns the person's id.  Throws Refused. */
export const join = async (watch: string, name: string): Promise<string> =>
  (await postKnown<JoinedTournament>(pathOf(watch, "/join"), { id: token(8), name })).person;

/** The table with this code on its card; throws Refused. */
export const tableAt = (watch: string, code: string): Promise<TournamentTable> => get(tablePath(watch, code));

/** What a phone at a table does: each names the round or the result that it means. */
export type AtTable =
  | { type: "hand-in"; round: number; points?: Record<string, number | null> }
  | { type: "confirm"; result: string }
  | { type: "dispute"; round: number; text: string };

/** Do something at a table; throws Refused. */
export const doAtTable = (watch: string, code: string, command: AtTable): Promise<Ack> =>
  postKnown(`${tablePath(watch, code)}/commands`, { ...command, id: token(8) });

const CARDS = "foretell-tournament-tables";

/** The table as it was last seen on this device, for when the server is unreachable. */
export function keptTable(watch: string, code: string): TournamentTable | null {
  const found = kept(CARDS) as { watch?: unknown; code?: unknown; table?: TournamentTable } | null;
  return found?.watch === watch && found.code === code && found.table ? found.table : null;
}

/** Remember the table; only the latest one is kept. */
export const keepTable = (watch: string, code: string, table: TournamentTable): void => keep(CARDS, { watch, code, table });
