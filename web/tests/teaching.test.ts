/** What a table teaches, and when. */

import { expect, test, vi } from "vitest";
import { keepTaught, taught, tipFor, TIPS, type Tip } from "../src/pages/table/teaching.ts";
import type { TableView } from "../src/protocol/types.ts";

const view = (change: object): TableView =>
  ({ you: 0, game: { game: "wizard", round: 1, known_cards: [["B7", "G2"]], bids: [1, null, null], tricks: [0, 0, 0], trick: [], led: null, trump: null, werewolf: null, ...change } }) as unknown as TableView;
const extreme = (change: object): TableView =>
  view({ game: "extreme", known_cards: [["B7", "P2"]], seals: [{ B: 1 }, {}, {}], magician: null, ...change });
const [BID, BOTH, ONE] = [["bid 0", "bid 1"], ["play B7", "play G2"], ["play B7"]];

test.each<[string, object, string[], Tip[], Tip | null]>([
  ["the first bid", {}, BID, [], "bid"],
  ["another bid in the first round", {}, BID, ["bid"], null],
  ["a bid in the second round", { round: 2 }, BID, ["bid"], "points"],
  ["a bid that is met", { tricks: [1, 0, 0] }, BOTH, ["bid"], "exact"],
  ["a bid that the Cloud changes", { tricks: [1, 0, 0], cloud: 0 }, BOTH, ["bid"], null],
  ["a suit to follow", { led: "B" }, ONE, ["bid"], "follow"],
  ["a trump in the hand", { trump: "B" }, BOTH, [], "trump"],
  ["a trump on the table", { trump: "R", trick: [[1, "R3"]] }, BOTH, [], "trump"],
  ["a Wizard in the hand", { known_cards: [["B7", "W"]] }, ["play B7", "play W"], [], "rare"],
  ["a special card in the hand", { known_cards: [["dragon", "W"]] }, BID, [], "dragon"],
  ["a special card on the table", { trick: [[1, "juggler:R"]] }, BOTH, [], "juggler"],
  ["a Werewolf that somebody has had", { werewolf: 2 }, BID, [], "werewolf"],
  ["nothing new", {}, BOTH, [], null],
  ["nothing left", { tricks: [1, 0, 0], led: "B" }, ONE, [...TIPS], null],
])("%s", (_, change, legal, had, tip) => expect(tipFor(view(change), legal, had, true)).toBe(tip));

test.each<[string, object, string[], Tip[], Tip | null]>([
  ["the first prediction", {}, ["seal B", "done"], [], "seals"],
  ["a prediction in the second round", { round: 2 }, ["seal B", "done"], ["seals"], "left"],
  ["the first card", {}, ["play B7", "play P2"], [], "red"],
  ["a card without a seal left", { seals: [{ B: 0, black: 1 }, {}, {}] }, ["play B7", "play P2"], [], "empty"],
  ["a card of the Magician’s player", { seals: [{}, {}, {}], magician: 0 }, ["play B7", "play P2"], ["red"], null],
  ["a suit to follow", { led: "B" }, ["play B7"], ["red"], "follow"],
  ["a seal to return", {}, ["return B"], [], "back"],
])("Wizard Extreme: %s", (_, change, legal, had, tip) => expect(tipFor(extreme(change), legal, had, true)).toBe(tip));

test("who has played is told of special cards alone", () => {
  const hand = { known_cards: [["bomb", "W"]] };
  expect(tipFor(view(hand), BID, [], false)).toBe("bomb");
  expect(tipFor(view(hand), BID, ["bomb"], false)).toBeNull();
});

test("a spectator is not taught", () => expect(tipFor({ ...view({}), you: null }, BID, [], true)).toBeNull());

test("what was taught is kept", () => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  expect(taught()).toEqual([]);
  keepTaught(["bid", "rare"]);
  expect(taught()).toEqual(["bid", "rare"]);
  store.set("foretell-taught", '"all"');
  expect(taught()).toEqual([]);
  vi.unstubAllGlobals();
});
