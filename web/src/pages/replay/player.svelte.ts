/** Moves through a game's moments: step by step, by rounds, or automatically at a speed. */

import { otherRound, type Kind, type Moment } from "../../replay/states.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How long each kind of moment is shown in automatic play, in milliseconds at speed 1. */
const LOOKS: Record<Kind, number> = {
  start: 800,
  deal: 2000,
  question: 900,
  play: 1000,
  trick: 2000,
  scored: 3200,
  other: 1200,
};

export class Player {
  at = $state.raw(0);
  playing = $state.raw(false);
  speed = $state.raw<number>(1);
  moments: readonly Moment[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(moments: readonly Moment[], at = 0) {
    this.moments = moments;
    this.at = this.#within(at);
  }

  get moment(): Moment {
    const moment = this.moments[this.at];
    if (!moment) throw new Error("a replay has at least one moment");
    return moment;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** Go to a moment and stop automatic play. */
  go(at: number): void {
    this.pause();
    this.at = this.#within(at);
  }

  /** Show other moments, as of a branch. */
  show(moments: readonly Moment[], at: number): void {
    this.pause();
    this.moments = moments;
    this.at = this.#within(at);
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  round(step: 1 | -1): void {
    this.go(otherRound(this.moments, this.at, step));
  }

  /** Start automatic play, from the beginning if the game is at its end; or stop it. */
  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#next(), LOOKS[this.moment.kind] / this.speed);
  }

  #next(): void {
    this.at = this.#within(this.at + 1);
    if (this.at === this.last) this.playing = false;
    else this.#wait();
  }

  #within(at: number): number {
    return Math.min(Math.max(0, Math.trunc(at) || 0), this.last);
  }
}

const KEYS: Record<string, (player: Player) => void> = {
  ArrowRight: (player) => player.step(1),
  ArrowLeft: (player) => player.step(-1),
  Home: (player) => player.go(0),
  End: (player) => player.go(player.last),
  PageDown: (player) => player.round(1),
  PageUp: (player) => player.round(-1),
};

const TYPING = "input:not([type=range]), textarea, select, dialog, [contenteditable]";

/** Handle a key; returns false if it has no meaning here. */
export function pressed(event: KeyboardEvent, player: Player): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.altKey || event.ctrlKey || event.metaKey || target?.closest(TYPING)) return false;
  if (event.key === " " && !target?.closest("button, a, summary, [tabindex]")) {
    player.toggle();
    return true;
  }
  const act = KEYS[event.key];
  act?.(player);
  return act !== undefined;
}

/** The moment in an address: `#m12` or `?at=12`, counted from 1; null if it has none. */
export function momentNamed(hash: string, search: string): number | null {
  const text = /^#m(\d{1,6})$/.exec(hash)?.[1] ?? /^\d{1,6}$/.exec(new URLSearchParams(search).get("at") ?? "")?.[0];
  return text === undefined ? null : Number(text) - 1;
}
