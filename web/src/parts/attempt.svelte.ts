/** A request of the reader to the server: one at a time; if it fails, they see why. */

import { faultText } from "../words/faults.ts";

export class Attempt {
  busy = $state(false);
  /** Why the last attempt failed; empty if it did not. */
  fault = $state("");

  /** `text`: the sentence for a refusal; it throws other errors again. */
  constructor(readonly text: (fault: unknown) => string = faultText) {}

  /** Do it, unless it is already under way. */
  async make(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = "";
    try {
      await act();
    } catch (raised) {
      this.fault = this.text(raised);
    } finally {
      this.busy = false;
    }
  }
}
