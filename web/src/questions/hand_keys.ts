/** The keys that choose a card. */

import { readCard, SUITS } from "../protocol/notation.ts";
import type { Suit } from "../protocol/types.ts";
import type { Choice } from "./choose.svelte.ts";
import type { Bindings } from "./keys.ts";
import { suitBindings } from "./suit_keys.ts";

/** Arrows move along the hand, letters go to the next card of a suit, Enter plays; `on`: whether keys are active. */
export function handKeys(choice: Choice, hand: () => readonly string[], on: () => boolean): Bindings {
  const when = (act: () => void) => () => (on() ? act() : false);
  const suit = (wanted: Suit) =>
    when(() => {
      choice.seek((card) => {
        const read = readCard(card);
        return read.kind === "number" && read.suit === wanted;
      });
    });
  const kind = (wanted: string) => when(() => choice.seek((card) => readCard(card).kind === wanted));
  return {
    ArrowLeft: when(() => choice.step(-1)),
    ArrowRight: when(() => choice.step(1)),
    Enter: when(() => enter(choice, hand())),
    Escape: () => (choice.chosen === null ? false : choice.cancel()),
    ...suitBindings(SUITS, suit),
    w: kind("wizard"),
    f: kind("fool"),
  };
}

function enter(choice: Choice, hand: readonly string[]): boolean | void {
  if (choice.stage === "raised") return choice.confirm();
  const card = choice.cursor === null ? undefined : hand[choice.cursor];
  if (card === undefined) return false;
  return choice.touch(card, choice.cursor ?? undefined);
}
