/** Tells double taps from single ones. */

/** The most milliseconds between the two taps of a double one, and pixels between their places. */
const SOON = 350;
const NEAR = 24;

type Tap = Pick<MouseEvent, "clientX" | "clientY" | "timeStamp" | "detail">;

export class Taps {
  /** The card of the first tap of the latest double one, or of the latest single one. */
  first: string | null = null;
  #latest: Tap | null = null;

  /** Note a tap on a card; whether it is the second one of a double tap.  Keys, which click too, never are. */
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
