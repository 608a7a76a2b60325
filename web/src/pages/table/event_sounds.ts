/** The sounds of events. */

import { momentOf } from "../../board/moments.ts";
import type { Event } from "../../lines/fold_game.ts";
import { readPlay } from "../../protocol/notation.ts";
import type { Sound } from "../../settings/scores.ts";
import { sound } from "../../settings/sounds.ts";
import type { ShownStep } from "../../table/live.svelte.ts";

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  "werewolf-exchanged": "werewolf",
  "bid-made": "coin",
  "bids-shown": "coin",
  "trick-bombed": "boom",
  "card-laid-aside": "card",
  "cards-passed": "sweep",
  "bid-changed": "coin",
  "seal-taken": "seal",
  "magician-taken": "magician",
  "seal-returned": "seal",
  "black-seal-taken": "seal",
};
const OF_CARDS: Readonly<Record<string, Sound>> = { W: "wizard", F: "fool", dragon: "dragon", fairy: "fairy" };
/** How grand a round without penalty points sounds, compared with an exact bid. */
const CLEAN = 3;

/** A sound and its pitch. */
type Heard = readonly [name: Sound, height?: number];

/** The sound of an event for the reader at seat `you`, or null.  `before`: the table before it. */
export function soundOf(event: Event, before: ShownStep["before"], you: number | null): Heard | null {
  switch (event.event) {
    case "round-dealt":
      return ["deal", Math.max(...event.hands.map((hand) => hand.length))];
    case "card-played":
      return [OF_CARDS[readPlay(event.play).card] ?? "card"];
    case "trick-taken": {
      const moment = momentOf(event, { ...before, you });
      return [moment?.kind === "made" || moment?.kind === "missed" ? moment.kind : "sweep"];
    }
    case "round-scored":
      return roundEnd(event.points, before, you);
    case "game-over":
      return you === null ? null : [event.winners.includes(you) ? "win" : "over"];
    default: {
      const name = SOUNDS[event.event];
      return name === undefined ? null : [name];
    }
  }
}

/** A7, B13: grand for a met bid, and for a round without penalty points. */
function roundEnd(points: readonly number[], { game }: ShownStep["before"], you: number | null): Heard {
  const own = you === null ? undefined : points[you];
  if (you === null || own === undefined) return ["round"];
  if (game?.game === "extreme") return own <= 0 ? ["exact", CLEAN] : ["round"];
  return own > 0 ? ["exact", game?.tricks[you] ?? 0] : ["round"];
}

/** Play the sound of a step; `you`: the reader's seat. */
export function hear({ event, before }: ShownStep, you: number | null): void {
  if (!event || document.visibilityState === "hidden") return;
  const heard = soundOf(event, before, you);
  if (heard) sound(...heard);
}
