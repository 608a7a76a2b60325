/** Tells double taps from single ones. */

/** The longest time between the two taps of a double tap, in milliseconds, and the largest distance, in pixels. */
const SOON = 350;
const NEAR = 24;

type Tap = Pick<MouseEvent, "clientX" | "clientY" | "timeStamp" | "detail">;

export class Taps {
  /** The card of the latest single tap, or of the first tap of the latest double tap. */
  first: string | null = null;
  #latest: Tap | null = null;

  /** Note a tap on a card; returns whether it is the second of a double tap.  Key presses, which also click, never are. */
  isDouble(tap: Tap, card: string): boolean {
    const before = this.#latest;
    const isDouble =
      before !== null &&
      tap.detail > 0 &&
      tap.timeStamp - before.timeStamp < SOON &&
      Math.hypot(tap.clientX - before.clientX, tap.clientY - before.clientY) < NEAR;
    if (!isDouble) this.first = card;
    this.#latest = isDouble || tap.detail === 0 ? null : pick(tap);
    return isDouble;
  }
}

const pick = ({ clientX, clientY, timeStamp, detail }: Tap): Tap => ({ clientX, clientY, timeStamp, detail });
