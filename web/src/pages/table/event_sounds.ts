/** The sounds of events. */

import { sound, type Sound } from "../../app/sounds.ts";
import type { Event } from "../../table/fold_game.ts";
import type { ShownStep } from "../../table/live.svelte.ts";

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  "round-dealt": "round",
  "bid-made": "coin",
  "bids-shown": "coin",
  "card-played": "card",
  "trick-taken": "sweep",
  "trick-bombed": "boom",
  "card-laid-aside": "card",
  "cards-passed": "sweep",
  "bid-changed": "coin",
  "seal-taken": "seal",
  "magician-taken": "seal",
  "seal-returned": "seal",
  "black-seal-taken": "seal",
};

/** Play the sound of a step; `you`: the reader's seat. */
export function hear({ event }: ShownStep, you: number | null): void {
  if (!event || document.visibilityState === "hidden") return;
  if (event.event === "game-over" && you !== null && event.winners.includes(you)) sound("win");
  const name = SOUNDS[event.event];
  if (name) sound(name);
}
