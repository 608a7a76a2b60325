/** Judges a decision of a game by what the seat knew (`foretell.coach.judging`). */

import type { Coach, Seen } from "../device/coach.ts";
import type { Engine } from "../device/engine.ts";
import { classOf, foretells, partOf } from "./classes.ts";
import type { Cost } from "./ledger.ts";
import { isCheap, type Decision } from "./lookback.ts";
import { rounded } from "./rounding.ts";

const DIGITS = 3;

/** A choice that a seat had, and what it made of it. */
export interface Asked {
  seen: Seen;
  /** Which of the legal moves it made. */
  k: number;
  round: number;
  move: number;
  seat: number;
  /** B5: the predictions, as far as the seat remembers them. */
  foretold: readonly number[];
  /** What the nets expect of each move; more are better in either game. */
  points: Float64Array;
}

/** -1 if points are penalties. */
export const signOf = (engine: Engine): number => (engine.game === "extreme" ? -1 : 1);

/** The decision, by these estimates of all legal moves (more points are better); `nets`: the address of the nets, for reasons. */
export function decisionOf(coach: Coach, asked: Asked, points: Float64Array, nets: number): Decision {
  const { engine } = coach;
  const { seen, k, round, move, seat } = asked;
  const best = bestOf(points, k);
  const part = partOf(phaseOf(engine, asked));
  const lost = lostBy(points, k);
  const named = (place: number): string => engine.tables.moves[seen.codes[place] ?? -1] ?? "";
  const worth = (place: number): number => rounded(signOf(engine) * (points[place] ?? 0), DIGITS);
  const kind = classOf(engine.game, part, lost);
  const [why, why_played] = isCheap({ class: kind }) ? [] : coach.explain(seen, points, nets, [best, k]);
  const played = { round, move, seat, part, played: named(k), best: named(best), lost: rounded(lost, DIGITS), class: kind };
  return { ...played, points: worth(k), best_points: worth(best), ...(why && why_played && { why, why_played }) };
}

/** What a decision adds to the ledger. */
export function costOf(engine: Engine, asked: Asked, points: Float64Array): Cost {
  const { round, seat, k } = asked;
  return { round, seat, isBid: foretells(phaseOf(engine, asked)), lost: lostBy(points, k) };
}

const phaseOf = (engine: Engine, { seen }: Asked): string => engine.tables.phases[seen.view.number("phase")] ?? "";

/** The best move; of equals the one that was made. */
function bestOf(points: Float64Array, k: number): number {
  const most = Math.max(...points);
  return (points[k] ?? 0) >= most ? k : points.indexOf(most);
}

const lostBy = (points: Float64Array, k: number): number => (points[bestOf(points, k)] ?? 0) - (points[k] ?? 0);
