/** What is kept of a game on this device, for pages that look back: its lines, and the replay of a finished game. */

import type { Line, Replay } from "../protocol/types.ts";
import { Refused } from "../server/http.ts";
import { tableOf } from "./games.ts";
import { replayOf } from "./record.ts";

/** The replay of a game; raises Refused if there is none, or if it is not over. */
export async function replayHere(id: string): Promise<Replay> {
  const table = await tableOf(id);
  if (!table.isOpen) throw new Refused(409, "not-over", "the game is not over");
  return replayOf(table);
}

/** The seed of a finished game's deals; raises Refused as `replayHere` does. */
export async function seedHere(id: string): Promise<string> {
  const { isOpen, kept } = await tableOf(id);
  if (!isOpen) throw new Refused(409, "not-over", "the game is not over");
  return kept.seed;
}

/** The lines of a game, as its player may see them; raises Refused if there is none. */
export async function linesHere(id: string): Promise<Line[]> {
  const table = await tableOf(id);
  return table.steps.map((step) => table.line(step, table.you));
}
