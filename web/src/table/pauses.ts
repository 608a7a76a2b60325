/** How long each event is shown. */

import type { Event } from "../lines/fold_game.ts";
import type { Pace } from "../settings/settings.svelte.ts";

/** The factor for all pauses; at 0 nothing moves. */
export const PACES: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.45, instant: 0 };

/** In milliseconds at normal pace. */
const PAUSES: Partial<Record<Event["event"], number>> = {
  "round-dealt": 800,
  "werewolf-exchanged": 1100,
  "trump-set": 350,
  "bid-made": 320,
  "bids-shown": 1100,
  "card-played": 420,
  "trick-taken": 1300,
  "trick-bombed": 1500,
  "card-laid-aside": 250,
  "cards-passed": 900,
  "bid-changed": 900,
  "seal-taken": 320,
  "magician-taken": 900,
  "prediction-made": 250,
  "seal-returned": 800,
  "black-seal-taken": 700,
  "round-scored": 3000,
};

/** A claim is clear to everybody, so its cards are only shown briefly. */
const CLAIMED = 0.3;

/** How long an event is shown, in milliseconds at normal pace; `claimed`: it follows from a claim. */
export const pauseFor = (event: Event["event"], claimed: boolean): number => (PAUSES[event] ?? 0) * (claimed ? CLAIMED : 1);
