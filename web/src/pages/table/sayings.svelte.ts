/** The latest chat message and reaction of each seat, and what the cast says, shown at the seat for a while. */

import type { Saying } from "../../board/reactions.ts";
import { settings } from "../../settings/settings.svelte.ts";
import type { ShownStep } from "../../table/shown.ts";
import { CastTalk, type Said } from "./cast_talk.ts";

const SHOWN = { text: 6000, reaction: 2000 };

export class Sayings {
  now = $state.raw<Record<number, Saying>>({});
  /** What one of the cast says at the end of a round: there, or at the seat if that end is not shown. */
  ofRound = $state.raw<Said | null>(null);
  #cast = new CastTalk();

  /** `isMuted`: whether the reader has muted a seat; `told` reads out what one of the cast says. */
  constructor(
    readonly isMuted: (seat: number) => boolean = () => false,
    readonly told: (seat: number, text: string) => void = () => {},
  ) {}

  hear({ line, event, before }: ShownStep): void {
    const { action } = line;
    if (event?.event === "round-scored") {
      this.ofRound = settings.talk ? this.#cast.after(before, event) : null;
      if (this.ofRound) this.told(this.ofRound.seat, this.ofRound.text);
    }
    if (event?.event === "round-dealt" || event?.event === "game-over") this.#talk();
    if (event || (action.action !== "said" && action.action !== "reacted") || this.isMuted(action.seat)) return;
    if (action.action === "said") this.#show(action.seat, "text", action.text);
    else this.#show(action.seat, "reaction", { name: action.reaction, number: line.seq });
  }

  #talk(): void {
    if (this.ofRound && settings.pace === "instant") this.#show(this.ofRound.seat, "text", this.ofRound.text);
    this.ofRound = null;
  }

  #show<Part extends keyof Saying>(seat: number, part: Part, what: Saying[Part]): void {
    this.now = { ...this.now, [seat]: { ...this.now[seat], [part]: what } };
    setTimeout(() => {
      const { [part]: shown, ...rest } = this.now[seat] ?? {};
      if (shown === what) this.now = { ...this.now, [seat]: rest };
    }, SHOWN[part]);
  }
}
