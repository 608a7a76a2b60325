/** The controls of the score pad: number after number, undo, and the next question. */

import { describe, expect, test, vi } from "vitest";
import { beyond, isReady, wizardQuestion, type NumberQuestion } from "../src/pad/next_question.ts";
import { Desk } from "../src/pad/editor.svelte.ts";
import { fold } from "../src/pad/fold.ts";
import type { Colour, Entry, ExtremeState, SealKind, WizardOptions, WizardState } from "../src/pad/model.ts";
import { OpenPad } from "../src/pad/open.svelte.ts";
import { Shelf } from "../src/pad/saved_pads.ts";
import { MemoryStore } from "../src/pad/store.ts";
import { newDocument, newEntry } from "../src/pad/writing.ts";
import { vectors, type Game } from "./pad_vectors.ts";

// Generous, for a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** A new game in the editor, with players `p0`, `p1` … */
function deskFor({ game, options, players }: Pick<Game, "game" | "options" | "players">, shelf = new Shelf(new MemoryStore())): Desk {
  const joins = players.map((name, seat) => ({ ...newEntry("join", { name, round: 1, start: 0 }), id: `p${seat}` }) as Entry);
  const pad = new OpenPad(shelf, newDocument(game));
  pad.write(newEntry("options", { set: options }), ...joins);
  return new Desk(pad);
}

const wizard = (set: Partial<WizardOptions> = {}, players = 3): Desk =>
  deskFor({ game: "wizard", options: set as WizardOptions, players: ["Mira", "Tobias", "Lotte", "Jan"].slice(0, players) });

/** Enter a number for the player who is asked, or for another player after a tap on their row; returns the number of taps. */
function touch(desk: Desk, what: "bid" | "tricks", player: string, number: number): number {
  const asked = desk.question as NumberQuestion;
  const isAsked = asked.player === player && asked.ask === what;
  if (!isAsked) desk.picked = { player, what };
  desk.pick(number);
  return isAsked ? 1 : 2;
}

/** A step of a game, in taps. */
function step(desk: Desk, [doing, ...values]: Game["rounds"][number]["steps"][number]): void {
  const round = desk.round?.number ?? 0;
  const [player, value] = values as [string, unknown];
  if (doing === "bid" || doing === "tricks") touch(desk, doing, player, value as number);
  else if (doing === "bombed") desk.note("bombed", { round, tricks: Number(player) });
  else if (doing === "cloud") desk.note("cloud", { round, player, change: value as 1 | -1 });
  else if (doing === "take") desk.take(player, value as Colour, values[2] as string | null);
  else if (doing === "done") desk.note("done", { round, player, done: true });
  else if (doing === "magician") desk.note("magician", { round, player });
  else if (doing === "trick") desk.won(player, value as SealKind | null);
  else if (doing === "end" && desk.round?.phase !== "scored") desk.count(round);
  if (desk.question?.ask === "say") desk.note("said", { round, done: true });
}

/** Some of every kind; a browser folds them once for each tap, this test much more often. */
const GAMES = [0, 2, 10, 19, 20, 22, 26, 32, 36];

describe("random games", () => {
  test.each(GAMES.map((number) => ({ game: vectors.games[number]!, number })))("game $number", ({ game }) => {
    const desk = deskFor(game);
    game.rounds.forEach(({ steps, points }) => {
      for (const one of steps) step(desk, one);
      const cells = desk.round?.cells ?? {};
      expect(game.players.map((_, seat) => cells[`p${seat}`]?.points)).toEqual(points);
      desk.next();
    });
    expect(game.players.map((_, seat) => desk.state.totals[`p${seat}`])).toEqual(game.totals);
    expect(desk.state.over).toBe(true);
  });
});

describe("a round", () => {
  test("goes from player to player, and is scored with the last number", () => {
    const desk = wizard();
    expect(desk.round?.players.map((id) => desk.state.players.find((one) => one.id === id)?.name)).toEqual(["Tobias", "Lotte", "Mira"]);
    for (const bid of [1, 0, 0]) desk.pick(bid);
    expect(desk.question?.ask).toBe("say");
    expect(beyond((desk.state as WizardState).rounds[0]!)).toBe(0);
    desk.note("said", { round: 1, done: true });
    for (const tricks of [1, 0, 0]) desk.pick(tricks);
    expect(desk.scored).toBe(1);
    expect(desk.state.totals).toEqual({ p0: 20, p1: 30, p2: 20 });
    expect(desk.round?.number).toBe(1);
    desk.next();
    expect(desk.round?.number).toBe(2);
  });

  test("marks the likely last number, and the number that would meet the bid", () => {
    const desk = wizard();
    for (const bid of [1, 0, 0]) desk.pick(bid);
    desk.note("said", { round: 1, done: true });
    expect((desk.question as NumberQuestion).keys.map(({ sign }) => sign)).toEqual(["", ""]);
    expect((desk.question as NumberQuestion).keys.map(({ met }) => met)).toEqual([false, true]);
    desk.pick(0);
    desk.pick(0);
    expect((desk.question as NumberQuestion).keys.map(({ sign }) => sign)).toEqual(["", "likely"]);
    desk.pick(0);
    expect(desk.scored).toBe(null);
    expect(desk.question?.ask).toBe("close");
    desk.picked = { player: "p0", what: "tricks" };
    desk.pick(1);
    expect(desk.scored).toBe(1);
  });

  test("marks a number for plus/minus one only for the last bidder", () => {
    for (const [rule, sign] of [["warn", "warned"], ["forbid", "forbidden"]] as const) {
      const desk = wizard({ plus_minus_one: rule });
      for (const bid of [0, 0]) {
        expect((desk.question as NumberQuestion).keys.every((key) => key.sign === "")).toBe(true);
        desk.pick(bid);
      }
      expect((desk.question as NumberQuestion).keys.map((key) => key.sign)).toEqual(["", sign]);
    }
  });

  test("with the Cloud in the deck is not scored before its player is entered", () => {
    const desk = wizard({ specials: ["cloud"] });
    for (const bid of [1, 0, 0]) desk.pick(bid);
    desk.note("said", { round: 1, done: true });
    for (const tricks of [1, 0, 0]) desk.pick(tricks);
    expect([desk.scored, desk.question?.ask]).toEqual([null, "close"]);
    desk.note("cloud", { round: 1, player: "p1", change: -1 });
    expect([desk.scored, desk.state.totals["p1"]]).toEqual([1, -10]);
  });

  test("stays on the screen while an earlier one is corrected", () => {
    const desk = wizard();
    for (const bid of [1, 0, 0]) desk.pick(bid);
    desk.note("said", { round: 1, done: true });
    for (const tricks of [1, 0, 0]) desk.pick(tricks);
    desk.next();
    desk.pad.note("bid", { round: 1, player: "p0", bid: 1 });
    expect(desk.round?.number).toBe(2);
    expect(desk.state.totals["p0"]).toBe(-10);
  });
});

