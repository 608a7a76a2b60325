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

test("nobody is named before the last round, after it, and in Wizard Extreme", () => {
  const table = last({ totals: [1, 1, 1], bids: [0, 0, 0], left: 1 });
  expect(contenders({ ...table, game: { ...table.game, round: 1 } } as TableView)).toBeNull();
  expect(contenders({ ...table, sheet: [{ round: 2 }] } as TableView)).toBeNull();
  expect(contenders({ ...table, status: "over" })).toBeNull();
  expect(contenders({ ...table, game: { ...table.game, game: "extreme" } } as TableView)).toBeNull();
});

test("a total counts through at most seven numbers, and ends where it should", () => {
  expect(counted(10, 10)).toEqual([10]);
  expect(counted(0, 3)).toEqual([0, 1, 2, 3]);
  expect(counted(40, -10)).toHaveLength(7);
  expect([counted(40, -10)[0], counted(40, -10).at(-1)]).toEqual([40, -10]);
});
