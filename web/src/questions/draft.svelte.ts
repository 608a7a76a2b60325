/*
 * Seals selected before they are taken.  The server has no undo, so a prediction is first put together here,
 * where a seal can be deselected, and is then sent seal by seal, each when the server offers it.
 */

import { readMove, readSeal } from "../protocol/notation.ts";

/** How many seals of a suit are selected from a heap; `from` null: from the pool. */
export function laidOut(moves: readonly string[], suit: string, from: number | null): number {
  return moves.filter((move) => {
    const seal = readSeal(readMove(move)[1]);
    return seal.suit === suit && seal.from === from;
  }).length;
}

export class Draft {
  /** The selected moves. */
  laid = $state.raw<readonly string[]>([]);
  /** The moves still to be made. */
  queue = $state.raw<readonly string[]>([]);

  constructor(
    private readonly make: (move: string) => void,
    private readonly refused: (move: string) => void,
  ) {}

  add(move: string): void {
    this.laid = [...this.laid, move];
  }

  /** Deselect the latest seal with this move. */
  remove(move: string): void {
    const index = this.laid.lastIndexOf(move);
    if (index >= 0) this.laid = this.laid.toSpliced(index, 1);
  }

  clear(): void {
    this.laid = [];
    this.queue = [];
  }

  /** Take the selected seals; with `done` they complete the prediction. */
  take(done: boolean, legal: readonly string[]): void {
    this.queue = done ? [...this.laid, "done"] : this.laid;
    this.laid = [];
    this.follow(legal);
  }

  /** The server asks (again): make the next move; if it is illegal, stop, and select the remaining seals again. */
  follow(legal: readonly string[]): void {
    const [next, ...rest] = this.queue;
    if (next === undefined || !legal.length) return;
    if (legal.includes(next)) {
      this.queue = rest;
      this.make(next);
    } else {
      this.queue = [];
      this.laid = rest.filter((move) => move !== "done");
      this.refused(next);
    }
  }
}
