/** The contents of the score sheet and its chart. */

import { describe, expect, test } from "vitest";
import type { TableView } from "../src/protocol/types.ts";
import { everyNth, scaleRoom, series, spread, ticks } from "../src/sheet/chart.ts";
import { facts, standings } from "../src/sheet/facts.ts";
import { ranking, turningPoint } from "../src/sheet/ranking.ts";
import { account, leaders, sheetLines } from "../src/sheet/rows.ts";
import { pointsText, signed, signedText } from "../src/words/numbers.ts";

const seats = ["Mira", "Tobias", "Lotte"].map((name) => ({ name }));

/** The part of a table that the score sheet reads. */
function table(game: "wizard" | "extreme", sheet: Partial<TableView["sheet"][number]>[], now: object | null = null) {
  const rows = sheet.map((row, index) => ({ round: index + 1, dealer: index, bids: null, seals: null, magician: null, ...row }));
  return { kind: { game: { game } }, seats, sheet: rows, game: now } as unknown as TableView;
}

const WIZARD = table("wizard", [
  { bids: [1, 0, "?"], tricks: [1, 0, 0], points: [30, 20, -10], totals: [30, 20, -10] },
  { bids: [2, 0, 0], tricks: [1, 0, 1], points: [-10, 20, -10], totals: [20, 40, -20] },
]);

/** The example of B12 and B13. */
const EXTREME = table("extreme", [
  {
    tricks: [3, 4, 8],
    points: [5, 1, 6],
    totals: [5, 1, 6],
    seals: [{ R: 1, black: 1 }, {}, { black: 2 }],
    magician: 1,
  },
]);

describe("Wizard", () => {
  test("a met bid is marked, another is not, and an unknown one is neither", () => {
    expect(sheetLines(WIZARD).map((line) => line.cells.map((cell) => cell.met))).toEqual([
      [true, true, null],
      [false, true, false],
    ]);
  });

  test("the current round is at the bottom, without points", () => {
    const game = { game: "wizard", round: 3, dealer: 2, bids: [1, null, "?"], tricks: [0, 1, 0] };
    const lines = sheetLines({ ...WIZARD, game } as unknown as TableView);
    expect(lines).toHaveLength(3);
    expect(lines[2]?.running).toBe(true);
    expect(lines[2]?.cells.map(({ bid, tricks, points, deals }) => [bid, tricks, points, deals])).toEqual([
      [1, 0, null, false],
      [null, 1, null, false],
      ["?", 0, null, true],
    ]);
  });

  test("a finished round appears only once", () => {
    const game = { game: "wizard", round: 2, dealer: 1, bids: [2, 0, 0], tricks: [1, 0, 1] };
    expect(sheetLines({ ...WIZARD, game } as unknown as TableView)).toHaveLength(2);
  });

  test("the highest total is ahead, shared or not", () => {
    expect(leaders(WIZARD)).toEqual([1]);
    expect(leaders({ ...WIZARD, sheet: [] })).toEqual([]);
  });
});

describe("Wizard Extreme", () => {
  const cells = sheetLines(EXTREME)[0]?.cells ?? [];

  test("penalty points are added up seal by seal", () => {
    expect(cells.map((cell) => account(cell, cells))).toEqual(["2 + 3", "4 − 3", null]);
    expect(cells.map((cell) => cell.seals.map((seal) => [seal.kind, seal.cost]))).toEqual([
      [
        ["R", 2],
        ["black", 3],
      ],
      [],
      [["black", 6]],
    ]);
  });

  test("the fewest points are ahead", () => expect(leaders(EXTREME)).toEqual([1]));
});

describe("the chart", () => {
  test("lines start at 0", () => expect(series(WIZARD)[0]).toEqual([0, 30, 20]));

  test.each([
    [0, 1, [0, 1]],
    [-20, 40, [-20, 0, 20, 40]],
    [0, 437, [0, 100, 200, 300, 400, 500]],
    [-310, 60, [-400, -300, -200, -100, 0, 100]],
  ])("the scale from %i to %i", (lowest, highest, levels) => expect(ticks(lowest, highest)).toEqual(levels));

  test("labels do not touch, and stay inside", () => {
    expect(spread([50, 52, 51], 10, 0, 100)).toEqual([50, 70, 60]);
    expect(spread([99, 98], 10, 0, 100)).toEqual([100, 90]);
    expect(spread([1, 2, 90], 10, 5, 100)).toEqual([5, 15, 90]);
  });

  test("a number below 0 has room for its sign beside the scale", () => {
    expect(scaleRoom(["0", "200"])).toBe(36);
    expect(scaleRoom(["−200", "600"])).toBe(44);
  });

  test("a phone labels only some of twenty rounds", () => {
    expect(everyNth(20, 240)).toBe(2);
    expect(everyNth(5, 240)).toBe(1);
  });
});

