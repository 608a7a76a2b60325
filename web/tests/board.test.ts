/** How a hand is held, where everybody sits, what is still needed. */

import { expect, test } from "vitest";
import { fan } from "../src/board/fan.ts";
import { coins, need } from "../src/board/need.ts";
import { around, direction, spot } from "../src/board/seating.ts";

const SIZES: [name: string, width: number, height: number][] = [
  ["a phone", 374, 151],
  ["a phone with a large hand", 374, 189],
  ["a phone on its side", 828, 97],
  ["a desk", 1080, 193],
];

test.each(SIZES)("every hand from 1 to 20 cards lies within %s, and each card can be read and touched", (_, width, height) => {
  for (let count = 1; count <= 20; count++) {
    const { card, cards } = fan(count, width, height);
    expect(cards).toHaveLength(count);
    for (const { x, y } of cards) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + card).toBeLessThanOrEqual(width + 0.01);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + card * 1.45).toBeLessThanOrEqual(height + 0.01);
    }
    const strips = cards.slice(1).map(({ x, y }, i) => (y - (cards[i]?.y ?? y) > card / 2 ? card : x - (cards[i]?.x ?? 0)));
    for (const strip of strips) expect(strip).toBeGreaterThanOrEqual(24);
  }
});

test("the next seat sits on your left, and all sit on the table", () => {
  for (let seats = 3; seats <= 6; seats++) {
    for (let you = 0; you < seats; you++) {
      const next = (you + 1) % seats;
      expect(around(you, seats)[0]).toBe(next);
      expect(around(you, seats).at(-1)).toBe(you);
      expect(direction(next, you, seats).x).toBeLessThan(0);
      expect(direction(you, you, seats).y).toBeCloseTo(1);
      for (const tall of [true, false]) expect(spot(next, you, seats, tall).x).toBeLessThan(50);
      const places = around(you, seats).map((seat) => Object.values(spot(seat, you, seats, true)).join());
      expect(new Set(places).size).toBe(seats);
    }
  }
});

test("coins lie on tricks, are still in the hand, or are missing (A7)", () => {
  expect(need(3, 1)).toEqual({ laid: 1, open: 2, over: 0 });
  expect(need(1, 3)).toEqual({ laid: 1, open: 0, over: 2 });
  expect(need("?", 3)).toBeNull();
  expect(need(null, 0)).toBeNull();
  expect(coins({ laid: 1, open: 1, over: 1 })).toEqual(["laid", "open", "over"]);
});
