/** Judges a decision by what the seat knew (`foretell.coach.judging`). */

import type { Coach } from "../bots/coach.ts";
import type { Engine } from "../engine/engine.ts";
import { classOf, foretells, partOf } from "./classes.ts";
import type { Cost } from "./ledger.ts";
import { isCheap, type Decision } from "./lookback.ts";
import { rounded } from "./rounding.ts";
import type { Choice, Verdict } from "./verdicts.ts";

const DIGITS = 3;
/** The minimal distance between the move that a verdict calls best and all others. */
const BEHIND = 0.001;

/** A choice, and how the nets judge it. */
export interface Asked extends Choice {
  round: number;
  move: number;
  seat: number;
  /** What the nets expect of each move; more is better, in both games. */
  points: Float64Array;
}

/** -1 if points are penalties. */
export const signOf = (engine: Engine): number => (engine.game === "extreme" ? -1 : 1);

/** The decision as judged by the nets at this address. */
export function decisionOf(coach: Coach, asked: Asked, nets: number): Decision {
  const { engine } = coach;
  const { points, k, round, move, seat } = asked;
  const best = bestOf(asked);
  const part = partOf(phaseOf(engine, asked));
  const lost = lostBy(asked);
  const played = { round, move, seat, part, played: nameOf(engine, asked, k), best: nameOf(engine, asked, best) };
  const decision: Decision = {
    ...played,
    lost: rounded(lost, DIGITS),
    class: classOf(engine.game, part, lost),
    points: worthOf(engine, points[k]),
    best_points: worthOf(engine, points[best]),
  };
  return withReasons(coach, decision, asked, points, best, nets);
}

/** A decision that the nets judged, now judged by a verdict from deals. */
export function judgedBy(coach: Coach, asked: Asked, decision: Decision, { best, deals, lost, half, points, bestPoints }: Verdict, nets: number): Decision {
  const { engine } = coach;
  const { why: _, why_played: __, ...rest } = decision;
  const again: Decision = {
    ...rest,
    best: nameOf(engine, asked, best),
    lost: rounded(lost, DIGITS),
    class: classOf(engine.game, decision.part, lost),
    points: worthOf(engine, points),
    best_points: worthOf(engine, bestPoints),
    deals,
    half: rounded(half, DIGITS),
  };
  const told = asked.points.map((one) => Math.min(one, bestPoints - BEHIND));
  [told[asked.k], told[best]] = [points, bestPoints];
  return withReasons(coach, again, asked, told, best, nets);
}

/**
 * The decision with reasons for the best move and for the move made, if it needs them. That the best is as good as another, which a verdict may
 * not have tried, is no reason to have made it.
 */
function withReasons(coach: Coach, decision: Decision, { seen, k }: Asked, points: Float64Array, best: number, nets: number): Decision {
  if (isCheap(decision)) return decision;
  const [why, why_played] = coach.explain(seen, points, nets, [best, k]);
  return { ...decision, ...(why && why.kind !== "even" && { why }), ...(why_played && { why_played }) };
}

const nameOf = (engine: Engine, { seen }: Asked, place: number): string => engine.tables.moves[seen.codes[place] ?? -1] ?? "";

/** Points as the game counts them. */
const worthOf = (engine: Engine, points = 0): number => rounded(signOf(engine) * points, DIGITS);

/** What a decision that lost this many points adds to the ledger. */
export function costOf(engine: Engine, asked: Asked, lost: number): Cost {
  const { round, seat } = asked;
  return { round, seat, isBid: foretells(phaseOf(engine, asked)), lost };
}

const phaseOf = (engine: Engine, { seen }: Asked): string => engine.tables.phases[seen.view.number("phase")] ?? "";

/** The best move by the nets; among equals, the move that was made. */
function bestOf({ points, k }: Asked): number {
  const most = Math.max(...points);
  return (points[k] ?? 0) >= most ? k : points.indexOf(most);
}

/** The points that a decision lost, by the nets. */
export const lostBy = (asked: Asked): number => (asked.points[bestOf(asked)] ?? 0) - (asked.points[asked.k] ?? 0);
