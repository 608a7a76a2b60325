/** Answers to a question, side by side. */

import { readSeal, SUITS } from "../protocol/notation.ts";
import type { Suit, TableView } from "../protocol/types.ts";
import { sealName, seatName, suitLabel } from "../words/names.ts";
import { t } from "../words/words.svelte.ts";
import { forms, objects } from "./question.ts";
import { suitKeys } from "./suit_keys.ts";

export interface Option {
  move: string;
  label: string;
  /** The shortcut. */
  keys: readonly string[];
  /** The picture: a suit, a card, a seal or the Magician. */
  suit?: string;
  card?: string;
  seal?: string;
  /** Their number. */
  count?: number;
  allowed: boolean;
}

/** The choices for trump: suits, or none (A4, S5). */
export function trumpOptions(legal: readonly string[]): Option[] {
  return objects(legal, "trump").map((object) => ({
    move: `trump ${object}`,
    label: suitLabel(object as Suit | "none"),
    keys: object === "none" ? ["n"] : suitKeys(object as Suit),
    suit: object,
    allowed: true,
  }));
}

/** The declarations of a special card (S1, S6, S7). */
export function formOptions(legal: readonly string[], card: string): Option[] {
  return forms(legal, card).map(({ as, move }) => {
    const common = { move, allowed: true };
    if (as === "W") return { ...common, keys: ["w"], card: "W", label: t("choice-wizard") };
    if (as === "F") return { ...common, keys: ["f"], card: "F", label: t("choice-fool") };
    return { ...common, keys: suitKeys(as as Suit), suit: as, label: suitLabel(as as Suit) };
  });
}

/** The players that a seal can be taken from (B6). */
export function victimOptions(moves: readonly string[], view: TableView): Option[] {
  return moves.map((move, i) => {
    const { suit, from } = readSeal(move.slice("seal ".length));
    const label = from === null ? "" : seatName(view, from);
    return { move, label, keys: [String(i + 1)], seal: suit, allowed: true };
  });
}

const KINDS: readonly (Suit | "white")[] = [...SUITS, "white"];

/** The reader's seals, some of which fit the trick (B9). */
export function returnOptions(legal: readonly string[], held: Record<string, number>): Option[] {
  return KINDS.filter((kind) => held[kind]).map((kind) => ({
    move: `return ${kind}`,
    label: kind === "white" ? t("seal-white.label") : sealLabel(kind),
    keys: kind === "white" ? ["w"] : suitKeys(kind),
    seal: kind,
    count: held[kind] ?? 0,
    allowed: legal.includes(`return ${kind}`),
  }));
}

/** The label of a seal's button: its colour. */
export const sealLabel = (kind: string): string =>
  kind.length === 1 ? suitLabel(kind as Suit) : sealName(kind);
