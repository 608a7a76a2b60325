/** The evening at one table: a chain of rematches. */

import { expect, test } from "vitest";
import { eveningOf, gamesUpTo } from "../src/pages/table/evening.ts";
import type { OwnTable } from "../src/protocol/types.ts";

const KIND = { game: { game: "wizard" }, seats: 3 } as unknown as OwnTable["kind"];

const game = (table: string, rematch_of: string | null, names: string[], totals: number[], seat: number, status = "over"): OwnTable => ({
  table, kind: KIND, status, names, free: 0, your_turn: false, seat, round: null, rounds: null, at: 0, totals, rematch_of,
});

const OWN = [
  game("third", "second", ["Ada", "", "Otto"], [], 0, "waiting"),
  game("other", null, ["Ada", "Ben", "Otto"], [900, 0, 0], 0),
  game("second", "first", ["Otto", "Ben", "Ada"], [10, 70, 70], 2),
  game("first", "gone", ["Ada", "Ben", "Otto"], [30, 20, -10], 0),
];

test("the games before a table are those from which it was asked, newest first", () => {
  expect(gamesUpTo("third", OWN).map(({ table }) => table)).toEqual(["second", "first"]);
  expect(gamesUpTo("first", OWN).map(({ table }) => table)).toEqual(["first"]);
  expect(gamesUpTo("nowhere", OWN)).toEqual([]);
});

test("a table that names itself is counted once", () => {
  expect(gamesUpTo("x", [game("x", "x", ["Ada"], [1], 0)])).toHaveLength(1);
});

test("points are added up wherever people sat, a shared first place is a win, and the best come first", () => {
  expect(eveningOf(gamesUpTo("third", OWN))).toEqual({
    games: 2,
    players: [
      { name: "Ada", you: true, wins: 2, points: 100 },
      { name: "Ben", you: false, wins: 1, points: 90 },
      { name: "Otto", you: false, wins: 0, points: 0 },
    ],
  });
});

test("in Wizard Extreme the fewest points win", () => {
  const extreme = { game: { game: "extreme" }, seats: 3 } as unknown as OwnTable["kind"];
  const played = [game("first", null, ["Ada", "Ben", "Otto"], [12, 4, 9], 0), game("second", "first", ["Ada", "Ben", "Otto"], [3, 5, 3], 0)];
  expect(eveningOf(played.map((each) => ({ ...each, kind: extreme }))).players).toEqual([
    { name: "Ben", you: false, wins: 1, points: 9 },
    { name: "Otto", you: false, wins: 1, points: 12 },
    { name: "Ada", you: true, wins: 1, points: 15 },
  ]);
});
