/** Cards, seats and moves in the reader's language. */

import { readCard, readMove, readPlay, readSeal } from "../protocol/notation.ts";
import type { Suit, TableView } from "../protocol/types.ts";
import { t } from "./words.svelte.ts";

type Form = "" | ".object";

/** "blue 7", "the blue 7", "Wizard", "an unseen card". */
export function cardName(card: string, form: Form = ""): string {
  const read = readCard(card);
  if (read.kind === "number") return t(`card-${read.suit}${form}`, { value: String(read.value) });
  return t(`card-${read.kind === "hidden" ? "hidden" : card}${form}`);
}

/** A card as it was played: "the Juggler as blue 7½". */
export function playName(play: string, form: Form = ""): string {
  const { card, as } = readPlay(play);
  const name = cardName(card, form);
  if (as === null) return name;
  return t(`as-${as}${form}`, { card: name, value: card === "cloud" ? "9¾" : "7½" });
}

/** The effect of a special card in one line; empty for number cards. */
export const cardAbout = (card: string): string => (readCard(card).kind === "number" ? "" : t(`card-${card}.about`));

export const suitName = (suit: Suit | "none"): string => t(`suit-${suit}`);
export const suitLabel = (suit: Suit | "none"): string => t(`suit-${suit}.label`);
/** A suit in one or two letters, as on cards and seals: `Gn`; `suit`: its letter in records. */
export const suitMark = (suit: string): string => t(`suit-${suit}.mark`);
export const sealName = (kind: string, form: Form = ""): string => t(`seal-${kind}${form}`);

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name, isolated so that a right-to-left name does not reorder the surrounding words and digits. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** A player's name; empty for a deleted player. */
export const personName = (name: string): string => (name === "" ? t("name-gone") : name);

/** The name at a seat; "You" for the reader. */
export function seatName(view: TableView, seat: number, you: number | null = view.you): string {
  return seat === you ? t("you") : isolated(view.seats[seat]?.name ?? "");
}

/** A list as text: "a, b and c". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? t("nothing");
  return t("list", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** Seats as text, the reader's first: "You and Mira". */
export const seatsListed = (view: TableView, seats: readonly number[]): string =>
  listed([...seats].sort((one, other) => Number(other === view.you) - Number(one === view.you)).map((seat) => seatName(view, seat)));

/** The label of a button that makes this move. */
export function moveName(move: string, view: TableView): string {
  const [verb, object] = readMove(move);
  if (verb === "play") return object === "?" ? t("choice-unseen") : playName(object);
  if (verb === "pass") return cardName(object);
  if (verb === "trump") return suitLabel(object as Suit | "none");
  if (verb === "return") return sealName(object);
  if (verb === "seal") {
    const { suit, from } = readSeal(object);
    return from === null ? sealName(suit) : `${sealName(suit)} ← ${seatName(view, from)}`;
  }
  if (verb === "magician") return t("magician");
  if (verb === "done") return t("choice-done");
  return object;
}
