/** Games on this device for pages that look back: their lines, and the replays of finished games. */

import { REFUSALS } from "../engine/numbers.ts";
import type { Line, Replay } from "../protocol/types.ts";
import { Refused } from "../server/http.ts";
import { tableOf } from "./games.ts";
import { replayOf } from "./record.ts";

/** A game to look back at. */
export interface Played {
  replay: Replay;
  /** The reader's seat. */
  you: number;
  /** When it was last played, in milliseconds since 1970. */
  at: number;
  /** Only the complete rounds of a game that is not over, so that nothing of the current one is revealed. */
  isOver: boolean;
}

/** The replay of a game; throws Refused if there is none, or if it is not over. */
export async function replayHere(id: string): Promise<Replay> {
  const table = await tableOf(id);
  if (!table.isOpen) throw new Refused(409, ...REFUSALS["not-over"]);
  return replayOf(table);
}

/** The seed of a finished game's deals; throws Refused like `replayHere`, and for a game that started in the middle. */
export async function seedHere(id: string): Promise<string> {
  const { isOpen, kept } = await tableOf(id);
  if (!isOpen) throw new Refused(409, ...REFUSALS["not-over"]);
  if (kept.given) throw new Refused(409, "given", "its first deals do not follow from a seed");
  return kept.seed;
}

/** The lines of a game as its player may see them; throws Refused if there is none. */
export async function linesHere(id: string): Promise<Line[]> {
  const table = await tableOf(id);
  return table.steps.map((step) => table.line(step, table.you));
}

/** The complete rounds of a game; throws Refused if there is none. */
export async function playedHere(id: string): Promise<Played> {
  const table = await tableOf(id);
  const replay = replayOf(table);
  const at = table.steps.at(-1)?.entry.at ?? 0;
  if (table.isOpen) return { replay, you: table.you, at, isOver: true };
  const dealt = replay.lines.findLastIndex(({ move }) => move === null);
  const record = replay.record as unknown as { rounds: { result?: object }[] };
  const complete = { ...record, rounds: record.rounds.filter(({ result }) => result) } as unknown as Replay["record"];
  return { replay: { ...replay, record: complete, lines: replay.lines.slice(0, Math.max(dealt, 0)) }, you: table.you, at, isOver: false };
}
