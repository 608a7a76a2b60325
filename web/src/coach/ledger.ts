/** The ledger of luck and skill: where the points of each round come from (`foretell.coach.ledger`). */

import type { Mean } from "./masters.ts";
import { rounded, whole } from "./rounding.ts";

const SCALE = 1000;
const DIGITS = 3;

/** A complete round, by seat: the means of fresh deals, what masters make with these cards, and what was made. */
export interface RoundLuck {
  round: number;
  means: readonly Mean[];
  masters: readonly number[];
  points: readonly number[];
}

/** What a decision cost, in points, never below 0; `isBid`: it was made before the first card. */
export interface Cost {
  round: number;
  seat: number;
  isBid: boolean;
  lost: number;
}

/** Where a seat's points of a round come from; the parts add up.  In Wizard Extreme these are penalty points. */
export interface Entry {
  round: number;
  seat: number;
  points: number;
  /** What masters make here with fresh cards, on average, and half of the 95 % interval of that. */
  mean: number;
  mean_half: number;
  /** What masters at all seats make with these cards, less the mean. */
  cards: number;
  /** What the seat's own bids, and its other decisions, cost against the best ones by what it knew. */
  bids: number;
  play: number;
  /** The rest. */
  others: number;
}

/** The entries of these rounds; `sign`: -1 if points are penalties, to which losses add. */
export function ledgerOf(rounds: readonly RoundLuck[], costs: readonly Cost[], sign: number): Entry[] {
  const sums = new Map<string, number>();
  for (const { round, seat, isBid, lost } of costs) {
    const key = `${round} ${seat} ${isBid}`;
    sums.set(key, (sums.get(key) ?? 0) + lost);
  }
  const costed = (round: number, seat: number, isBid: boolean): number => -sign * whole(SCALE * (sums.get(`${round} ${seat} ${isBid}`) ?? 0)) + 0;
  return rounds.flatMap((luck) => luck.points.map((_, seat) => entryOf(luck, seat, costed(luck.round, seat, true), costed(luck.round, seat, false))));
}

function entryOf({ round, means, masters, points }: RoundLuck, seat: number, bids: number, play: number): Entry {
  const { points: usual, half } = means[seat] ?? { points: 0, half: 0 };
  const made = points[seat] ?? 0;
  const mean = whole(SCALE * usual);
  const cards = whole(SCALE * (masters[seat] ?? 0)) - mean;
  const others = SCALE * made - mean - cards - bids - play;
  const parts = { mean: mean / SCALE, cards: cards / SCALE, bids: bids / SCALE, play: play / SCALE, others: others / SCALE };
  return { round, seat, points: made, ...parts, mean_half: rounded(half, DIGITS) };
}
