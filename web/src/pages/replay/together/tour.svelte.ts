/** Keeps the reader's screen in step with what the leader shows. */

import type { Place } from "../../../protocol/types.ts";
import type { Player } from "../player.svelte.ts";
import type { Shown, Story } from "./story.ts";
import type { Viewing } from "./viewing.svelte.ts";

const same = (one: Place | null, other: Place): boolean => one?.at === other.at && (one.branch ?? null) === (other.branch ?? null);

/** Create it while a component is initialized. */
export class Tour {
  /** The leader's place that the reader was taken to. */
  #brought: Place | null = null;
  /** Where the reader is, unless they have moved since. */
  #left: Place | null = null;
  /** The player's current branch and its moments. */
  #branch: number | null = null;
  readonly #shown: Shown | null = $derived.by(() => this.#played());

  /** The moves that the reader may make now; only for the leader, at the end of a branch. */
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

  /** Give the player the moments of the game or of the branch on the screen; a move takes the reader to the branch's end. */
  #fill(): void {
    const { player, viewing } = this;
    const moments = this.#shown?.moments ?? this.story.moments;
    if (player.moments === moments) return;
    const grew = this.#branch === viewing.branch && this.#shown !== null;
    this.#branch = viewing.branch;
    player.show(moments, grew ? moments.length - 1 : this.#start());
    this.#left = this.#here();
  }

  /** Where the branch starts; in the game itself, where the reader was. */
  #start(): number {
    const { branch, branches, scene, follows } = this.viewing;
    if (follows && scene.place && (scene.place.branch ?? null) === branch) return scene.place.at;
    const line = branch === null ? this.player.moment.view.seq : (branches[branch]?.line ?? 0);
    return (this.#shown?.moments ?? this.story.moments).findLastIndex(({ view }) => view.seq <= line);
  }

  /** Go to the leader's place; a reader who then goes elsewhere looks around on their own. */
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
    if (branch !== null && !viewing.branches[branch]) return; // it arrives in a moment
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

  /** If the reader leads, tell the others. */
  #tell(): void {
    const { viewing } = this;
    void viewing.target;
    const here = this.#here();
    if (viewing.leads && viewing.health === "open") viewing.show(here);
  }
}
