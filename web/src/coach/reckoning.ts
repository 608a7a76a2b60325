/** Computes luck and the curve once all moves are judged: what masters score with each deal, and what to expect after each move. */

import type { Engine } from "../engine/engine.ts";
import { LOOKBACK } from "../engine/numbers.ts";
import type { RoundLuck } from "./ledger.ts";
import type { Moment } from "./lookback.ts";
import type { Luck } from "./luck.ts";
import type { Masters, Mean } from "./masters.ts";
import { rounded } from "./rounding.ts";
import type { Dealt } from "./watching.ts";

/** The means of fresh deals by seat, by number of the round. */
type Means = ReadonlyMap<number, readonly Mean[]>;

/** The last round whose mean the curve uses; 0: the game is too long for a curve. */
const lastOf = (rounds: number): number => (rounds <= LOOKBACK.mostRounds ? rounds : 0);

/** The rounds of a game whose means are needed. */
export function numbersOf(dealt: readonly Dealt[], rounds: number): number[] {
  const [first] = dealt;
  if (!first) return [];
  const later = Math.max(lastOf(rounds) - first.round + 1, 0);
  const all = new Set([...dealt.map(({ round }) => round), ...Array.from({ length: later }, (_, n) => first.round + n)]);
  return [...all].sort((one, other) => one - other);
}

/** The means of these rounds; `tick` is called after each. */
export function meansOf(engine: Engine, luck: Luck, dealt: readonly Dealt[], rounds: number, tick: () => void): Means {
  const [first] = dealt;
  if (first) engine.restore(first.state);
  return new Map(
    numbersOf(dealt, rounds).map((number) => {
      const means = luck.means(number);
      tick();
      return [number, means];
    }),
  );
}

/** What masters score in each complete round; `tick` is called after each round. */
export function mastersMake(engine: Engine, masters: Masters, dealt: readonly Dealt[], tick: () => void): number[][] {
  return dealt.map(({ state, points }) => {
    engine.restore(state);
    const made = points ? masters.finish() : [];
    tick();
    return made;
  });
}

/** The complete rounds, for the ledger. */
export function luckOf(dealt: readonly Dealt[], means: Means, made: readonly (readonly number[])[]): RoundLuck[] {
  return dealt.flatMap(({ round, points }, place) => (points ? [{ round, means: means.get(round) ?? [], masters: made[place] ?? [], points }] : []));
}

/** The expected final total of each seat after each move. */
export function curveOf(dealt: readonly Dealt[], means: Means, rounds: number): Moment[] {
  const last = lastOf(rounds);
  return last ? dealt.flatMap((round) => momentsOf(round, means, last)) : [];
}

function momentsOf({ round, totals, moves, points }: Dealt, means: Means, last: number): Moment[] {
  const expected = (means.get(round) ?? []).map((mean) => mean.points);
  const coming = totals.map(() => 0);
  for (let number = round + 1; number <= last; number++) {
    means.get(number)?.forEach((mean, seat) => (coming[seat] = (coming[seat] ?? 0) + mean.points));
  }
  const moment = (move: number, sums: readonly number[], of: readonly number[]): Moment => {
    const now = sums.map((total, seat) => rounded(total + (of[seat] ?? 0) + (coming[seat] ?? 0), 1));
    return { round, move, expected: now };
  };
  const found = [moment(0, totals, expected)];
  moves.forEach(({ seat, expected: points }, place) => {
    expected[seat] = points;
    found.push(moment(place + 1, totals, expected));
  });
  if (points) found.splice(-1, 1, moment(moves.length, totals.map((total, seat) => total + (points[seat] ?? 0)), []));
  return found;
}
