/** A prepared game that the reader plays step by step; the other players move automatically. */

import type { Lesson, ReplayLine, TableView } from "../../protocol/types.ts";
import type { Reason } from "../../table/live.svelte.ts";
import { momentsOf, type Kind, type Moment } from "../replay/states.ts";

/** How long each kind of moment is shown before the next one, in milliseconds at normal pace. */
const LOOKS: Record<Kind, number> = { start: 0, deal: 1100, question: 900, play: 900, trick: 1700, scored: 2200, other: 900 };

const isSeal = (line: Pick<ReplayLine, "move">): boolean => line.move?.startsWith("seal ") ?? false;

export class Walk {
  /** The moment on the screen. */
  at = $state.raw(0);
  /** The remark about a move that the lesson does not make. */
  remark = $state.raw<string | null>(null);
  reason = $state.raw<Reason | null>(null);

  #taken: readonly string[] = [];
  readonly moments: readonly Moment[];
  readonly #lines: readonly ReplayLine[];

  constructor(
    readonly lesson: Lesson,
    /** How many of the reader's moves have texts; the remaining ones are made automatically. */
    readonly steps: number,
    /** Why a move is not allowed after a line; null if it is. */
    private readonly reasons: (after: number, move: string) => Reason | null,
  ) {
    this.#lines = lesson.replay.lines;
    this.moments = momentsOf(lesson.replay);
  }

  get moment(): Moment {
    const moment = this.moments[this.at];
    if (!moment) throw new Error("a lesson has at least one moment");
    return moment;
  }

  /** The table as the reader sees it from their seat. */
  get view(): TableView {
    const { view } = this.moment;
    const { seat } = this.lesson;
    const game = view.game && { ...view.game, known_cards: view.game.known_cards.map((hand, i) => (i === seat ? hand : [])) };
    return { ...view, you: seat, game };
  }

  /** The reader's moves that come next, any of them first; empty unless it is their turn. */
  get wanted(): readonly string[] {
    const { seq } = this.moment.view;
    const isSettled = this.moments[this.at + 1]?.view.seq !== seq;
    const line = this.#lines[seq];
    if (!isSettled || line?.seat !== this.lesson.seat || this.step > this.steps || line.move === null) return [];
    return isSeal(line) ? this.#seals(seq) : [line.move];
  }

  get legal(): readonly string[] {
    return this.wanted.length === 0 ? [] : (this.lesson.legal[this.moment.view.seq - 1] ?? []);
  }

  /** The number of the reader's next step, from 1: a move, or all seals of a prediction. */
  get step(): number {
    const done = this.#lines.slice(0, this.moment.view.seq);
    return 1 + done.filter((line) => line.seat === this.lesson.seat && !isSeal(line)).length;
  }

  get isOver(): boolean {
    return this.at === this.moments.length - 1;
  }

  /** How long the moment is shown; null: until the reader moves. */
  get look(): number | null {
    return this.isOver || this.wanted.length > 0 ? null : LOOKS[this.moment.kind];
  }

  /** Make a move; false if the lesson makes a different one. */
  make(move: string): boolean {
    if (!this.wanted.includes(move)) return false;
    this.#taken = isSeal({ move }) ? [...this.#taken, move] : [];
    this.next();
    return true;
  }

  next(): void {
    this.remark = this.reason = null;
    if (!this.isOver) this.at += 1;
  }

  restart(): void {
    this.remark = this.reason = null;
    this.#taken = [];
    this.at = 0;
  }

  /** The rest of a prediction: the seals that were not taken yet, in any order, then its end. */
  #seals(seq: number): readonly string[] {
    const end = this.#lines.findIndex((line, index) => index >= seq && !isSeal(line));
    const begin = this.#lines.findLastIndex((line, index) => index < seq && !isSeal(line)) + 1;
    const left = this.#lines.slice(begin, end).flatMap((line) => line.move ?? []);
    for (const move of this.#taken) left.splice(left.indexOf(move), 1);
    return left;
  }

  /** Ask the rules why a move is not allowed. */
  why(move: string): void {
    this.remark = null;
    this.reason = this.reasons(this.moment.view.seq, move);
  }
}
