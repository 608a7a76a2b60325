/** Watches a game for the look back: asks the nets about every move, and keeps the data for luck (`foretell.coach.watching`). */

import { calibrated } from "../bots/calibration.ts";
import type { Coach } from "../bots/coach.ts";
import { sealsNow } from "../engine/sheet.ts";
import type { Watcher } from "../record/reading.ts";
import { signOf, type Asked } from "./judging.ts";

/** A round as it was dealt, and what followed. */
export interface Dealt {
  round: number;
  /** The engine's state after the deal. */
  state: Uint8Array;
  /** The points of the earlier rounds, by seat. */
  totals: number[];
  /** What the seat expects of the round after each of its moves. */
  moves: { seat: number; expected: number }[];
  /** The points scored by seat; null: the round is incomplete. */
  points: number[] | null;
}

/** The cards of a hand in Wizard Extreme. */
const CARDS_EACH = 15;

export class Watching implements Watcher {
  readonly choices: Asked[] = [];
  readonly rounds: Dealt[] = [];
  #foretold: readonly number[] = [];

  /** `judge` is called with each choice, `tick` after each move. */
  constructor(
    private readonly coach: Coach,
    private readonly judge: (asked: Asked) => void,
    private readonly tick: () => void,
  ) {}

  dealt(): void {
    const { engine } = this.coach;
    const { state } = engine;
    const totals = state.list("total", state.number("seats"));
    this.rounds.push({ round: state.number("round"), state: engine.save(), totals, moves: [], points: null });
    this.#foretold = [];
  }

  /** Ask the nets about a move. */
  asked(code: number, [round, move]: readonly [number, number]): void {
    const { engine, bots } = this.coach;
    const seat = engine.state.number("turn");
    const foretold = this.#remembered();
    const view = engine.look(seat);
    const codes = engine.legal(view);
    const points = calibrated(engine, view, bots.judge(codes.length).points);
    const k = Math.max(codes.indexOf(code), 0); // V4: the seat has not seen its only card
    this.rounds.at(-1)?.moves.push({ seat, expected: signOf(engine) * (points[k] ?? 0) });
    if (codes.length > 1) {
      const asked = { seen: { view, codes }, k, round, move, seat, foretold, points };
      this.choices.push(asked);
      this.judge(asked);
    }
    this.tick();
  }

  ended(): void {
    const { state } = this.coach.engine;
    const round = this.rounds.at(-1);
    if (round) round.points = state.list("score", state.number("seats"));
  }

  /** B5: the seals as predicted, or so far while predictions go on; empty in Wizard. */
  #remembered(): readonly number[] {
    const { engine } = this.coach;
    if (engine.game === "wizard") return this.#foretold;
    const phase = engine.tables.phases[engine.state.number("phase")];
    if (phase === "predict") return sealsNow(engine);
    if (phase === "play" && engine.state.number("tricks_left") === CARDS_EACH) this.#foretold = sealsNow(engine);
    return this.#foretold;
  }
}
