/** Why a move is not allowed, in the reader's language. */

import type { Suit, TableView } from "../protocol/types.ts";
import type { Reason } from "../table/live.svelte.ts";
import { cardName, sealName, seatName, suitName } from "../words/names.ts";
import { t, words } from "../words/words.svelte.ts";

const SEATS = new Set(["turn", "victim", "magician"]);

/** A value in a reason, in words: seats by number, suits by letter, cards, seals and phases by their notation. */
function named(name: string, value: string | number, view: TableView): string {
  const text = String(value);
  if (SEATS.has(name)) return seatName(view, Number(value), null);
  if (name === "suit") return suitName(text as Suit);
  if (name === "card") return cardName(text);
  if (name === "fitting") return text.split(", ").map((kind) => sealName(kind)).join(", ");
  if (name === "question") return t(`phase-${text}`);
  return text;
}

/** The reason as a sentence; null if the move is allowed. */
export function reasonText(reason: Reason, view: TableView): string | null {
  if (reason.allowed) return null;
  if (!reason.key || !words.has(`reason-${reason.key}`)) return t("web-why-unknown");
  const values = Object.entries(reason.args ?? {}).map(([name, value]): [string, string] => [name, named(name, value, view)]);
  return t(`reason-${reason.key}`, Object.fromEntries(values));
}
