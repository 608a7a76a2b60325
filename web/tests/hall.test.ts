/** A tournament as everybody sees it: what the hall shows, seats, results, and sheets of paper. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import { keepPlace, placeOf } from "../src/pad/shared_pads.ts";
import { fitting, gridFor, pagesOf, reachOf } from "../src/pages/tournament/hall/boards.ts";
import { minutesIn, phaseOf, timeIn } from "../src/pages/tournament/hall/clock.svelte.ts";
import { goesOn, inOrder, placeAmong, present, resultsOf, seating, seatOf } from "../src/pages/tournament/hall/people.ts";
import { keepWho, who } from "../src/pages/tournament/hall/who.ts";
import { blanks, cardsOf, roundsFor } from "../src/pages/tournament/print/sheets.ts";
import type { RoundTable, RoundView, StandingView, TournamentView } from "../src/tournament/model.ts";
import { presetOf } from "../src/tournament/settings.ts";
import { decimal, whole } from "../src/words/numbers.ts";
import { words } from "../src/words/words.svelte.ts";

const memory = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
});
beforeEach(() => memory.clear());

const MINUTE = 60_000;
const NAMES = ["Mira", "Ängste", "Tobias 10", "Tobias 9", "Lotte", "Zoë", "Ada", "Jan", "Kim"];
const people = NAMES.map((name, i) => ({ id: `p${i}`, name, group: null, left: null }));

const tableOf = (number: number, seats: string[], points: RoundTable["points"] = null): RoundTable => ({
  ...{ number, seats, points, status: points ? ("confirmed" as const) : ("playing" as const), result: null },
  ...{ round: 0, rounds: 15, dispute: null, code: null, pad: null },
});

function roundOf(number: number, values: Partial<RoundView> = {}): RoundView {
  const tables = [tableOf(1, ["p0", "p1", "p2", "p3"]), tableOf(2, ["p4", "p5", "p6", "p7"])];
  const clock = { running: false, left_ms: 45 * MINUTE, at: 0 };
  return { number, stage: "preliminary", tables, byes: ["p8"], closed: false, clock, seed: "", word: "", ...values };
}

const standing = (person: string, place: number, out = false): StandingView => ({
  ...{ person, place, points: "4", game_points: 100, games: 1, wins: 1, penalty: 0, out, lot: false },
});

function viewOf(rounds: RoundView[], values: Partial<TournamentView> = {}): TournamentView {
  const next = { do: "play" as const, round: Math.max(1, rounds.length), stage: "preliminary" as const, why: null };
  const rest = { id: "t", seq: 1, now: 0, organiser: false, watch: "w", chain: "", log: [], over: false, codes: [] };
  return { ...rest, settings: presetOf("qualifier"), people, rounds, standings: [], next, ...values };
}

describe("what the hall shows", () => {
  test("follows from the state: people, seating, clock, standings", () => {
    const started = roundOf(1, { clock: { running: true, left_ms: 45 * MINUTE, at: 5 } });
    const stopped = roundOf(1, { clock: { running: false, left_ms: 10 * MINUTE, at: 5 } });
    expect(fitting(viewOf([]))).toEqual(["people"]);
    expect(fitting(viewOf([roundOf(1)]))).toEqual(["names", "tables"]);
    expect(fitting(viewOf([started]))).toEqual(["clock"]);
    expect(fitting(viewOf([stopped]))).toEqual(["clock"]);
    expect(fitting(viewOf([roundOf(1, { closed: true })]))).toEqual(["standings"]);
    expect(fitting(viewOf([roundOf(1, { closed: true }), roundOf(2)]))).toEqual(["names", "tables"]);
    expect(fitting(viewOf([started], { over: true }))).toEqual(["standings"]);
  });

  test("fits 240 names on six pages of a projector, in large letters", () => {
    const { columns, rows, height } = gridFor(240, 1880, 940, 9);
    expect([columns, rows]).toEqual([3, 14]);
    expect(height).toBeGreaterThan(60);
    expect(pagesOf(Array.from({ length: 240 }), columns * rows)).toHaveLength(6);
  });

  test.each([[1, 1880, 940], [9, 1880, 940], [17, 1400, 760], [240, 390, 600], [31, 844, 260], [1000, 1880, 940], [5, 0, 0]])("%i lines fit on a board of %i × %i", (count, width, height) => {
    const grid = gridFor(count, width, height, 9);
    expect(grid.rows * grid.height).toBeLessThanOrEqual(Math.max(height, 0) + 1);
    expect(grid.columns * grid.rows).toBeGreaterThan(0);
    expect(grid.columns).toBeLessThanOrEqual(3);
  });

  test("pages of a list are about as long as each other", () => {
    for (const count of [17, 43, 60, 100, 240]) {
      const { columns, rows } = gridFor(count, 1880, 940, 9);
      const pages = pagesOf(Array.from({ length: count }), columns * rows);
      expect(Math.min(...pages.map(({ length }) => length))).toBeGreaterThan((columns * rows) / 2);
    }
    expect(gridFor(17, 370, 590, 13)).toMatchObject({ columns: 1, rows: 17 });
  });

  test("a page says where its names begin and end", () => {
    expect([reachOf("Ada", "Fynn"), reachOf("Anna", "Anton"), reachOf("Zoë", "Zoë"), reachOf("An", "Anna")]).toEqual(["A–F", "Ann–Ant", "Zoë", "An"]);
  });

  test("a list has at least one page", () => {
    expect(pagesOf([], 10)).toEqual([[]]);
    expect(pagesOf([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  });
});

describe("the clock", () => {
  const settings = { minutes: 45, warning: 5 };

  test.each([
    [45 * MINUTE, false, "waiting"], [20 * MINUTE, false, "stands"], [20 * MINUTE, true, "runs"],
    [5 * MINUTE, true, "warning"], [0, true, "out"], [-MINUTE, false, "out"],
  ] as const)("%i ms left, running %s: %s", (left, running, phase) => {
    expect(phaseOf(left, running, settings)).toBe(phase);
  });

  test("is absent in a closed round, and in tournaments without one", () => {
    const view = viewOf([roundOf(1)]);
    const without = { ...view, settings: { ...view.settings, minutes: 0 } };
    for (const each of [viewOf([roundOf(1, { closed: true })]), without, viewOf([]), null]) expect(timeIn({ view: each, ahead: 0 }, 0)).toBe(null);
  });

  test("runs by the server's time, not by this device's", () => {
    const round = roundOf(1, { clock: { running: true, left_ms: 45 * MINUTE, at: 1000 } });
    expect(timeIn({ view: viewOf([round]), ahead: 500 }, 500 + MINUTE)?.left).toBe(44 * MINUTE);
    expect([minutesIn(4 * MINUTE + 1), minutesIn(-5)]).toEqual([5, 0]);
  });
});

describe("people", () => {
  test("are in the order of the language, numbers by value", () => {
    expect(inOrder(people, "de").map(({ name }) => name)).toEqual(["Ada", "Ängste", "Jan", "Kim", "Lotte", "Mira", "Tobias 9", "Tobias 10", "Zoë"]);
  });

  test("find their seat, or their bye", () => {
    const round = roundOf(1);
    expect(seatOf(round, "p6")).toMatchObject({ seat: 3, table: { number: 2 } });
    expect([seatOf(round, "p8"), seatOf(round, "late")]).toEqual(["bye", null]);
    expect(seating(viewOf([round]), round, "en")).toHaveLength(9);
  });

  test("who has left is no longer present", () => {
    const some = people.map((person) => (person.id === "p3" ? { ...person, left: 1 } : person));
    expect(present(viewOf([], { people: some }))).toHaveLength(8);
  });

  test("see their results: most points win, in Wizard Extreme the fewest", () => {
    const played = roundOf(1, { tables: [tableOf(1, ["p0", "p1", "p2", "p3"], [120, 40, 120, null])], closed: true });
    const view = viewOf([played, roundOf(2)]);
    expect(resultsOf(view, "p1").map(({ points, place }) => [points, place])).toEqual([[null, null], [40, 3]]);
    expect(resultsOf(view, "p8").every(({ table }) => table === null)).toBe(true);
    expect([placeAmong([120, 40, 120, null], 120, false), placeAmong([12, 4, 12, null], 12, true)]).toEqual([1, 2]);
    expect([placeAmong(null, 5, false), placeAmong([1, null], null, false)]).toEqual([null, null]);
  });

  test("who goes on is known by place, then by who is out", () => {
    const standings = people.map(({ id }, i) => standing(id, i + 1, i > 2));
    const view = viewOf([roundOf(1)], { standings });
    expect(standings.map((one) => goesOn(view, one))).toEqual([true, true, true, false, false, false, false, false, false]);
    const knockout = viewOf([roundOf(1), roundOf(2, { stage: "knockout" })], { standings });
    expect([goesOn(knockout, standing("p5", 2, true)), goesOn(knockout, standing("p5", 5))]).toEqual([false, true]);
    const final = viewOf([roundOf(1), roundOf(2, { stage: "final" })], { standings });
    expect([goesOn(final, standing("p0", 1)), goesOn({ ...view, over: true }, standing("p0", 1))]).toEqual([null, null]);
    expect(goesOn({ ...view, settings: presetOf("club") }, standing("p0", 1))).toBe(null);
  });

  test("are remembered on the device, one for each tournament", () => {
    keepWho("w", "p1");
    keepWho("v", "p2");
    expect([who("w"), who("v"), who("x")]).toEqual(["p1", "p2", null]);
    keepWho("w", null);
    expect(who("w")).toBe(null);
    memory.set("foretell-tournament-people", '{"damaged": 1}');
    expect(who("v")).toBe(null);
  });
});

test("points of places are decimal numbers of the language, points of the game have a minus sign", () => {
  words.language = "en";
  expect([decimal("2.5"), decimal("-3"), whole(-20)]).toEqual(["2.5", "−3", "−20"]);
  words.language = "de";
  expect(decimal("2.5")).toBe("2,5");
  words.language = "en";
});

test("a pad remembers the page that opened it", () => {
  keepPlace("pad1", "/tournament/w/table/ABCDEF");
  expect([placeOf("pad1"), placeOf("pad2")]).toEqual(["/tournament/w/table/ABCDEF", null]);
  for (let i = 0; i < 20; i++) keepPlace(`other${i}`, "/pad");
  expect(placeOf("pad1")).toBe(null);
});

describe("on paper", () => {
  test("a sheet has the rounds of the game, for the number of people at the table", () => {
    const { game, options } = presetOf("club");
    expect(roundsFor({ game, options }, 4).map(({ cards }) => cards)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
    expect(roundsFor({ game, options: { rounds: 10 } }, 3)).toHaveLength(10);
    expect(roundsFor({ game, options: { mode: "maximus" } }, 4).map(({ cards }) => cards)).toEqual([15, 15, 15, 15, 15]);
    expect(roundsFor({ game: "extreme", options: {} }, 5).map(({ cards }) => cards)).toEqual(Array.from({ length: 5 }, () => null));
  });

  test("has a sheet per table of the drawn round, or one for each size of table before", () => {
    const drawn = blanks(viewOf([roundOf(1)]), (id) => id);
    expect(drawn.map(({ table, names }) => [table, names.length])).toEqual([[1, 4], [2, 4]]);
    expect(blanks(viewOf([]), String).map(({ table, names, rounds }) => [table, names.length, rounds.length])).toEqual([[null, 4, 15], [null, 3, 20]]);
  });

  test("organisers have a card for each table", () => {
    expect(cardsOf({ codes: ["ABCDEF", "GHJKLM"] })).toEqual([{ number: 1, code: "ABCDEF" }, { number: 2, code: "GHJKLM" }]);
  });
});
