/** Who can still win in the last round. */

import { expect, test } from "vitest";
import { contenders } from "../src/board/contenders.ts";
import { counted } from "../src/pages/table/counted.ts";
import type { TableView } from "../src/protocol/types.ts";

interface Last {
  totals: number[];
  bids: (number | "?" | null)[];
  tricks?: number[];
  left: number;
  specials?: string[];
  sizes?: number[];
}

/** A table of three in its last round, of the size of all its tricks. */
function last({ totals, bids, tricks = [0, 0, 0], left, specials = [] }: Last): TableView {
  const size = tricks.reduce((sum, each) => sum + each, left);
  const game = { game: "wizard", phase: "play", round: 2, rounds: 2, totals, bids, tricks, tricks_left: left };
  const kind = { game: { game: "wizard", specials, round_sizes: [1, size] } };
  return { status: "playing", sheet: [{ round: 1 }], game, kind } as unknown as TableView;
}

test("before the bids a lead that one round makes up decides nothing", () => {
  expect(contenders(last({ totals: [100, 60, 40], bids: [null, null, null], left: 2 }))).toEqual([0, 1, 2]);
  expect(contenders(last({ totals: [200, 60, 0], bids: [null, null, null], left: 2 }))).toEqual([0]);
});

test("with the bids a seat can get at most what it has bid, and the others fail at most by the tricks that are left", () => {
  // bids met: 20 and 10 a trick; otherwise 10 less for each trick off (A12)
  expect(contenders(last({ totals: [100, 60, 50], bids: [1, 1, 0], left: 2 }))).toEqual([0, 1]);
  expect(contenders(last({ totals: [100, 61, 50], bids: [2, 0, 2], left: 2 }))).toEqual([0, 1, 2]);
});

test("the last trick decides for everybody at once", () => {
  const table = { totals: [100, 100, 0], bids: [1, 1, 0], tricks: [1, 0, 0], left: 1 };
  expect(contenders(last(table))).toEqual([0, 1]); // either of them takes it, or the third and the first wins
  expect(contenders(last({ ...table, totals: [160, 100, 0] }))).toEqual([0]);
});

test("the Cloud may change a bid, and hidden bids may be any", () => {
  const table = { totals: [100, 70, 0], bids: [0, 0, 0], tricks: [1, 0, 0], left: 0 };
  expect(contenders(last(table))).toEqual([0, 1]);
  expect(contenders(last({ ...table, totals: [112, 70, 0] }))).toEqual([0]);
  expect(contenders(last({ ...table, totals: [88, 99, 0], bids: [0, 1, 0] }))).toEqual([1]);
  expect(contenders(last({ ...table, totals: [88, 99, 0], bids: [0, 1, 0], specials: ["cloud"] }))).toEqual([0, 1]);
  expect(contenders(last({ ...table, totals: [88, 99, 0], bids: ["?", 1, 0] }))).toEqual([0, 1]);
});

/** A table of Wizard Extreme in its last round; `seals` are those that the seats hold. */
function lastOfExtreme(totals: number[], seals: Record<string, number>[], left: number, more: object = {}): TableView {
  const pool = { black: 6 - seals.reduce((sum, each) => sum + (each["black"] ?? 0), 0) };
  const game = { game: "extreme", phase: "play", round: 3, rounds: 3, totals, seals, pool, tricks_left: left, magician: null, ...more };
  return { status: "playing", sheet: [{ round: 2 }], game, kind: { game: { game: "extreme" } } } as unknown as TableView;
}

test("in Wizard Extreme the fewest points win: a trick returns a seal at best, and brings a black one at worst (B9, B10, B12)", () => {
  expect(contenders(lastOfExtreme([10, 12, 20], [{}, {}, {}], 0))).toEqual([0]);
  expect(contenders(lastOfExtreme([10, 10, 20], [{ B: 1 }, { R: 1 }, {}], 0))).toEqual([0, 1]);
  // one trick: the second returns a white seal, or the first takes a black one
  expect(contenders(lastOfExtreme([10, 10, 20], [{}, { white: 1 }, {}], 1))).toEqual([0, 1]);
  expect(contenders(lastOfExtreme([10, 11, 20], [{}, { white: 1 }, {}], 1))).toEqual([0]);
  expect(contenders(lastOfExtreme([10, 13, 13], [{}, {}, { B: 1 }], 1))).toEqual([0, 1]);
  expect(contenders(lastOfExtreme([10, 13, 14], [{ black: 6 }, {}, {}], 1))).toEqual([1]);
});

test("a seal that has yet to be returned counts for its seat, and the Magician for black seals to come (B9, B13)", () => {
  const even = lastOfExtreme([10, 8, 30], [{ B: 1 }, { R: 1 }, {}], 0);
  expect(contenders(even)).toEqual([1]);
  expect(contenders({ ...even, game: { ...even.game, phase: "return", turn: 0 } } as TableView)).toEqual([0, 1]);
  const held = [{}, {}, { black: 2 }];
  expect(contenders(lastOfExtreme([10, 12, 30], held, 0, { magician: 1 }))).toEqual([0]);
  expect(contenders(lastOfExtreme([13, 12, 30], held, 1, { magician: 1 }))).toEqual([0, 1]);
});

test("nobody is named before the last round, after it, and while seals are predicted", () => {
  const table = last({ totals: [1, 1, 1], bids: [0, 0, 0], left: 1 });
  expect(contenders({ ...table, game: { ...table.game, round: 1 } } as TableView)).toBeNull();
  expect(contenders({ ...table, sheet: [{ round: 2 }] } as TableView)).toBeNull();
  expect(contenders({ ...table, status: "over" })).toBeNull();
  expect(contenders(lastOfExtreme([0, 0, 0], [{}, {}, {}], 15, { phase: "predict" }))).toBeNull();
});

test("a total counts through at most seven numbers, and ends where it should", () => {
  expect(counted(10, 10)).toEqual([10]);
  expect(counted(0, 3)).toEqual([0, 1, 2, 3]);
  expect(counted(40, -10)).toHaveLength(7);
  expect([counted(40, -10)[0], counted(40, -10).at(-1)]).toEqual([40, -10]);
});
