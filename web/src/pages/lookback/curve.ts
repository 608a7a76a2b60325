/** The curve of a look back as lines of a chart and as a table. */

import type { Moment } from "../../coach/lookback.ts";

type Point = [round: number, points: number];

/** The expected totals of each seat; a round's moves are between it and the previous round. */
export function linesOf(curve: readonly Moment[], seats: number): Point[][] {
  const last = lastMoves(curve);
  const shown = curve.filter(({ round, move }, place) => place === 0 || move > 0 || round === curve[0]?.round);
  const at = ({ round, move }: Moment): number => round - 1 + move / Math.max(last.get(round)?.move ?? 1, 1);
  return Array.from({ length: seats }, (_, seat) => shown.map((moment): Point => [at(moment), moment.expected[seat] ?? 0]));
}

/** The expectation after each round. */
export const rowsOf = (curve: readonly Moment[]): Moment[] => [...lastMoves(curve).values()];

const lastMoves = (curve: readonly Moment[]): Map<number, Moment> => new Map(curve.map((moment) => [moment.round, moment]));
