/** A prepared game that the reader plays step by step; the other players move automatically. */

import { readMove } from "../../protocol/notation.ts";
import type { TableView } from "../../protocol/types.ts";
import { momentsOf, type Kind, type Moment } from "../../replay/states.ts";
import type { Reason } from "../../table/live.svelte.ts";
import type { Course, Step } from "./files.ts";

/** How long each kind of moment is shown before the next one, in milliseconds at normal pace. */
const LOOKS: Record<Kind, number> = { start: 0, deal: 900, question: 700, play: 800, trick: 1400, scored: 1800, other: 700 };
/** How long a move that the lesson makes for the reader is highlighted. */
export const SHOWN = 700;
const OTHER = "*";

/** The answer to a move that is not the lesson's: the end of a text's id, or the rules' reason. */
export interface Answer {
  move: string;
  text: string | null;
  reason: Reason | null;
}

export class Walk {
  /** The moment on the screen. */
  at = $state.raw(0);
  /** The number of the current or the next step, from 0. */
  number = $state.raw(0);
  answer = $state.raw<Answer | null>(null);
  /** The number of moves that were not the lesson's. */
  misses = $state.raw(0);
  /** The reader's answer to a step that accepts any bid. */
  bid = $state.raw<number | null>(null);
  /** The move that is being shown to the reader. */
  shown = $state.raw<string | null>(null);
  /** The points that the reader's bids lost compared with the best bids, by step. */
  lost = $state.raw<ReadonlyMap<number, number>>(new Map());

  #made = $state.raw<readonly string[]>([]);
  readonly moments: readonly Moment[];

  constructor(
    readonly lesson: Course,
    /** Why a move is not allowed after a line; null if it is. */
    private readonly reasons: (after: number, move: string) => Reason | null,
    /** The first step. */
    from = 0,
  ) {
    this.moments = momentsOf(lesson.replay);
    this.goTo(from);
  }

  get step(): Step {
    const step = this.lesson.steps[this.number];
    if (!step) throw new Error("a lesson has at least one step");
    return step;
  }

  get moment(): Moment {
    const moment = this.moments[this.at];
    if (!moment) throw new Error("a lesson has at least one moment");
    return moment;
  }

  /** The table as seen from the reader's seat; without the last trick before they lead. */
  get view(): TableView {
    const { view, kind } = this.moment;
    const isSwept = kind === "trick" && this.isTold && this.step.moves.length > 0;
    const { phase = "play" } = this.lesson.replay.lines[view.seq - 1] ?? {};
    const game = isSwept ? view.game && { ...view.game, trick: [], phase } : view.game;
    return { ...view, you: this.lesson.seat, game };
  }

  /** Whether the table has reached the step. */
  get isTold(): boolean {
    return this.at === this.#place(this.step, this.#made.length);
  }

  /** Whether the step waits for a move, not just for the reader to read it. */
  get isAsked(): boolean {
    return this.isTold && this.bid === null && this.step.moves.length + this.step.bids.length > 0;
  }

  /** The reader's next moves, in any order, except that the end of a prediction comes last. */
  get wanted(): readonly string[] {
    if (!this.isAsked) return [];
    const left = [...this.step.moves];
    for (const move of this.#made) left.splice(left.indexOf(move), 1);
    return left;
  }

  /** The move that the lesson would make now: the next one, or the best bid; null while nothing is asked. */
  get best(): string | null {
    if (!this.isAsked) return null;
    return this.wanted[0] ?? `bid ${bestBid(this.step)}`;
  }

  get legal(): readonly string[] {
    return this.isAsked ? (this.lesson.legal[this.moment.view.seq - 1] ?? []) : [];
  }

  get isFirst(): boolean {
    return this.number === 0;
  }

  get isOver(): boolean {
    return this.number === this.lesson.steps.length - 1 && this.isTold;
  }

  /** How long the current moment is shown; null: until the reader continues. */
  get look(): number | null {
    return this.isTold ? null : LOOKS[this.moment.kind];
  }

  /** Make a move; returns false if the lesson makes a different one. */
  make(move: string): boolean {
    this.answer = null;
    if (!this.isAsked) return false;
    if (this.step.bids.length > 0) return this.#judge(move);
    const { wanted } = this;
    const isRight = wanted.includes(move) && (move !== "done" || wanted.length === 1);
    if (!isRight) this.#miss({ move, text: this.step.answers[move] ?? this.step.answers[OTHER] ?? null, reason: null });
    else if (wanted.length === 1) this.forward();
    else {
      this.#made = [...this.#made, move];
      this.next();
    }
    return isRight;
  }

  /** Ask the rules why a move is not allowed. */
  why(move: string): void {
    this.#miss({ move, text: null, reason: this.reasons(this.moment.view.seq, move) });
  }

  /** Show the table's next moment. */
  next(): void {
    if (!this.isTold) this.at = this.#towards(this.at + 1);
  }

  /** Continue with the next step; the table follows moment by moment, but jumps from one judged hand to the next. */
  forward(): void {
    if (this.number === this.lesson.steps.length - 1) return;
    const leaps = this.step.bids.length > 0;
    this.#clear();
    this.number += 1;
    this.at = leaps ? this.#place(this.step) : this.#towards(this.at + 1);
  }

  back(): void {
    this.goTo(this.number - 1);
  }

  /** Show a step at once; a number out of range counts as the nearest one. */
  goTo(number: number): void {
    this.#clear();
    this.number = Math.min(Math.max(0, number), this.lesson.steps.length - 1);
    this.at = this.#place(this.step);
  }

  restart(): void {
    this.lost = new Map();
    this.goTo(0);
  }

  #towards(at: number): number {
    return Math.min(at, this.#place(this.step, this.#made.length));
  }

  #clear(): void {
    this.answer = this.bid = this.shown = null;
    this.#made = [];
  }

  #miss(answer: Answer): void {
    this.answer = answer;
    this.misses += 1;
  }

  #judge(move: string): boolean {
    const bid = Number(readMove(move)[1]);
    const { bids } = this.step;
    this.bid = bid;
    this.lost = new Map(this.lost).set(this.number, Math.max(0, (bids[bestBid(this.step)]?.[0] ?? 0) - (bids[bid]?.[0] ?? 0)));
    return true;
  }

  /** The moment of a step after this many of its moves. */
  #place({ at, trick }: Step, made = 0): number {
    if (trick) return this.moments.findIndex(({ view, kind }) => view.seq === at && kind === "trick");
    return this.moments.findLastIndex(({ view }) => view.seq === at + made);
  }
}

/** The bid with the most points on average. */
export function bestBid({ bids }: Pick<Step, "bids">): number {
  const points = bids.map((judged) => judged?.[0] ?? -Infinity);
  return points.indexOf(Math.max(...points));
}
