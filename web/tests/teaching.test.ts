/** What the first game teaches, and when. */

import { expect, test, vi } from "vitest";
import { keepTaught, taught, tipFor, TIPS, type Tip } from "../src/pages/table/teaching.ts";
import type { TableView } from "../src/protocol/types.ts";

const view = (change: object): TableView =>
  ({ you: 0, game: { game: "wizard", round: 1, known_cards: [["B7", "G2"]], bids: [1, null, null], tricks: [0, 0, 0], ...change } }) as unknown as TableView;
const [BID, BOTH, ONE] = [["bid 0", "bid 1"], ["play B7", "play G2"], ["play B7"]];

test.each<[string, object, string[], Tip[], Tip | null]>([
  ["the first bid", {}, BID, [], "bid"],
  ["another bid in the first round", {}, BID, ["bid"], null],
  ["a bid in the second round", { round: 2 }, BID, ["bid"], "points"],
  ["a bid that is met", { tricks: [1, 0, 0] }, BOTH, ["bid"], "exact"],
  ["a suit to follow", {}, ONE, ["bid"], "follow"],
  ["a Wizard in the hand", { known_cards: [["B7", "W"]] }, ["play B7", "play W"], [], "rare"],
  ["nothing new", {}, BOTH, [], null],
  ["nothing left", { tricks: [1, 0, 0] }, ONE, [...TIPS], null],
  ["Wizard Extreme", { game: "extreme" }, BID, [], null],
])("%s", (_, change, legal, had, tip) => expect(tipFor(view(change), legal, had)).toBe(tip));

test("a spectator is not taught", () => expect(tipFor({ ...view({}), you: null }, BID, [])).toBeNull());

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
