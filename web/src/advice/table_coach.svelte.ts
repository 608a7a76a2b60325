/** The coach at a table: advice when the reader asks for it, and in practice mode what each of their moves cost. */

import { watched } from "../browser/watched.ts";
import type { DeviceConnection } from "../device/connection.ts";
import type { Hints } from "../device/log.ts";
import type { Advice, Advised } from "../protocol/advice.ts";
import type { LiveTable } from "../table/live.svelte.ts";

/** What a move cost, judged by what the player knew: 0 for the best one. */
export interface Cost {
  played: Advised;
  best: Advised;
  /** Expected points; in Wizard Extreme penalty points. */
  lost: number;
}

/** Moves that cost less than this are as good as the best one. */
const NOTHING = 0.05;
/** How often the coach looks for the server's advice before it says that there is none: such a server does not answer. */
const LOOKS = 30;

export class TableCoach {
  isOpen = $state(false);
  /** What their latest move cost, in practice mode, until they make the next one. */
  cost = $state.raw<Cost | null>(null);
  /** Advice for the current question, shown or not; null until it arrives. */
  advice = $state.raw<Advice | null>(null);
  /** Whether no advice was available. */
  failed = $state(false);
  /** The number of the question for which advice was requested. */
  #question = 0;
  /** Ends waiting for the server's advice; null while nobody waits. */
  #heard: (() => void) | null = null;

  constructor(
    private readonly live: LiveTable,
    private readonly device: () => DeviceConnection | null,
  ) {}

  /** How much the coach may say at this table. */
  get mode(): Hints {
    if (this.device()) return this.live.hints;
    return this.live.view?.kind.hints ? "hints" : "off";
  }

  /** Whether the reader can ask for advice now. */
  get canAsk(): boolean {
    return this.mode !== "off" && this.live.legal.length > 0;
  }

  /** The reader is asked something else, so earlier advice no longer applies. */
  changed(isAsked: boolean): void {
    this.#question++;
    this.#end();
    this.advice = null;
    this.failed = false;
    this.isOpen = false;
    if (isAsked && this.mode === "practice") void this.#fetch();
  }

  toggle(): void {
    if (this.isOpen) this.isOpen = false;
    else if (this.canAsk) void this.#ask();
  }

  /** The reader makes a move; in practice mode they learn what it cost. */
  moved(move: string): void {
    const { advice } = this;
    this.cost = this.mode === "practice" && advice ? costOf(advice, move) : null;
  }

  async #ask(): Promise<void> {
    this.isOpen = true;
    this.live.doQuietly({ do: "ask-hint" });
    await (this.device() ? this.#fetch() : this.#wait());
  }

  async #wait(): Promise<void> {
    if (this.advice || this.#heard) return;
    this.failed = false;
    await watched(() => new Promise<void>((heard) => (this.#heard = heard)), LOOKS).catch(() => {
      this.#heard = null;
      this.failed = true;
    });
  }

  #end(): void {
    this.#heard?.();
    this.#heard = null;
  }

  async #fetch(): Promise<void> {
    const question = this.#question;
    if (this.advice) return;
    const advice = (await this.device()?.advise("master")) ?? null;
    if (question !== this.#question) return;
    this.advice = advice;
    this.failed = advice === null;
  }

  /** The server's advice; it may arrive after the reader has moved. */
  hear(advice: Advice | null): void {
    if (!advice || !this.live.legal.length) return;
    this.advice = advice;
    this.#end();
  }
}

/** What a move costs; null if the advice does not include it. */
export function costOf(advice: Advice, move: string): Cost | null {
  const best = advice.moves[0];
  const played = advice.moves.find((each) => each.move === move);
  if (!best || !played) return null;
  const lost = Math.abs(best.points - played.points);
  return { played, best, lost: lost < NOTHING ? 0 : lost };
}
