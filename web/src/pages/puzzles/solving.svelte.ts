/** A puzzle being solved: what was tried, and whether it is over. */

import type { Reason } from "../../table/live.svelte.ts";
import type { TableView } from "../../protocol/types.ts";
import { viewAfter, type Position } from "./position.ts";
import { progress } from "./progress.svelte.ts";
import { resultOf } from "./puzzles.ts";

export class Solving {
  /** The latest wrong move. */
  wrong = $state.raw<string | null>(null);
  /** The right move, once it was found or shown. */
  made = $state.raw<string | null>(null);
  /** Whether the answer was shown instead of found. */
  shown = $state.raw(false);
  /** The change of the rating; null: this puzzle was tried before. */
  change = $state.raw<number | null>(null);
  reason = $state.raw<Reason | null>(null);

  constructor(readonly position: Position) {}

  get isOver(): boolean {
    return this.made !== null;
  }

  /** The table, with the card once it was played. */
  get view(): TableView {
    return this.made === null ? this.position.view : viewAfter(this.position, this.made);
  }

  get legal(): readonly string[] {
    return this.isOver ? [] : this.position.legal;
  }

  /** Answer with a move; returns whether it is right. */
  answer(move: string): boolean {
    if (this.isOver) return false;
    this.reason = null;
    const right = this.position.puzzle.answer.includes(move);
    this.#note(right);
    if (right) this.made = move;
    this.wrong = right ? null : move;
    return right;
  }

  /** Show the answer, which counts as not solved. */
  show(): void {
    if (this.isOver) return;
    this.#note(false);
    this.wrong = this.reason = null;
    this.shown = true;
    this.made = this.position.puzzle.answer[0] ?? null;
  }

  /** How many points a move loses compared with the answer; in Wizard Extreme, in penalty points. */
  cost(move: string): number {
    const { puzzle } = this.position;
    const [best] = resultOf(puzzle, puzzle.answer[0] ?? move);
    const [points] = resultOf(puzzle, move);
    return Math.abs(best - points);
  }

  why(move: string): void {
    this.wrong = null;
    this.reason = this.position.why(move);
  }

  #note(solved: boolean): void {
    const { puzzle } = this.position;
    if (progress.was(puzzle.id) === null) this.change = progress.note(puzzle, solved);
  }
}
