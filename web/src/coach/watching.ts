/** Watches a game for the look back: judges decisions by the nets, follows expectations, keeps each round's luck (`foretell.coach.watching`). */

import type { Bots } from "../device/bots.ts";
import type { Coach } from "../device/coach.ts";
import type { Engine } from "../device/engine.ts";
import { LOOKBACK } from "../device/numbers.ts";
import type { Watcher } from "../record/reading.ts";
import { classOf, foretells, partOf } from "./classes.ts";
import type { Cost, RoundLuck } from "./ledger.ts";
import type { Decision, Moment } from "./lookback.ts";
import { Luck } from "./luck.ts";
import { Masters, type Mean } from "./masters.ts";
import { rounded } from "./rounding.ts";

const DIGITS = 3;

export class Watching implements Watcher {
  readonly decisions: Decision[] = [];
  readonly costs: Cost[] = [];
  readonly rounds: RoundLuck[] = [];
  readonly curve: Moment[] = [];
  /** -1 if points are penalties. */
  readonly sign: number;
  readonly #engine: Engine;
  readonly #bots: Bots;
  readonly #masters: Masters;
  readonly #luck: Luck;
  #means: readonly Mean[] = [];
  #ofMasters: readonly number[] = [];
  /** By seat, the points expected of this round, and of all that follow. */
  #expected: number[] = [];
  #coming: number[] = [];

  /** `nets`: the address of the nets; `tick`: called after each move. */
  constructor(
    private readonly coach: Coach,
    private readonly nets: number,
    private readonly tick: () => void,
  ) {
    this.#engine = coach.engine;
    this.#bots = coach.bots;
    this.#masters = new Masters(coach.engine, nets);
    this.#luck = new Luck(coach.engine, this.#masters, coach.nets);
    this.sign = coach.engine.game === "extreme" ? -1 : 1;
  }

  /** What masters make of the round, and what is expected before anybody has moved. */
  dealt(): void {
    const { state } = this.#engine;
    const round = state.number("round");
    this.#means = this.#luck.means(round);
    this.#ofMasters = this.#masters.finish();
    this.#expected = this.#means.map(({ points }) => points);
    this.#coming = this.#means.map(() => 0);
    const last = Math.min(this.#engine.state.number("rounds"), LOOKBACK.mostRounds);
    for (let number = round + 1; number <= last; number++) {
      this.#luck.means(number).forEach(({ points }, seat) => (this.#coming[seat] = (this.#coming[seat] ?? 0) + points));
    }
    this.#addMoment(0);
  }

  /** Judge a move. */
  asked(code: number, [round, move]: readonly [number, number]): void {
    const engine = this.#engine;
    const seat = engine.state.number("turn");
    const view = engine.look(seat);
    const codes = engine.legal(view);
    const { points } = this.#bots.judge(codes.length);
    const k = Math.max(codes.indexOf(code), 0); // V4: the seat has not seen its only card
    this.#expected[seat] = this.sign * (points[k] ?? 0);
    if (codes.length > 1) {
      const phase = engine.tables.phases[view.number("phase")] ?? "";
      const best = (points[k] ?? 0) >= Math.max(...points) ? k : points.indexOf(Math.max(...points));
      const lost = (points[best] ?? 0) - (points[k] ?? 0);
      const part = partOf(phase);
      this.costs.push({ round, seat, isBid: foretells(phase), lost });
      const kind = classOf(engine.game, part, lost);
      const named = (place: number): string => engine.tables.moves[codes[place] ?? -1] ?? "";
      const worth = (place: number): number => rounded(this.sign * (points[place] ?? 0), DIGITS);
      const decision = { round, move, seat, part, played: named(k), best: named(best), lost: rounded(lost, DIGITS), class: kind };
      const whys = kind === "best" || kind === "fine" ? null : this.coach.explain({ view, codes }, points, this.nets);
      const [why, why_played] = [whys?.[best], whys?.[k]];
      this.decisions.push({ ...decision, points: worth(k), best_points: worth(best), ...(why && why_played && { why, why_played }) });
    }
    this.#addMoment(move);
    this.tick();
  }

  /** A round is complete: what was expected of it is known now. */
  ended(): void {
    const { state } = this.#engine;
    const points = state.list("score", this.#means.length);
    this.rounds.push({ round: state.number("round"), means: this.#means, masters: this.#ofMasters, points });
    this.#expected = points.map(() => 0);
    const last = this.curve.pop();
    if (last) this.#addMoment(last.move);
  }

  /** What is expected now, together with the points of the rounds that are complete. */
  #addMoment(move: number): void {
    const { state } = this.#engine;
    if (state.number("rounds") > LOOKBACK.mostRounds) return;
    const totals = state.list("total", this.#expected.length);
    const expected = totals.map((total, seat) => rounded(total + (this.#expected[seat] ?? 0) + (this.#coming[seat] ?? 0), 1));
    this.curve.push({ round: state.number("round"), move, expected });
  }
}
