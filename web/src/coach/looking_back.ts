/** Looks back at a game on this device, by the same functions as the library (`foretell.coach.looking_back`). */

import type { Bots } from "../bots/bots.ts";
import { Coach } from "../bots/coach.ts";
import { optionsOf } from "../device/record.ts";
import type { Engine, GameName } from "../engine/engine.ts";
import { COACH, LOOKBACK } from "../engine/numbers.ts";
import { wholeOptions } from "../engine/options.ts";
import { readHead } from "../record/head.ts";
import { parse } from "../record/json.ts";
import { Reading } from "../record/reading.ts";
import { anObject, RecordFault, type Fields, type Value } from "../record/values.ts";
import { judgedAgain, type Found, type Judged, type Wanted } from "./by_deals.ts";
import { costOf, decisionOf, lostBy, signOf, type Asked } from "./judging.ts";
import { ledgerOf } from "./ledger.ts";
import { FIRST, FORMAT, type Decision, type LookBack } from "./lookback.ts";
import { Luck } from "./luck.ts";
import { Masters } from "./masters.ts";
import { curveOf, luckOf, mastersMake, meansOf, numbersOf } from "./reckoning.ts";
import { Watching } from "./watching.ts";

/** Creates a game's engine and its bots. */
export type Judges = (game: GameName) => Promise<{ engine: Engine; bots: Bots }>;

/** Callbacks for progress. */
export interface Listener {
  /** The number of steps done, of all; it restarts after each `found`. */
  progress?: (done: number, all: number) => void;
  /**
   * The result so far: first the decisions, without curve and ledger; then, if there is no table, everything by few fresh
   * deals; then, with verdicts, the complete first answer, and again after each decision that whole rounds judge.
   */
  found?: (sofar: LookBack, verdicts: readonly Found[] | null) => void;
}

/** How many fresh deals are first made for each kind of round without a table. */
const AT_FIRST = 60;

/** A game read up to its first fault. */
interface Read extends Judged {
  /** The look back without decisions, curve and ledger. */
  head: LookBack;
  /** How many rounds the game has. */
  rounds: number;
}

/**
 * Read a record's text, and ask the nets about every move; `judge` is called with each choice.  Throws RecordFault if it is
 * not a record, and rejects if the nets are unavailable.
 */
async function read(text: string, judges: Judges, judge: (asked: Asked, coach: Coach, nets: number) => void, { progress }: Listener): Promise<Read> {
  const data = anObject(parse(text), "a record");
  const given = readHead(data);
  const { engine, bots } = await judges(given.game.game);
  const { nets } = await bots.rooms();
  const coach = new Coach(engine, bots);
  const tick = ticking(movesIn(data), progress);
  const watching = new Watching(coach, (asked) => judge(asked, coach, nets), tick);
  const reading = new Reading(engine, given, watching);
  const fault = faultOf(() => reading.play(data));
  const { rounds } = reading;
  const { game, options } = optionsOf(wholeOptions(given.game), rounds);
  const versions = { rules: COACH.rules, bot: "master", stage: FIRST, nets: coach.nets, luck: LOOKBACK.luck, judge: LOOKBACK.judge };
  const empty = { decisions: [], curve: [], ledger: [] };
  const head: LookBack = { format: FORMAT, ...versions, game: { game, options }, players: [...given.players], ...empty, ...(fault && { fault: fault.message }) };
  return { coach, nets, watching, head, rounds };
}

/**
 * Judge every decision in a record's text by what the seat knew, up to the first fault.  `earlier`: a look back of the same
 * versions, whose curve and luck are reused.  Fails like `read`.
 */
export async function lookBack(text: string, wanted: Wanted, judges: Judges, listener: Listener = {}, earlier: LookBack | null = null): Promise<LookBack> {
  const decisions: Decision[] = [];
  const judge = (asked: Asked, coach: Coach, nets: number): void => void decisions.push(decisionOf(coach, asked, nets));
  const game = await read(text, judges, judge, listener);
  const found = { ...game.head, decisions };
  if (!earlier) listener.found?.(found, null);
  const first = earlier ? { ...found, curve: earlier.curve, ledger: earlier.ledger } : reckoned(found, game, listener);
  return judgedAgain(game, first, wanted, (sofar, verdicts) => listener.found?.(sofar, verdicts));
}

/** The look back with curve and ledger. */
function reckoned(found: LookBack, { coach, nets, watching, rounds }: Read, { progress, found: tell }: Listener): LookBack {
  const { engine } = coach;
  const costs = watching.choices.map((asked) => costOf(engine, asked, lostBy(asked)));
  const dealt = watching.rounds;
  const masters = new Masters(engine, nets);
  const steps = numbersOf(dealt, rounds).length;
  const first = ticking(steps + dealt.length, progress);
  const made = mastersMake(engine, masters, dealt, first);
  const by = (luck: Luck, tick: () => void): LookBack => {
    const means = meansOf(engine, luck, dealt, rounds, tick);
    return { ...found, curve: curveOf(dealt, means, rounds), ledger: ledgerOf(luckOf(dealt, means, made), costs, signOf(engine)) };
  };
  const roughly = new Luck(engine, masters, coach.nets, AT_FIRST);
  const rough = by(roughly, first);
  if (!roughly.isFresh) return rough;
  tell?.(rough, null);
  return by(new Luck(engine, masters, coach.nets), ticking(steps, progress));
}

/** Counts steps up to a number. */
function ticking(all: number, progress: Listener["progress"]): () => void {
  let done = 0;
  return () => progress?.(Math.min(++done, all), all);
}

/** The fault in a record that ends something; null if there is none. */
function faultOf(what: () => void): RecordFault | null {
  try {
    what();
  } catch (fault) {
    if (fault instanceof RecordFault) return fault;
    throw fault;
  }
  return null;
}

/** How many moves a record has, up to its first fault. */
function movesIn(data: Fields): number {
  const lengthOf = (value: Value | undefined): number => (Array.isArray(value) ? value.length : 0);
  const stories = data.get("rounds");
  if (!Array.isArray(stories)) return 0;
  return stories.reduce((sum: number, story) => sum + (story instanceof Map ? lengthOf((story as Fields).get("moves")) : 0), 0);
}
