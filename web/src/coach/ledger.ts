/** The ledger of luck and skill: where the points of each round come from (`foretell.coach.ledger`). */

import type { Mean } from "./masters.ts";
import { rounded, whole } from "./rounding.ts";

const SCALE = 1000;
const DIGITS = 3;

/** A complete round, by seat: the means of fresh deals, what masters score with these cards, and what was scored. */
export interface RoundLuck {
  round: number;
  means: readonly Mean[];
  masters: readonly number[];
  points: readonly number[];
}

/** What a decision cost in points, never below 0; `isBid`: it was made before the first card. */
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
  /** What masters score here with fresh cards on average, and half of its 95 % interval. */
  mean: number;
  mean_half: number;
  /** What masters at all seats score with these cards, minus the mean. */
  cards: number;
  /** What the seat's bids and its other decisions cost, compared with the best ones by what it knew. */
  bids: number;
  play: number;
  /** The rest. */
  others: number;
}

/** The effect of luck on a seat's round, in thousandths of a point, except for `half`. */
interface Lucky {
  round: number;
  seat: number;
  /** What was scored, in points. */
  points: number;
  mean: number;
  half: number;
  cards: number;
}

/** The entries of these rounds; `sign`: -1 if points are penalties, which losses increase. */
export function ledgerOf(rounds: readonly RoundLuck[], costs: readonly Cost[], sign: number): Entry[] {
  return entriesOf(rounds.flatMap(luckyOf), costs, sign);
}

/** The entries after decisions were judged again. */
export function ledgerAgain(entries: readonly Entry[], costs: readonly Cost[], sign: number): Entry[] {
  const lucky = entries.map(({ round, seat, points, mean, mean_half: half, cards }): Lucky => {
    return { round, seat, points, mean: whole(SCALE * mean), half, cards: whole(SCALE * cards) };
  });
  return entriesOf(lucky, costs, sign);
}

function luckyOf({ round, means, masters, points }: RoundLuck): Lucky[] {
  return points.map((made, seat) => {
    const { points: usual, half } = means[seat] ?? { points: 0, half: 0 };
    const mean = whole(SCALE * usual);
    return { round, seat, points: made, mean, half, cards: whole(SCALE * (masters[seat] ?? 0)) - mean };
  });
}

function entriesOf(lucky: readonly Lucky[], costs: readonly Cost[], sign: number): Entry[] {
  const sums = new Map<string, number>();
  for (const { round, seat, isBid, lost } of costs) {
    const key = `${round} ${seat} ${isBid}`;
    sums.set(key, (sums.get(key) ?? 0) + lost);
  }
  const costed = (round: number, seat: number, isBid: boolean): number => -sign * whole(SCALE * (sums.get(`${round} ${seat} ${isBid}`) ?? 0)) + 0;
  return lucky.map((one) => entryOf(one, costed(one.round, one.seat, true), costed(one.round, one.seat, false)));
}

function entryOf({ round, seat, points, mean, half, cards }: Lucky, bids: number, play: number): Entry {
  const others = SCALE * points - mean - cards - bids - play;
  const parts = { mean: mean / SCALE, cards: cards / SCALE, bids: bids / SCALE, play: play / SCALE, others: others / SCALE };
  return { round, seat, points, ...parts, mean_half: rounded(half, DIGITS) };
}
