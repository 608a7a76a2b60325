/** A look back as the library's `LookBack.as_json()` has it (docs/coach.md), and what a page tells of it. */

import { COACH, LOOKBACK } from "../engine/numbers.ts";
import type { Why } from "../protocol/advice.ts";
import type { Class, Part } from "./classes.ts";
import type { Entry } from "./ledger.ts";

export const FORMAT = "foretell-lookback/1";
/** Who has judged what may be inaccuracies or worse: the nets, as a first answer, or whole rounds. */
export const FIRST = "nets" as const;
export const WHOLE = "deals" as const;

/** A decision among several moves, judged by what the seat knew. */
export interface Decision {
  round: number;
  /** The number of the move in its round, from 1. */
  move: number;
  seat: number;
  part: Part;
  /** The moves as records write them. */
  played: string;
  best: string;
  /** By how many points the best move is better on average. */
  lost: number;
  class: Class;
  /** The average points of the round after either move; in Wizard Extreme penalty points. */
  points: number;
  best_points: number;
  /** Where whole rounds have judged: in how many deals, and half of the 95 % interval of `lost`, which is 0 if it lies within that. */
  deals?: number;
  half?: number;
  /** From an inaccuracy on: what the better move is worth, and the one made. */
  why?: Why;
  why_played?: Why;
}

/** What the final totals are expected to be after a number of moves of a round (0: dealt), by seat. */
export interface Moment {
  round: number;
  move: number;
  expected: number[];
}

export interface LookBack {
  format: typeof FORMAT;
  /** The versions that judged: of the rules, of the nets with their checksum, of the means of fresh deals. */
  rules: string;
  bot: string;
  stage?: typeof FIRST | typeof WHOLE;
  nets: string;
  luck: string;
  /** The version of judging; none, and no stage: it was kept by a version that judged by the nets alone, or by search. */
  judge?: string;
  game: { game: string; options: object };
  players: string[];
  decisions: Decision[];
  curve: Moment[];
  ledger: Entry[];
  /** How far a deeper look has judged the decisions, with how many deals for each. */
  depth?: { worlds: number; done: number; of: number };
  /** Why the record was judged only up to some place. */
  fault?: string;
}

/** Decisions of these classes have cost nothing that is worth a word. */
const CHEAP: readonly Class[] = ["best", "fine"];

/** Whether a decision was good enough to need no word. */
export const isCheap = (decision: Pick<Decision, "class">): boolean => CHEAP.includes(decision.class);

/** The decisions of a seat that are at least inaccuracies; the worst first. */
export const costly = ({ decisions }: LookBack, seat: number): Decision[] =>
  decisions.filter((each) => each.seat === seat && !isCheap(each)).sort((one, other) => other.lost - one.lost);

/** The points that these decisions have lost. */
export const lostIn = (decisions: readonly Decision[]): number => decisions.reduce((sum, { lost }) => sum + lost, 0);

/** Whether this page would judge by other versions. */
export function isOutdated({ rules, nets, luck, judge, game }: LookBack): boolean {
  return judge !== LOOKBACK.judge || rules !== COACH.rules || luck !== LOOKBACK.luck || nets !== COACH.nets[game.game === "extreme" ? "extreme" : "wizard"];
}

/** The parts of an entry of the ledger besides the mean, in the order in which they are told. */
export const PARTS = ["cards", "bids", "play", "others"] as const;
export type Shares = Record<"points" | "mean" | (typeof PARTS)[number], number>;

/** What a seat's entries add up to. */
export function summed(entries: readonly Entry[]): Shares {
  const sum = (name: keyof Shares): number => entries.reduce((total, entry) => total + Math.round(1000 * entry[name]), 0) / 1000;
  return { points: sum("points"), mean: sum("mean"), cards: sum("cards"), bids: sum("bids"), play: sum("play"), others: sum("others") };
}

/** Half of the 95 % interval of the sum of these entries' means. */
export const halfOf = (entries: readonly Entry[]): number => Math.hypot(...entries.map((entry) => entry.mean_half));
