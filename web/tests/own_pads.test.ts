/** The reader's own rounds on score pads: who they are there, and what counts. */

import { beforeEach, expect, test, vi } from "vitest";
import { fold } from "../src/pad/fold.ts";
import type { State } from "../src/pad/model.ts";
import { answered, keepAnswer, namesOn, ownPlayer } from "../src/pad/own_player.ts";
import { keepRoom, newRoom } from "../src/pad/shared_pads.ts";
import { statistics } from "../src/pad/statistics.ts";
import { padRounds, rates } from "../src/pages/lookback/counts.ts";
import { typedIn, vectors, type Game } from "./pad_vectors.ts";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
beforeEach(() => store.clear());

const WIZARD: Game = {
  game: "wizard",
  options: { mode: "standard", bidding: "open", specials: ["cloud"], plus_minus_one: "off", plus_minus_kind: "always", rounds: 2, met: 20, trick: 10, off: -10, zero: null },
  players: ["Mira", "Tobias", "Jan"],
  rounds: [
    { steps: [["bid", "p1", 1], ["bid", "p2", 0], ["bid", "p0", 0], ["tricks", "p0", 0], ["tricks", "p1", 1], ["tricks", "p2", 0], ["end", true]], points: [] },
    { steps: [["bid", "p2", 2], ["bid", "p0", 1], ["bid", "p1", 0], ["cloud", "p2", -1], ["tricks", "p0", 0], ["tricks", "p1", 1], ["tricks", "p2", 1], ["end", true]], points: [] },
  ],
  totals: [],
};
const pad = (name = "pad", players = WIZARD.players): State => fold(typedIn({ ...WIZARD, players }, name));

test("a round has its cards, the seat from the dealer, the bid that counted, and whether it was met", () => {
  const state = pad();
  expect(state.over).toBe(true);
  expect(padRounds(state, "p2")).toEqual([
    { size: 1, place: 2, bid: 0, met: true },
    { size: 2, place: 1, bid: 1, met: true },
  ]);
  expect(padRounds(state, "p0").map(({ place, met }) => [place, met])).toEqual([[0, true], [2, false]]);
  expect(padRounds(state, "nobody")).toEqual([]);
});

test("in Wizard Extreme white seals belong to the prediction; the Magician, and seals that were only counted, are none", () => {
  const options = { rounds: 1, magician: 4, raise_magician: false, coloured: 2, white: 4, black: 3 };
  const steps: Game["rounds"][number]["steps"] = [
    ["magician", "p0"],
    ["predict", "p1", { R: 2, white: 1 }],
    ["done", "p1", true],
    ["left", "p1", {}],
    ["left", "p2", { R: 1 }],
    ["end", true],
  ];
  const state = fold(typedIn({ game: "extreme", options, players: WIZARD.players, rounds: [{ steps, points: [] }], totals: [] }, "extreme"));
  const found = ["p0", "p1", "p2"].map((player) => padRounds(state, player)[0]);
  expect(found.map((round) => [round?.bid, round?.met, round?.size])).toEqual([[null, false, 15], [3, true, 15], [null, false, 15]]);
  expect(rates(found.flatMap((round) => round ?? []), ({ bid }) => bid)).toEqual([{ key: 3, met: 1, rounds: 1 }]);
});

test("seats are counted as in the statistics of the pad", () => {
  for (const { document } of vectors.logs.filter((log) => log.document.game === "wizard")) {
    const state = fold(document);
    for (const account of statistics([state], "wizard")) {
      const own = state.players.filter(({ name }) => name === account.name);
      const rounds = own.flatMap(({ id }) => padRounds(state, id));
      expect(rates(rounds, ({ place }) => place)).toEqual(account.by_seat);
    }
  }
});

test("the reader is the player of this phone, or one of their names, whatever its case", () => {
  const state = pad();
  expect(ownPlayer(state, [])).toBeNull();
  expect(ownPlayer(state, ["Ada", " tobias "])).toBe("p1");
  keepRoom("pad", newRoom("key", { mine: "p2" }));
  expect(ownPlayer(state, ["Tobias"])).toBe("p2");
  expect(namesOn([pad("a", ["Jan", "Mira", "Ada"]), pad("b", ["mira", "Lotte", "Finn"])])[0]).toBe("Mira");
});

test("what the reader has answered is kept, and nonsense is no answer", () => {
  expect(answered()).toBeNull();
  keepAnswer({ names: ["Mira"], without: ["pad"] });
  expect(answered()).toEqual({ names: ["Mira"], without: ["pad"] });
  for (const text of ["{", "5", '{"names":5,"without":[]}', '{"names":[1],"without":[]}']) {
    store.set("foretell-pad-me", text);
    expect(answered()).toBeNull();
  }
});
