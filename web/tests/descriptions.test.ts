/** The table in words: trump, the suit to follow, the trick's number, who is there. */

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ledSaid, presenceSaid, seatSaid, trickSaid, trumpIsOpen, trumpSaid } from "../src/board/descriptions.ts";
import { foldGame, type Event } from "../src/lines/fold_game.ts";
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

test("tricks are counted from 1, bombed ones included", () => {
  const dealt = { ...foldGame(GAME, DEALT, "bid", 0), phase: "play" } as WizardView;
  expect(trickSaid(dealt, { game: "wizard" })).toBe("trick 1 of 4");
  expect(trickSaid({ ...dealt, tricks: [1, 0, 0], tricks_left: 2 }, { game: "wizard" })).toBe("trick 3 of 4");
  expect(trickSaid({ ...dealt, tricks: [1, 0, 0], tricks_left: 3, phase: "cloud" }, { game: "wizard" })).toBe("trick 1 of 4");
  expect(trickSaid({ ...dealt, tricks: [2, 1, 1], tricks_left: 0 }, { game: "wizard" })).toBe("trick 4 of 4");
});

test("rounds of one's own size, and modes with other rounds, have as many tricks as they have cards", () => {
  const dealt = { ...foldGame(GAME, DEALT, "bid", 0), phase: "play", tricks_left: 9 } as WizardView;
  expect(trickSaid({ ...dealt, tricks_left: 7 }, { game: "wizard", round_sizes: [1, 2, 3, 9] })).toBe("trick 3 of 9");
  expect(trickSaid({ ...dealt, tricks: [1, 2, 0], tricks_left: 12 }, { game: "wizard", mode: "maximus" })).toBe("trick 4 of 15");
});

test("before the lead there is no suit to follow yet; after a Wizard there is none", () => {
  expect(ledSaid(GAME)).toBe("no suit yet");
  expect(ledSaid({ ...GAME, trick: [[0, "W"]] })).toBe("no suit");
  expect(ledSaid({ ...GAME, trick: [[0, "G7"]], led: "G" })).toBe("Green");
});

test("in a lesson or a replay nobody is said to be away", () => {
  const seats = ["Mira", "Tobias", "Lotte"].map((name) => ({ name, free: false, bot: null, owned: false, why: null }));
  const view = { seats, you: 0, present: [], game: null } as unknown as TableView;
  expect([presenceSaid(view, 1), seatSaid(view, 1, 0)]).toEqual(["", "Tobias"]);
});
