/** The latest chat message and reaction of each seat, shown at the seat for a while. */

import type { Saying } from "../../board/reactions.ts";
import type { ShownStep } from "../../table/live.svelte.ts";

const SHOWN = { text: 6000, reaction: 2000 };

export class Sayings {
  now = $state.raw<Record<number, Saying>>({});

  /** `isMuted`: whether the reader has muted a seat. */
  constructor(readonly isMuted: (seat: number) => boolean = () => false) {}

  hear({ line, event }: ShownStep): void {
    const { action } = line;
    if (event || (action.action !== "said" && action.action !== "reacted") || this.isMuted(action.seat)) return;
    if (action.action === "said") this.#show(action.seat, "text", action.text);
    else this.#show(action.seat, "reaction", { name: action.reaction, number: line.seq });
  }

  #show<Part extends keyof Saying>(seat: number, part: Part, what: Saying[Part]): void {
    this.now = { ...this.now, [seat]: { ...this.now[seat], [part]: what } };
    setTimeout(() => {
      const { [part]: shown, ...rest } = this.now[seat] ?? {};
      if (shown === what) this.now = { ...this.now, [seat]: rest };
    }, SHOWN[part]);
  }
}
