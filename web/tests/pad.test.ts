/** The score pad: the same as in Python, entry by entry. */

import { describe, expect, test } from "vitest";
import { fold } from "../src/pad/fold.ts";
import type { PadDocument } from "../src/pad/model.ts";
import { dumps, loads, PadFault } from "../src/pad/reading.ts";
import { openFaults } from "../src/pad/rounds.ts";
import { places, series } from "../src/pad/standing.ts";
import { ranked, statistics, type Account } from "../src/pad/statistics.ts";
import { summary } from "../src/pad/summary.ts";
import { toRedo, toUndo } from "../src/pad/undo.ts";
import { typedIn, vectors } from "./pad_vectors.ts";

// Generous, for a busy machine.

describe("random games, entered", () => {
  test("there are forty, of both games", () => {
    expect(vectors.games.length).toBe(40);
    expect(new Set(vectors.games.map((game) => game.game))).toEqual(new Set(["wizard", "extreme"]));
  });

  test.each(vectors.games.map((game, number) => ({ game, number })))("game $number", ({ game, number }) => {
    const state = fold(loads(dumps(typedIn(game, `g${number}`))));
    const seats = state.players.map((player) => player.id);
    expect(state.rounds.map((round) => seats.map((seat) => round.cells[seat]?.points))).toEqual(
      game.rounds.map((round) => round.points),
    );
    expect(seats.map((seat) => state.totals[seat])).toEqual(game.totals);
    expect(state.over).toBe(true);
    expect([...state.checks, ...state.rounds.flatMap((round) => round.checks)]).toEqual([]);
  });

  test("together they give the same statistics", () => {
    const states = vectors.games.map((game, number) => fold(typedIn(game, `g${number}`)));
    for (const { game, accounts } of vectors.statistics) expect(statistics(states, game)).toEqual(accounts);
  });
});

describe("the order of players in the statistics", () => {
  const account = (name: string, won: number, points: number, rounds: number): Account =>
    ({ name, places: [won], points, rounds }) as unknown as Account;
  const names = (game: "wizard" | "extreme", ...accounts: Account[]): string[] => ranked(accounts, game).map(({ name }) => name);

  test("more games won go first", () => {
    const [mira, tobias] = [account("Mira", 1, 90, 3), account("Tobias", 2, 10, 3)];
    expect(names("wizard", mira, tobias)).toEqual(["Tobias", "Mira"]);
    expect(names("extreme", tobias, mira)).toEqual(["Tobias", "Mira"]);
  });

  test("then more points in a round, and in Wizard Extreme fewer penalty points", () => {
    const [few, many] = [account("few", 1, 30, 10), account("many", 1, 20, 4)];
    expect(names("wizard", few, many)).toEqual(["many", "few"]);
    expect(names("extreme", many, few)).toEqual(["few", "many"]);
  });

  test("nothing is sorted in place", () => {
    const accounts = [account("last", 0, 0, 1), account("first", 1, 0, 1)];
    ranked(accounts, "wizard");
    expect(accounts.map(({ name }) => name)).toEqual(["last", "first"]);
  });
});

describe("logs with corrections, undo and invalid entries", () => {
  test.each(vectors.logs.map((log) => ({ name: log.document.id, log })))("$name", ({ log }) => {
    const document = loads(JSON.stringify(log.document));
    const state = fold(document);
    expect(state).toEqual(log.state);
    expect(places(state)).toEqual(log.places);
    expect(series(state)).toEqual(log.series);
    expect(summary(state)).toEqual(log.summary);
    const { entries } = document;
    expect([toUndo(entries), toUndo(entries, "a"), toRedo(entries), toRedo(entries, "a")]).toEqual(log.undo);
    expect(loads(dumps(document))).toEqual(document);
  });

  test("open faults are those that nobody has overruled", () => {
    const checks = vectors.logs.flatMap(({ state }) => state.rounds.flatMap((round) => round.checks));
    const open = openFaults(checks);
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThan(checks.length);
    expect(open.every((check) => check.level === "fault" && !check.overruled)).toBe(true);
  });
});

describe("damaged texts", () => {
  test.each(vectors.broken.map(([text, fault]) => ({ text, fault, key: fault.key })))("$key: $text", ({ text, fault }) => {
    let found: unknown = null;
    try {
      loads(text);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(PadFault);
    const { key, entry, values } = (found as PadFault).fault;
    expect({ key, entry, values }).toEqual(fault);
  });

  test("the line of a text that is not JSON is named", () => {
    const lines = dumps(vectors.logs[0]?.document as PadDocument).split("\n");
    for (const text of [lines.with(4, '{"id": oops},').join("\n"), lines.slice(0, 4).join("\n") + lines[4]?.slice(0, 20)]) {
      expect(() => loads(text)).toThrow(expect.objectContaining({ fault: expect.objectContaining({ key: "not-json" }) }));
    }
    const damaged = lines.with(4, '{"id": oops},').join("\n");
    expect(() => loads(damaged)).toThrow(expect.objectContaining({ fault: expect.objectContaining({ line: 5 }) }));
  });
});
