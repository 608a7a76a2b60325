/** Something that the reader asks the server for: it is done once at a time, and if it fails they read why. */

import { faultText } from "../words/faults.ts";

export class Attempt {
  /** Whether it is being done. */
  busy = $state(false);
  /** Why it failed the last time; empty if it did not. */
  fault = $state("");

  /** Do it, unless it is being done. */
  async make(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = "";
    try {
      await act();
    } catch (raised) {
      this.fault = faultText(raised);
    } finally {
      this.busy = false;
    }
  }
}
