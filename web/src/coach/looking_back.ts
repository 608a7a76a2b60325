/** Looks back at a game on this device, by the same functions as the library (`foretell.coach.looking_back`). */

import type { Bots } from "../device/bots.ts";
import { Coach } from "../device/coach.ts";
import type { Engine, GameName } from "../device/engine.ts";
import { COACH, LOOKBACK } from "../device/numbers.ts";
import { wholeOptions } from "../device/options.ts";
import { optionsOf } from "../device/record.ts";
import { readHead } from "../record/head.ts";
import { parse } from "../record/json.ts";
import { Reading } from "../record/reading.ts";
import { anObject, RecordFault, type Fields, type Value } from "../record/values.ts";
import { ledgerOf } from "./ledger.ts";
import { FORMAT, type LookBack } from "./lookback.ts";
import { Watching } from "./watching.ts";

/** Told how many moves are judged, and how many there are. */
export type Progress = (done: number, all: number) => void;
/** Makes the engine of a game with its bots. */
export type Judges = (game: GameName) => Promise<{ engine: Engine; bots: Bots }>;

/**
 * Judge every decision of a record's text, by what the seat knew; with a fault, up to the fault.  Throws RecordFault for
 * what is no record, and rejects if the nets cannot be had.
 */
export async function lookBack(text: string, judges: Judges, progress: Progress = () => undefined): Promise<LookBack> {
  const data = anObject(parse(text), "a record");
  const head = readHead(data);
  const { engine, bots } = await judges(head.game.game);
  const { nets } = await bots.rooms();
  const coach = new Coach(engine, bots);
  const all = movesIn(data);
  let done = 0;
  const watching = new Watching(coach, nets, () => progress(Math.min(++done, all), all));
  const reading = new Reading(engine, head, watching);
  const fault = faultOf(() => reading.play(data));
  const { game, options } = optionsOf(wholeOptions(head.game), reading.rounds);
  return {
    format: FORMAT,
    rules: COACH.rules,
    bot: "master",
    nets: coach.nets,
    luck: LOOKBACK.luck,
    game: { game, options },
    players: [...head.players],
    decisions: watching.decisions,
    curve: watching.curve,
    ledger: ledgerOf(watching.rounds, watching.costs, watching.sign),
    ...(fault && { fault: fault.message }),
  };
}

/** The fault in a record at which something ends; null if there is none. */
function faultOf(what: () => void): RecordFault | null {
  try {
    what();
  } catch (fault) {
    if (fault instanceof RecordFault) return fault;
    throw fault;
  }
  return null;
}

/** How many moves a record has, as far as it is right. */
function movesIn(data: Fields): number {
  const lengthOf = (value: Value | undefined): number => (Array.isArray(value) ? value.length : 0);
  const stories = data.get("rounds");
  if (!Array.isArray(stories)) return 0;
  return stories.reduce((sum: number, story) => sum + (story instanceof Map ? lengthOf((story as Fields).get("moves")) : 0), 0);
}
