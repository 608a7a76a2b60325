/** What there is to take in a prediction (B5, B6), counting what is laid out already. */

import type { ExtremeView, Suit } from "../protocol/types.ts";
import { objects } from "./question.ts";
import { laidOut } from "./draft.svelte.ts";
import { readSeal } from "../table/notation.ts";

const SUITS: Suit[] = ["Y", "P", "R", "B", "G"];

/** A suit's heap in the pool, as the reader sees it while choosing seals. */
export interface Heap {
  suit: Suit;
  /** How many are left when those laid out are gone. */
  left: number;
  /** How many seals the reader owns, and how many of them are selected. */
  held: number;
  laid: number;
  /** What a tap does: select a seal, ask for its player, first take the selected ones, or say why not. */
  touch: "lay" | "from" | "first" | "why";
  /** The moves that take one from a player. */
  victims: string[];
  /** The move to ask about when there is nothing to take. */
  move: string;
}

/** The seat of somebody else who holds a seal of this suit. */
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

/** Several kinds with how many there are of each: `{ R: 2, B: 1 }`. */
export function prediction(all: readonly Heap[]): [suit: string, count: number][] {
  return all.flatMap(({ suit, held, laid }) => (held + laid ? [[suit, held + laid] as [string, number]] : []));
}

/** Whether the only move is to end the prediction: the pool is empty, and no seal may be taken from anybody. */
export function isNothingLeft(legal: readonly string[], laid: readonly string[]): boolean {
  return laid.length === 0 && legal.length === 1 && legal[0] === "done";
}
