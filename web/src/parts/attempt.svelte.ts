/** A request of the reader to the server: one at a time; if it fails, they see why. */

import { faultText } from "../words/faults.ts";

export class Attempt {
  /** Whether it is under way. */
  busy = $state(false);
  /** Why the last attempt failed; empty if it did not. */
  fault = $state("");

  /** `text`: the sentence for a fault; throws errors that are no refusal. */
  constructor(readonly text: (fault: unknown) => string = faultText) {}

  /** Do it, unless it is already under way.  Returns whether it was done. */
  async make(act: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = "";
    try {
      await act();
      return true;
    } catch (raised) {
      this.fault = this.text(raised);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
