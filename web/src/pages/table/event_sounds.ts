/** The sounds of events. */

import { momentOf } from "../../board/moments.ts";
import type { Event } from "../../lines/fold_game.ts";
import { readPlay } from "../../protocol/notation.ts";
import type { Sound } from "../../settings/scores.ts";
import { sound, tremble } from "../../settings/sounds.ts";
import type { ShownStep } from "../../table/shown.ts";

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
const OF_CARDS: Readonly<Record<string, Sound>> = { W: "wizard", F: "fool", dragon: "dragon", fairy: "fairy", cloud: "cloud", juggler: "juggler" };
/** What a phone lets the hand feel, in milliseconds of trembling and rest. */
const TREMBLES: Partial<Record<Sound, readonly number[]>> = {
  made: [20, 70, 35],
  missed: [90],
  boom: [120, 30, 60],
  dragon: [30, 30, 30, 30, 80],
  werewolf: [60, 60, 60],
  win: [40, 60, 40, 60, 160],
};
/** How grand a round without penalty points sounds, compared with an exact bid. */
const CLEAN = 3;

/** A sound and its pitch. */
type Heard = readonly [name: Sound, height?: number];

/** The sound of an event for the reader at seat `you`, or null.  `before`: the table before it. */
export function soundOf(event: Event, before: ShownStep["before"], you: number | null): Heard | null {
  switch (event.event) {
    case "round-dealt":
      return event.round === before.game?.rounds && event.round > 1 ? ["last"] : ["deal", Math.max(...event.hands.map((hand) => hand.length))];
    case "trump-set":
      return event.suit === null ? null : ["trump"];
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

/** How many seconds a trick rests before it goes to its winner, and until it is there. */
const RESTS = 0.7;
const ARRIVES = 1.06;

/** Play the sound of a step; `you`: the reader's seat; `pace`: of the animations. */
export function hear({ event, before }: ShownStep, you: number | null, pace: number): void {
  if (!event || document.visibilityState === "hidden") return;
  const heard = soundOf(event, before, you);
  if (!heard) return;
  const [name, height] = heard;
  const later = event.event !== "trick-taken" ? 0 : name === "sweep" ? RESTS * pace : ARRIVES * pace;
  sound(name, height, later);
  const pattern = TREMBLES[name];
  if (!pattern) return;
  if (later) setTimeout(() => tremble(pattern), 1000 * later);
  else tremble(pattern);
}
