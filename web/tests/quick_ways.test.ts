/** Quick ways to play: flicks, double taps, and the order of the hand. */

import { expect, test } from "vitest";
import { isFlick } from "../src/board/drag.svelte.ts";
import { Taps } from "../src/board/taps.ts";
import type { GameView } from "../src/lines/fold_game.ts";
import { handOf } from "../src/table/hands.ts";

test("a flick goes up quickly; slow, short and sideways moves are none", () => {
  const start = { x: 100, y: 600, at: 1000 };
  const ends = (clientX: number, clientY: number, timeStamp: number) => isFlick(start, { clientX, clientY, timeStamp });
  expect(ends(110, 540, 1090)).toBe(true);
  expect([ends(110, 540, 1400), ends(100, 580, 1020), ends(180, 540, 1090), ends(100, 660, 1090)]).toEqual([false, false, false, false]);
});

test("two quick taps at one place are a double tap, and the third is a single one", () => {
  const taps = new Taps();
  const tap = (timeStamp: number, card: string, clientX = 10, detail = 1) =>
    taps.isDouble({ clientX, clientY: 10, timeStamp, detail }, card);
  expect([tap(0, "B5"), tap(200, "G7"), tap(300, "G7")]).toEqual([false, true, false]);
  expect([tap(1000, "B5"), tap(1400, "B5")]).toEqual([false, false]);
  expect([tap(2000, "B5"), tap(2100, "W", 90)]).toEqual([false, false]);
  expect([tap(3000, "B5", 10, 0), tap(3100, "B5", 10, 0)]).toEqual([false, false]);
  expect([tap(4000, "B5"), tap(4100, "W"), taps.first]).toEqual([false, true, "B5"]);
});

test("the hand lies by suits, with trump last, or by values", () => {
  const hand = ["B9", "G2", "G7", "R4", "W", "F", "dragon"];
  const game = { game: "wizard", trump: "G", known_cards: [hand], hand_sizes: [8] } as unknown as GameView;
  expect(handOf(game, 0)).toEqual([...hand, "?"]);
  expect(handOf(game, 0, "trump")).toEqual(["B9", "R4", "G2", "G7", "W", "F", "dragon", "?"]);
  expect(handOf(game, 0, "values")).toEqual(["F", "G2", "R4", "G7", "B9", "W", "dragon", "?"]);
  const extreme = { ...game, game: "extreme", known_cards: [["R4", "P2"]], hand_sizes: [2] } as unknown as GameView;
  expect(handOf(extreme, 0, "trump")).toEqual(["P2", "R4"]);
});
