/** The pauses in which the reader looks at what happens, unless they hurry or look elsewhere. */

import type { Event } from "../lines/fold_game.ts";
import { pauseFor } from "./pauses.ts";

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
