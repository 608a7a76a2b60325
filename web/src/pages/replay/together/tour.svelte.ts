/** Keeps what is on the reader's screen and what the leader shows together. */

import type { Place } from "../../../protocol/types.ts";
import type { Player } from "../player.svelte.ts";
import type { Shown, Story } from "./story.ts";
import type { Viewing } from "./viewing.svelte.ts";

const same = (one: Place | null, other: Place): boolean => one?.at === other.at && (one.branch ?? null) === (other.branch ?? null);

/** To be made while a component is set up. */
export class Tour {
  /** The leader's place that the reader was brought to. */
  #brought: Place | null = null;
  /** Where the reader is if they have not moved themselves since. */
  #left: Place | null = null;
  /** The branch that the player has now, and its moments. */
  #branch: number | null = null;
  readonly #shown: Shown | null = $derived.by(() => this.#played());

  /** The moves that the reader may make now: only the leader, at the end of a branch. */
  readonly legal: readonly string[] = $derived.by(() => {
    const { player, viewing } = this;
    return viewing.leads && this.#shown && player.moments === this.#shown.moments && player.at === player.last ? this.#shown.legal : [];
  });

  constructor(
    readonly player: Player,
    readonly viewing: Viewing,
    readonly story: Story,
  ) {
    $effect(() => this.#fill());
    $effect(() => this.#follow());
    $effect(() => this.#tell());
  }

  #played(): Shown | null {
    const { branch, branches } = this.viewing;
    const found = branch === null ? undefined : branches[branch];
    return found ? this.story.branch(found) : null;
  }

  /** Give the player the moments of the game, or of the branch on the screen; a move takes the reader to its end. */
  #fill(): void {
    const { player, viewing } = this;
    const moments = this.#shown?.moments ?? this.story.moments;
    if (player.moments === moments) return;
    const grew = this.#branch === viewing.branch && this.#shown !== null;
    this.#branch = viewing.branch;
    player.show(moments, grew ? moments.length - 1 : this.#start());
    this.#left = this.#here();
  }

  /** Where the branch begins; in the game, where the reader was. */
  #start(): number {
    const { branch, branches, scene, follows } = this.viewing;
    if (follows && scene.place && (scene.place.branch ?? null) === branch) return scene.place.at;
    const line = branch === null ? this.player.moment.view.seq : (branches[branch]?.line ?? 0);
    return (this.#shown?.moments ?? this.story.moments).findLastIndex(({ view }) => view.seq <= line);
  }

  /** Go where the leader is; a reader who goes elsewhere looks on their own from then on. */
  #follow(): void {
    const { player, viewing } = this;
    const { place } = viewing.scene;
    const here = this.#here();
    if (!viewing.follows || place === null) {
      this.#brought = null;
      return;
    }
    if (same(this.#brought, place)) {
      if (!same(this.#left, here)) viewing.goAlone(true);
      return;
    }
    const branch = place.branch ?? null;
    if (branch !== null && !viewing.branches[branch]) return; // it comes in a moment
    viewing.branch = branch;
    this.#fill();
    if (player.last < place.at) return;
    player.go(place.at);
    this.#brought = place;
    this.#left = this.#here();
  }

  #here(): Place {
    return { at: this.player.at, branch: this.viewing.branch };
  }

  /** As the leader, tell the others. */
  #tell(): void {
    const { viewing } = this;
    void viewing.target;
    const here = this.#here();
    if (viewing.leads && viewing.health === "open") viewing.show(here);
  }
}
