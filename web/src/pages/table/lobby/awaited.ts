/** Who played before at a table of a rematch, and has not come yet. */

import type { OwnTables, TableView } from "../../../protocol/types.ts";
import { get, Refused } from "../../../server/http.ts";

/** The names of the other people in the game before; nobody's if this is the first game, or it cannot be seen. */
export async function playedBefore(table: string): Promise<string[]> {
  try {
    const { tables } = await get<OwnTables>("/me/tables");
    const before = tables.find((each) => each.table === table)?.rematch_of;
    if (!before) return [];
    const { seats, you } = await get<TableView>(`/tables/${before}`);
    return seats.filter((seat, number) => seat.owned && number !== you).map(({ name }) => name);
  } catch (raised) {
    if (raised instanceof Refused) return [];
    throw raised;
  }
}
