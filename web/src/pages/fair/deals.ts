/** Computes the deals of foretell-deal/1 and /2 (docs/fair-deals.md) in the browser, without the server. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { SPECIALS } from "../../protocol/notation.ts";
import type { GameRecord } from "../../replay/record.ts";
import { hex, OPEN } from "../../table/hidden_values.ts";

/** The cards of a round. */
export interface Deal {
  hands: string[][];
  turned: string | null;
}

const NUMBERS = 2 ** 32;
const OWN_CARDS = 15;
const BASIC_CARDS = 60;
const ascii = new TextEncoder();

/** Hexadecimal digits as bytes; null for other text. */
export function bytesOf(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})+$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

/** The commitment published before the game: SHA-256 of the secret. */
export const commitmentTo = (secret: Uint8Array): string => hex(sha256(secret));

/** The value of a seat that added nothing. */
export function serverValue(secret: Uint8Array, game: string, seat: number): string {
  return hex(hmac(sha256, secret, ascii.encode(`${game}\nseat ${seat}`))).slice(0, 32);
}

/** The key of a round, from 1. */
export function roundKey(
  secret: Uint8Array,
  game: string,
  values: readonly string[],
  round: number,
  method = OPEN,
): Uint8Array {
  return hmac(sha256, secret, ascii.encode([method, game, ...values, `round ${round}`].join("\n")));
}

/** A key's sequence of numbers, computed block by block on demand. */
export class Row {
  #left: number[] = [];
  #block = 0;

  constructor(private readonly key: Uint8Array) {}

  next(): number {
    if (this.#left.length === 0) this.#left = this.#more();
    return this.#left.shift() ?? 0;
  }

  /** A number from 0 to n − 1, uniformly distributed. */
  below(n: number): number {
    const fair = NUMBERS - (NUMBERS % n);
    let number = this.next();
    while (number >= fair) number = this.next();
    return number % n;
  }

  #more(): number[] {
    const place = new DataView(new ArrayBuffer(4));
    place.setUint32(0, this.#block++);
    const block = hmac(sha256, this.key, new Uint8Array(place.buffer));
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    return Array.from({ length: block.byteLength / 4 }, (_, i) => view.getUint32(4 * i));
  }
}

function shuffled(cards: readonly string[], row: Row): string[] {
  const deck = [...cards];
  for (let place = deck.length - 1; place > 0; place--) {
    const other = row.below(place + 1);
    [deck[place], deck[other]] = [deck[other] ?? "", deck[place] ?? ""];
  }
  return deck;
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** The deck before the shuffle. */
export function freshDeck(record: GameRecord): string[] {
  const { options, players } = record;
  if (record.game === "extreme") return suited("BGRYP", 3 * players.length, []);
  return [...suited("BGRY", 13, ["W", "F"]), ...SPECIALS.filter((card) => options.specials.includes(card))];
}

function suited(suits: string, highest: number, others: readonly string[]): string[] {
  return [...suits].flatMap((suit) => [...upTo(highest).map((value) => `${suit}${value}`), ...others]);
}

/** The number of cards per player in a round. */
function cardsEach(record: GameRecord, round: number): number {
  if (record.game === "extreme") return OWN_CARDS;
  if (record.options.mode === "maximus") return BASIC_CARDS / record.players.length;
  if (record.options.mode === "single-suit") return round + 3;
  return record.options.sizes?.[round - 1] ?? round;
}

/** The deal that a round (from 1) must have had. */
export function dealOf(
  record: GameRecord,
  secret: Uint8Array,
  game: string,
  values: readonly string[],
  round: number,
  method = OPEN,
): Deal {
  const row = new Row(roundKey(secret, game, values, round, method));
  const fresh = freshDeck(record);
  const seats = record.players.length;
  const each = cardsEach(record, round);
  if (record.game === "wizard" && record.options.mode === "single-suit") {
    const hands: string[][] = [];
    for (let seat = 0; seat < seats; seat++) {
      const own = shuffled(fresh.slice(OWN_CARDS * seat, OWN_CARDS * (seat + 1)), row);
      hands.push(own.slice(0, each));
    }
    return { hands, turned: null };
  }
  const deck = shuffled(fresh, row);
  const hands = record.players.map((_, seat) => deck.slice(0, seats * each).filter((_, k) => k % seats === seat));
  const none = record.game === "extreme" || record.options.mode === "maximus";
  return { hands, turned: none ? null : (deck[seats * each] ?? null) };
}
