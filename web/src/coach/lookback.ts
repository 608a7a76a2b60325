/** A look back in the format of the library's `LookBack.as_json()` (docs/coach.md), and what a page shows of it. */

import { COACH, LOOKBACK } from "../engine/numbers.ts";
import { isOfThird, type Why } from "../protocol/advice.ts";
import type { Class, Part } from "./classes.ts";
import type { Entry } from "./ledger.ts";

export const FORMAT = "foretell-lookback/1";
/** What judged the decisions that may be inaccuracies or worse: the nets, as a first answer, or whole rounds. */
export const FIRST = "nets" as const;
export const WHOLE = "deals" as const;

/** A choice among several moves, judged by what the seat knew. */
export interface Decision {
  round: number;
  /** The number of the move within its round, from 1. */
  move: number;
  seat: number;
  part: Part;
  /** The moves as records write them. */
  played: string;
  best: string;
  /** By how many points the best move is better, on average. */
  lost: number;
  class: Class;
  /** The average points of the round after each of the two moves; penalty points in Wizard Extreme. */
  points: number;
  best_points: number;
  /** If whole rounds judged: the number of deals, and half of the 95 % interval of `lost`, which is 0 if it is within that. */
  deals?: number;
  half?: number;
  /** From an inaccuracy up: the value of the better move and of the move made. */
  why?: Why;
  why_played?: Why;
}

/** The expected final totals after a number of moves in a round (0: just dealt), by seat. */
export interface Moment {
  round: number;
  move: number;
  expected: number[];
}

export interface LookBack {
  format: typeof FORMAT;
  /** The versions that judged: of the rules, the nets (with checksum) and the means of fresh deals. */
  rules: string;
  bot: string;
  stage?: typeof FIRST | typeof WHOLE;
  nets: string;
  luck: string;
  /** The version of judging; absent, like the stage, in look backs of versions that judged by the nets alone or by search. */
  judge?: string;
  game: { game: string; options: object };
  players: string[];
  decisions: Decision[];
  curve: Moment[];
  ledger: Entry[];
  /** How many decisions a deeper look has judged, and the number of deals for each. */
  depth?: { worlds: number; done: number; of: number };
  /** Why only part of the record was judged. */
  fault?: string;
}

/** Decisions of these classes cost nothing worth mentioning. */
const CHEAP: readonly Class[] = ["best", "fine"];

/** Whether a decision was good enough not to be mentioned. */
export const isCheap = (decision: Pick<Decision, "class">): boolean => CHEAP.includes(decision.class);

/** The decisions of a seat that are inaccuracies or worse; the worst first.  A card that both moves keep is no reason for one of them. */
export const costly = ({ decisions }: LookBack, seat: number): Decision[] =>
  decisions
    .filter((each) => each.seat === seat && !isCheap(each))
    .map(({ why, ...each }) => (why && !isOfThird(why, each.played) ? { ...each, why } : each))
    .sort((one, other) => other.lost - one.lost);

/** The points that these decisions lost. */
export const lostIn = (decisions: readonly Decision[]): number => decisions.reduce((sum, { lost }) => sum + lost, 0);

/** Whether this page would judge with other versions. */
export function isOutdated({ rules, nets, luck, judge, game }: LookBack): boolean {
  return judge !== LOOKBACK.judge || rules !== COACH.rules || luck !== LOOKBACK.luck || nets !== COACH.nets[game.game === "extreme" ? "extreme" : "wizard"];
}

/** The parts of a ledger entry besides the mean, in the order in which they are shown. */
export const PARTS = ["cards", "bids", "play", "others"] as const;
export type Shares = Record<"points" | "mean" | (typeof PARTS)[number], number>;

/** The sum of a seat's entries. */
export function summed(entries: readonly Entry[]): Shares {
  const sum = (name: keyof Shares): number => entries.reduce((total, entry) => total + Math.round(1000 * entry[name]), 0) / 1000;
  return { points: sum("points"), mean: sum("mean"), cards: sum("cards"), bids: sum("bids"), play: sum("play"), others: sum("others") };
}

/** Half of the 95 % interval of the sum of the entries' means. */
export const halfOf = (entries: readonly Entry[]): number => Math.hypot(...entries.map((entry) => entry.mean_half));
