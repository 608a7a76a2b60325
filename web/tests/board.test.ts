/** The layout of a hand, the seats around the table, and what a seat still needs. */

import { expect, test } from "vitest";
import { fan } from "../src/board/fan.ts";
import { around, distance, lay, layoutOf, sideOf, type Layout } from "../src/board/layout.ts";
import { coins, need } from "../src/board/need.ts";

const SIZES: [name: string, width: number, height: number][] = [
  ["a phone", 374, 151],
  ["a phone with a large hand", 374, 189],
  ["a phone on its side", 828, 97],
  ["a desk", 1080, 193],
];

test.each(SIZES)("every hand from 1 to 20 cards fits %s, and each card can be read and tapped", (_, width, height) => {
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

test("the next seat sits on your left, and everybody has a side of their own", () => {
  for (let seats = 3; seats <= 6; seats++) {
    for (let you = 0; you < seats; you++) {
      const order = around(you, seats);
      expect(order).toHaveLength(seats);
      expect(order.at(-1)).toBe(you);
      expect(order.map((seat) => distance(seat, you, seats) || seats)).toEqual(order.map((_, i) => i + 1));
    }
    const sides = Array.from({ length: seats - 1 }, (_, i) => sideOf(i + 1, seats));
    expect(new Set(sides).size).toBe(seats - 1);
    expect([sides[0], sides.at(-1)]).toEqual(["left", "right"]);
    expect(sideOf(0, seats)).toBeUndefined();
  }
});

const FELTS: [name: string, layout: Layout, width: number, height: number, four: number, six: number][] = [
  ["a phone", "columns", 366, 380, 100, 100],
  ["a small phone", "columns", 336, 230, 100, 70],
  ["a phone on its side", "line", 730, 130, 80, 80],
  ["a tablet", "around", 456, 430, 130, 130],
  ["a desktop", "around", 900, 300, 130, 130],
];

test.each(FELTS)("on %s a trick reads from left to right, and no card covers an index", (_, layout, width, height, four, six) => {
  for (let seats = 3; seats <= 6; seats++) {
    const { card, step, raise, places } = lay(seats, width, height, layout);
    expect(card).toBeGreaterThanOrEqual(seats > 4 ? six : four);
    expect(step).toBeGreaterThanOrEqual(0.5 * card);
    places.forEach(({ x, y }, i) => {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect([x + card <= width, y + 1.45 * card <= height]).toEqual([true, true]);
      const before = places[i - 1];
      const name = 9; // so far it hangs below its card
      if (before) expect(x - before.x >= step - 0.01 || y - raise >= before.y + 1.45 * card + name).toBe(true);
    });
  }
});

test("a trick of six lies in two rows where each card shows more then", () => {
  const rows = (width: number, height: number): number => new Set(lay(6, width, height, "columns").places.map(({ y }) => y)).size;
  expect([rows(366, 380), rows(366, 150), rows(900, 300)]).toEqual([2, 1, 1]);
});

test.each([
  ["a phone", 390, 600, 6, "columns"],
  ["a small phone with two rows of cards in the hand", 360, 414, 6, "columns"],
  ["a small phone below the browser's bar", 375, 362, 6, "columns"],
  ["the same with two opponents", 375, 362, 3, "line"],
  ["a lesson on a small phone", 360, 281, 3, "line"],
  ["a phone on its side", 844, 242, 6, "line"],
  ["the smallest phone on its side", 568, 180, 6, "line"],
  ["a phone on its side that shows no hand", 844, 342, 6, "line"],
  ["a tablet", 820, 932, 6, "around"],
  ["a desk beside the log", 1088, 652, 6, "around"],
])("%s has the layout that fits the room", (_, width, height, seats, layout) => {
  expect(layoutOf(width, height, seats)).toBe(layout);
});

test.each([
  [700, 474, 4, "columns"],
  [768, 740, 5, "around"],
  [921, 474, 5, "around"],
  [700, 474, 3, "around"],
  [620, 414, 3, "columns"],
])("a table of %s by %s pixels has a strip where a question about seals would cover those of %s players", (width, height, seats, layout) => {
  expect(layoutOf(width, height, seats, false, true)).toBe(layout);
});

test("coins are on tricks, still in the hand, or missing (A7)", () => {
  expect(need(3, 1)).toEqual({ laid: 1, open: 2, over: 0 });
  expect(need(1, 3)).toEqual({ laid: 1, open: 0, over: 2 });
  expect(need("?", 3)).toBeNull();
  expect(need(null, 0)).toBeNull();
  expect(coins({ laid: 1, open: 1, over: 1 })).toEqual(["laid", "open", "over"]);
});
