import { isDevice } from "../../browser/ids.ts";
import { listed } from "../../device/listed.ts";
import type { OwnTable, OwnTables } from "../../protocol/types.ts";
import { get, Refused } from "../../server/http.ts";
import { eveningOf, gamesUpTo, type Evening } from "./evening.ts";

const ownOf = (table: string): Promise<readonly OwnTable[]> =>
  isDevice(table) ? listed() : get<OwnTables>("/me/tables").then(({ tables }) => tables);

/** The evening up to a table, by the reader's own tables; without games where they cannot be read. */
export async function eveningAt(table: string): Promise<Evening> {
  const own = await ownOf(table).catch((raised: unknown) => {
    if (!(raised instanceof Refused)) throw raised;
    return [];
  });
  return eveningOf(gamesUpTo(table, own));
}
