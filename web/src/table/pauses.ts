/** The pauses in which the reader looks at what happens, unless they hurry or look elsewhere. */

import type { Event } from "../lines/fold_game.ts";
import type { Pace } from "../settings/settings.svelte.ts";

/** The factor for all pauses; at 0 nothing moves. */
export const PACES: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.45, instant: 0 };

/** In milliseconds at normal pace. */
const PAUSES: Partial<Record<Event["event"], number>> = {
  "round-dealt": 800,
  "werewolf-exchanged": 1100,
  "trump-set": 350,
  "bid-made": 320,
  "bids-shown": 1100,
  "card-played": 420,
  "trick-taken": 1300,
  "trick-bombed": 1500,
  "card-laid-aside": 250,
  "cards-passed": 900,
  "bid-changed": 900,
  "seal-taken": 320,
  "magician-taken": 900,
  "prediction-made": 250,
  "seal-returned": 800,
  "black-seal-taken": 700,
  "round-scored": 3000,
};

/** A claim is clear to everybody, so its cards are only shown briefly. */
const CLAIMED = 0.3;

/** How long an event is shown, in milliseconds at normal pace; `claimed`: it follows from a claim. */
export const pauseFor = (event: Event["event"], claimed: boolean): number => (PAUSES[event] ?? 0) * (claimed ? CLAIMED : 1);

export class Looks {
  /** Everything that waits is shown at once. */
  hurry = false;
  /** Somebody claimed the rest of the round, so its cards are shown faster. */
  claimed = false;
  #wake: (() => void) | null = null;

  /** `pace` multiplies the pauses (0: none). */
  constructor(readonly pace: () => number) {}

  /** How long an event is shown now, in milliseconds. */
  at(event: Event): number {
    const unwatched = this.hurry || document.visibilityState === "hidden";
    return unwatched ? 0 : pauseFor(event.event, this.claimed) * this.pace();
  }

  /** Pause to let the reader look at an event. */
  take(event: Event): Promise<void> {
    const wait = this.at(event);
    if (wait === 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, wait);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** End the pause of now. */
  end(): void {
    this.#wake?.();
  }

  /** Show everything that waits without a pause. */
  skip(): void {
    this.hurry = true;
    this.end();
  }
}
