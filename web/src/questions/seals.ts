/** What can be taken in a prediction (B5, B6), given the selection so far. */

import { readSeal } from "../protocol/notation.ts";
import type { ExtremeView, Suit } from "../protocol/types.ts";
import { laidOut } from "./draft.svelte.ts";
import { objects } from "./question.ts";

const SUITS: Suit[] = ["Y", "P", "R", "B", "G"];

/** A suit's heap in the pool, as the reader sees it while choosing seals. */
export interface Heap {
  suit: Suit;
  /** How many would be left after taking the selected seals. */
  left: number;
  /** How many seals the reader has, and how many of them are selected. */
  held: number;
  laid: number;
  /** What a tap does: select a seal, ask whom to take it from, first take the selected seals, or say why not. */
  touch: "lay" | "from" | "first" | "why";
  /** The moves that take one from a player. */
  victims: string[];
  /** The move that `why` asks about. */
  move: string;
}

/** The seat of another player with a seal of this suit; null if there is none. */
function holder(game: ExtremeView, suit: string, you: number): number | null {
  const seat = game.seals.findIndex((held, seat) => seat !== you && (held[suit] ?? 0) > 0);
  return seat < 0 ? null : seat;
}

function heap(suit: Suit, game: ExtremeView, you: number, legal: readonly string[], laid: readonly string[]): Heap {
  const pool = game.pool[suit] ?? 0;
  const left = pool - laidOut(laid, suit, null);
  const victims = objects(legal, "seal").flatMap((object) => {
    const seal = readSeal(object);
    if (seal.suit !== suit || seal.from === null) return [];
    const rest = (game.seals[seal.from]?.[suit] ?? 0) - laidOut(laid, suit, seal.from);
    return rest > 0 ? [`seal ${object}`] : [];
  });
  const other = holder(game, suit, you);
  const isOffered = legal.includes(`seal ${suit}`) && left > 0;
  const isFirst = pool > 0 && left === 0 && other !== null;
  const touch = isOffered ? "lay" : victims.length ? "from" : isFirst ? "first" : "why";
  const move = pool === 0 && other !== null ? `seal ${suit}<${other}` : `seal ${suit}`;
  const all = laid.filter((one) => readSeal(one.slice("seal ".length)).suit === suit).length;
  return { suit, left, held: game.seals[you]?.[suit] ?? 0, laid: all, touch, victims, move };
}

/** All suits' heaps. */
export const heaps = (game: ExtremeView, you: number, legal: readonly string[], laid: readonly string[]): Heap[] =>
  SUITS.map((suit) => heap(suit, game, you, legal, laid));

/** The suits of a prediction with their counts, including owned and selected seals. */
export function prediction(all: readonly Heap[]): [suit: string, count: number][] {
  return all.flatMap(({ suit, held, laid }) => (held + laid ? [[suit, held + laid] as [string, number]] : []));
}

/** Whether the only move is to end the prediction: the pool is empty, and no seal may be taken from anybody. */
export function isNothingLeft(legal: readonly string[], laid: readonly string[]): boolean {
  return laid.length === 0 && legal.length === 1 && legal[0] === "done";
}
