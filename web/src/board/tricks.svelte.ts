/** All complete tricks of a running game, for stepping back; the reader has seen them all. */

import { trickOf } from "../lines/fold_game.ts";
import type { Line, Suit, TableView } from "../protocol/types.ts";
import { Refused } from "../server/http.ts";
import { pastLines } from "../table/past_lines.ts";

export interface Trick {
  round: number;
  /** Its number within the round, from 1. */
  number: number;
  /** Seats and plays, from the leader on. */
  plays: [seat: number, play: string][];
  /** Null: nobody got it. */
  winner: number | null;
  /** Null: there is no trump, or it never changes. */
  trump: Suit | null;
}

/** What a line changes besides the tricks: the state of the game. */
interface Stand {
  round: number;
  trump: Suit | null;
  /** How many tricks there were before the latest move. */
  before: number;
}

const BEGINNING: Stand = { round: 0, trump: null, before: 0 };

/** Add what a line means for the tricks, and return the state of the game; `seats`: their number. */
function addLine(tricks: Trick[], stand: Stand, line: Line, seats: number): Stand {
  if (line.action.action === "undone") tricks.length = stand.before;
  const after = line.action.action === "moved" ? { ...stand, before: tricks.length } : { ...stand };
  for (const event of line.events) {
    if (event.event === "round-dealt") Object.assign(after, { round: event.round, trump: null });
    else if (event.event === "trump-set") after.trump = event.suit;
    else if (event.event === "trick-taken" || event.event === "trick-bombed") {
      const number = tricks.at(-1)?.round === after.round ? (tricks.at(-1)?.number ?? 0) + 1 : 1;
      const { round, plays, winner } = trickOf(event, after.round, seats);
      tricks.push({ round, number, plays, winner, trump: after.trump });
    }
  }
  return after;
}

/** The tricks of a game; a game has at most 1200. */
export class Tricks {
  all = $state.raw<readonly Trick[]>([]);
  /** The trick that the reader is looking at; null: always the latest. */
  at = $state.raw<number | null>(null);
  loading = $state.raw(false);
  /** Whether fetching the earlier tricks failed. */
  failed = $state.raw(false);
  #stand = BEGINNING;
  /** The last line of which the tricks are known. */
  #last = 0;
  /** The line up to which they are wanted. */
  #wanted = 0;

  /** The trick shown; null if there is none yet. */
  get shown(): Trick | null {
    return this.all[this.at ?? this.all.length - 1] ?? null;
  }

  get hasEarlier(): boolean {
    return (this.at ?? this.all.length - 1) > 0;
  }

  /** A line was shown on the table; it extends the tricks if they are known up to it. */
  hear(line: Line, seats: number): void {
    if (line.seq === this.#last + 1) this.#add([line], seats);
  }

  earlier(): void {
    if (this.hasEarlier) this.at = (this.at ?? this.all.length - 1) - 1;
  }

  /** Go to the next trick; from the last but one, follow the game again. */
  later(): void {
    if (this.at !== null) this.at = this.at + 2 < this.all.length ? this.at + 1 : null;
  }

  /** Follow the game again. */
  now(): void {
    this.at = null;
  }

  /** Fetch the unknown tricks up to now; sets `failed` if that fails. */
  async fetch({ table, seq, seats }: TableView): Promise<void> {
    this.#wanted = seq;
    if (this.loading || this.#last >= seq) return;
    this.loading = true;
    this.failed = false;
    try {
      while (this.#last < this.#wanted) {
        const lines = await pastLines(table, this.#last, this.#wanted);
        if (!lines.length) break;
        this.#add(lines, seats.length);
      }
    } catch (fault) {
      this.failed = true;
      if (!(fault instanceof Refused)) throw fault;
    } finally {
      this.loading = false;
    }
  }

  #add(lines: readonly Line[], seats: number): void {
    const tricks = [...this.all];
    for (const line of lines) this.#stand = addLine(tricks, this.#stand, line, seats);
    this.#last = lines.at(-1)?.seq ?? this.#last;
    if (tricks.length !== this.all.length) this.all = tricks;
    if (this.at !== null && this.at >= tricks.length - 1) this.at = null;
  }
}
