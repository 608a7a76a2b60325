/** The latest chat messages by seat; each is shown at the seat for a while. */

import type { ShownStep } from "../../table/live.svelte.ts";

const SHOWN = 6000;

export class Sayings {
  now = $state.raw<Record<number, string>>({});

  hear({ line, event }: ShownStep): void {
    if (event || line.action.action !== "said") return;
    const { seat, text } = line.action;
    this.now = { ...this.now, [seat]: text };
    setTimeout(() => {
      if (this.now[seat] !== text) return;
      const { [seat]: _, ...others } = this.now;
      this.now = others;
    }, SHOWN);
  }
}