test("points have real minus and plus signs", () => expect([40, -10, 0].map(signed)).toEqual(["+40", "−10", "0"]));

describe("when the game is over", () => {
  const after = (sheet: TableView, totals: number[]): TableView => ({ ...sheet, game: { round: sheet.sheet.length, totals } }) as unknown as TableView;

  test("places are shared", () => {
    const shared = standings(after({ ...WIZARD, seats: [...WIZARD.seats, ...WIZARD.seats] }, [40, 20, 40, -10, 20, 0]));
    expect(shared.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
      [4, 3],
      [5, 5],
      [3, 6],
    ]);
  });

  test("in Wizard Extreme the fewest points win", () =>
    expect(standings(after(EXTREME, [5, 1, 6])).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]));

  test("bids met are counted", () =>
    expect(standings(after(WIZARD, [20, 40, -20])).map(({ seat, met, rounds }) => [seat, met, rounds])).toEqual([
      [1, 2, 2],
      [0, 1, 2],
      [2, 0, 2],
    ]));

  test("remarkable facts name the players and, if there is just one, the round", () => {
    expect(facts(WIZARD)).toEqual([
      { key: "best", seats: [0], amount: 30, round: 1 },
      { key: "boldest", seats: [0], amount: 1, round: 1 },
      { key: "streak", seats: [1], amount: 2, round: null },
      { key: "worst", seats: [0, 2], amount: 10, round: null },
    ]);
    expect(facts(EXTREME)).toEqual([
      { key: "magician", seats: [1], amount: 1, round: null },
      { key: "black", seats: [2], amount: 2, round: null },
      { key: "dearest", seats: [2], amount: 6, round: 1 },
    ]);
    expect(facts({ ...WIZARD, sheet: [] })).toEqual([]);
  });
});

/** A game of three with these totals after its rounds. */
const led = (game: "wizard" | "extreme", ...totals: number[][]) =>
  table(game, totals.map((row) => ({ tricks: [0, 0, 0], points: [0, 0, 0], totals: row })));

test("the ranking says where each seat was before the round, and of equal ones who led", () => {
  const rows = (view: TableView) => ranking(view).map(({ cell, place, from, row }) => [cell.seat, place, from, row]);
  expect(rows(WIZARD)).toEqual([[1, 1, 1, 0], [0, 2, 0, 1], [2, 3, 2, 2]]);
  expect(rows(led("wizard", [10, 30, 20], [40, 40, 30]))).toEqual([[1, 1, 0, 0], [0, 1, 2, 1], [2, 3, 1, 2]]);
  expect(rows(led("extreme", [7, 3, 5]))).toEqual([[1, 1, 1, 0], [2, 2, 2, 1], [0, 3, 0, 2]]);
  expect(ranking({ ...WIZARD, sheet: [] })).toEqual([]);
});

test("a game is decided by the round after which its winners led to the end", () => {
  const turn = (game: "wizard" | "extreme", ...totals: number[][]) => turningPoint(led(game, ...totals));
  expect(turn("wizard", [30, 0, 0], [30, 40, 0], [50, 40, 0], [60, 50, 0])).toEqual({ round: 3, seats: [0], when: "since" });
  expect(turn("extreme", [1, 5, 5], [2, 5, 9])).toEqual({ round: 1, seats: [0], when: "always" });
  expect(turn("wizard", [30, 0, 0], [40, 20, 40])).toEqual({ round: 2, seats: [0, 2], when: "last" });
  expect([turn("wizard", [30, 0, 0]), turn("wizard", [1, 0, 0], [1, 1, 1]), turn("wizard")]).toEqual([null, null, null]);
});

test("points that round to none have no minus", () => {
  expect([-0.04, 0.04, -0.06].map((points) => pointsText(points, false))).toEqual(["0.0", "0.0", "−0.1"]);
  expect([pointsText(-0.004, true), signedText(-0.004, true), signedText(-0.3, true)]).toEqual(["0.00", "0.00", "−0.30"]);
});
