/** The table in words: trump, the suit to follow, the trick's number, who is there. */

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { mostHeld, presenceSaid, seatSaid, tricksOf, trumpIsOpen, trumpOf, trumpSaid } from "../src/board/descriptions.ts";
import { foldGame, type Event, type GameView } from "../src/lines/fold_game.ts";
import type { TableView, WizardView } from "../src/protocol/types.ts";
import { words } from "../src/words/words.svelte.ts";

const GAME: WizardView = {
  game: "wizard",
  phase: "play",
  turn: 0,
  round: 3,
  rounds: 20,
  dealer: 2,
  known_cards: [[], [], []],
  hand_sizes: [0, 0, 0],
  trick: [],
  led: null,
  tricks: [1, 1, 1],
  tricks_left: 0,
  totals: [0, 0, 0],
  trump: null,
  turned: null,
  werewolf: null,
  bids: [1, 1, 1],
  passed: [null, null, null],
  cloud: null,
};
const DEALT: Event = {
  event: "round-dealt",
  round: 4,
  dealer: 0,
  hands: [["B1", "B2", "B4", "B5"], ["?", "?", "?", "?"], ["?", "?", "?", "?"]],
  turned: "B3",
  unseen: false,
};

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return words.load("en");
});
afterAll(() => void vi.unstubAllGlobals());

test("between the deal and the turned-up card nothing says that there is no trump", () => {
  const dealt = foldGame(GAME, DEALT, "bid", 0);
  expect(trumpIsOpen(dealt)).toBe(true);
  const set = foldGame(dealt, { event: "trump-set", suit: "B", seat: null }, "bid", 0);
  expect([trumpIsOpen(set), trumpSaid(set)]).toEqual([false, "Trump blue"]);
});

test("a round without trump says so", () => {
  expect(trumpSaid(GAME)).toBe("No trump");
});

test("a round has as many tricks as cards, bombed ones included", () => {
  const dealt = { ...foldGame(GAME, DEALT, "bid", 0), phase: "play", tricks_left: 2 } as WizardView;
  expect(tricksOf(dealt, { game: "wizard" })).toBe(4);
  expect(tricksOf(dealt, { game: "wizard", round_sizes: [1, 2, 3, 9] })).toBe(9);
  expect(tricksOf({ ...dealt, tricks: [1, 2, 0], tricks_left: 12 }, { game: "wizard", mode: "maximus" })).toBe(15);
  expect(mostHeld({ ...dealt, rounds: 15 }, { game: "wizard" })).toBe(15);
  expect(mostHeld({ ...dealt, rounds: 3 }, { game: "wizard", round_sizes: [1, 13, 5, 9] })).toBe(13);
});

test("in Wizard Extreme trump is always red", () => {
  expect([trumpOf({ game: "extreme" } as GameView), trumpOf({ ...GAME, trump: "B" })]).toEqual(["R", "B"]);
});

test("in a lesson or a replay nobody is said to be away", () => {
  const seats = ["Mira", "Tobias", "Lotte"].map((name) => ({ name, free: false, bot: null, owned: false, why: null }));
  const view = { seats, you: 0, present: [], game: null } as unknown as TableView;
  expect([presenceSaid(view, 1), seatSaid(view, 1, 0)]).toEqual(["", "Tobias"]);
});
