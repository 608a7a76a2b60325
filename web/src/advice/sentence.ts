/** The sentence of a reason, in the reader's language (`foretell.coach.sentences`). */

import { fractionOf } from "../cards/declared.ts";
import { rounded } from "../coach/rounding.ts";
import type { Value, Why } from "../protocol/advice.ts";
import { readCard, readPlay } from "../protocol/notation.ts";
import { t, words, type Values } from "../words/words.svelte.ts";

type Form = "" | ".object";

/** "You need no more tricks; your red 3 loses this one for certain."  `seats`: the players' names. */
export function sentence(why: Why, seats: readonly string[] = []): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(why.values)) Object.assign(values, named(name, value, seats));
  const said = t(`why-${why.kind}`, values);
  return said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
}

/** A value as messages expect it: under its name; for a card or seal also in the objective case. */
function named(name: string, value: Value, seats: readonly string[]): Values {
  switch (name) {
    case "card":
    case "other":
      return { [name]: cardName(String(value), ""), [`${name}_object`]: cardName(String(value), ".object") };
    case "seal":
      return { seal_object: t(`seal-${value}.object`) };
    case "suit":
    case "best":
      return { [name]: t(`suit-${value}`) };
    case "seat":
      return { seat: seats[Number(value)] ?? value };
    case "points":
      return { points: decimal(Number(value), Number(value) < 0.1 ? 2 : 1) };
    case "tricks":
    case "black":
      return { [name]: decimal(Number(value), 1) };
    default:
      return { [name]: value };
  }
}

/** A number with this many decimal places, rounded as the library does: `toLocaleString` rounds 1.25 up. */
function decimal(value: number, digits: number): string {
  return rounded(value, digits).toLocaleString(words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** One of the player's cards in a sentence: "your blue 12", "your Juggler as red 7½". */
function cardName(play: string, form: Form): string {
  const { card, as } = readPlay(play);
  const read = readCard(card);
  const value = read.kind === "number" ? String(read.value) : "";
  const name = t(`coach-card-${read.kind === "number" ? read.suit : card}${form}`, { value });
  return as === null ? name : t(`coach-as-${as}${form}`, { card: name, value: fractionOf(card) });
}