describe("undo", () => {
  function played(): Desk {
    const desk = wizard();
    for (const bid of [1, 0, 0]) desk.pick(bid);
    desk.note("said", { round: 1, done: true });
    for (const tricks of [1, 0, 0]) desk.pick(tricks);
    return desk;
  }

  test("takes back the last tap together with the scoring that it caused, and redo restores both", () => {
    const desk = played();
    desk.undo();
    expect(desk.question).toMatchObject({ ask: "tricks", player: "p0" });
    desk.redo();
    expect(desk.state.totals).toEqual({ p0: 20, p1: 30, p2: 20 });
    expect(desk.canRedo).toBe(false);
  });

  test("goes back to the very beginning and forward to the very end", () => {
    const desk = played();
    const before = desk.state;
    while (desk.canUndo) desk.undo();
    expect(desk.state.players).toEqual([]);
    while (desk.canRedo) desk.redo();
    expect(desk.state).toEqual(before);
  });
});

describe("saving", () => {
  test("saves every tap, in order", async () => {
    const shelf = new Shelf(new MemoryStore());
    const desk = deskFor({ game: "wizard", options: {} as WizardOptions, players: ["Mira", "Tobias", "Lotte"] }, shelf);
    desk.pick(1);
    desk.undo();
    await desk.pad.settled();
    const kept = await shelf.load(desk.pad.document.id);
    expect(kept).toMatchObject({ document: desk.pad.document });
  });

  test("reports entries that could not be saved, and saves them with the next tap", async () => {
    const written: string[] = [];
    let full = true;
    const shelf = {
      append: (_: unknown, entries: readonly Entry[]) => {
        if (full) return Promise.reject(new Error("full"));
        written.push(...entries.map(({ id }) => id));
        return Promise.resolve();
      },
      arrange: async () => undefined,
      load: () => Promise.resolve(null),
    };
    const pad = new OpenPad(shelf, newDocument("wizard"));
    pad.note("join", { name: "Mira", round: 1, start: 0 });
    await pad.settled();
    expect(pad.unkept).toBe(true);
    full = false;
    pad.note("join", { name: "Tobias", round: 1, start: 0 });
    await pad.settled();
    expect(pad.unkept).toBe(false);
    expect(written).toEqual(pad.document.entries.map(({ id }) => id));
  });
});

describe("Wizard Extreme", () => {
  test("is scored with the fifteenth trick, or with the last player's seals", () => {
    const game = { game: "extreme" as const, options: {} as ExtremeState["options"], players: ["Mira", "Tobias", "Lotte"] };
    const desk = deskFor(game);
    for (const player of ["p1", "p2", "p0"]) desk.note("done", { round: 1, player, done: true });
    for (let trick = 0; trick < 15; trick += 1) {
      expect(desk.scored).toBe(null);
      desk.won("p0", trick < 6 ? "black" : null);
    }
    expect([desk.scored, desk.state.totals["p0"]]).toEqual([1, 18]);
    desk.next();
    desk.left("p2", {});
    desk.left("p0", { coloured: 1 });
    expect(desk.scored).toBe(null);
    desk.left("p1", { black: 1, white: 1 });
    expect([desk.scored, desk.state.totals]).toEqual([2, { p0: 20, p1: 7, p2: 0 }]);
  });

  test("is not ready while it has a fault", () => {
    const desk = deskFor({ game: "extreme", options: {} as ExtremeState["options"], players: ["Mira", "Tobias", "Lotte"] });
    for (const player of ["p1", "p2", "p0"]) desk.note("done", { round: 1, player, done: true });
    for (let trick = 0; trick < 15; trick += 1) desk.won("p0", null);
    const state = fold(desk.pad.document) as ExtremeState;
    expect(state.rounds[0]?.checks.map(({ check }) => check)).toContain("back-nothing");
    expect(isReady(state, state.rounds[0]!)).toBe(false);
  });
});

test("secret bids do not affect the buttons for tricks", () => {
  const desk = wizard({ bidding: "secret" });
  for (const bid of [1, 0, 0]) desk.pick(bid);
  const { rounds, options } = desk.state as WizardState;
  const question = wizardQuestion(rounds[0]!, options, null) as NumberQuestion;
  expect(question.ask).toBe("tricks");
  expect(question.keys.every((key) => !key.met)).toBe(true);
});
