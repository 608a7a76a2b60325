/** The controls of the score pad: number after number, undo, and the next question. */

import { describe, expect, test } from "vitest";
import { beyond, isReady, wizardQuestion, type NumberQuestion } from "../src/pad/next_question.ts";
import { PadEditor } from "../src/pad/editor.svelte.ts";
import { fold } from "../src/pad/fold.ts";
import type { Colour, Entry, ExtremeState, SealKind, WizardOptions, WizardState } from "../src/pad/model.ts";
import { OpenPad } from "../src/pad/open.svelte.ts";
import { SavedPads } from "../src/pad/saved_pads.ts";
import { MemoryStore } from "../src/pad/store.ts";
import { newDocument, newEntry } from "../src/pad/writing.ts";
import { vectors, type Game } from "./pad_vectors.ts";

// Generous, for a busy machine.

/** A new game in the editor, with players `p0`, `p1` … */
function editorFor({ game, options, players }: Pick<Game, "game" | "options" | "players">, saved = new SavedPads(new MemoryStore())): PadEditor {
  const joins = players.map((name, seat) => ({ ...newEntry("join", { name, round: 1, start: 0 }), id: `p${seat}` }) as Entry);
  const pad = new OpenPad(saved, newDocument(game));
  pad.write(newEntry("options", { set: options }), ...joins);
  return new PadEditor(pad);
}

const wizard = (set: Partial<WizardOptions> = {}, players = 3): PadEditor =>
  editorFor({ game: "wizard", options: set as WizardOptions, players: ["Mira", "Tobias", "Lotte", "Jan"].slice(0, players) });

/** Enter a number for the player who is asked, or for another player after a tap on their row; returns the number of taps. */
function touch(editor: PadEditor, what: "bid" | "tricks", player: string, number: number): number {
  const asked = editor.question as NumberQuestion;
  const isAsked = asked.player === player && asked.ask === what;
  if (!isAsked) editor.picked = { player, what };
  editor.pick(number);
  return isAsked ? 1 : 2;
}

/** A step of a game, in taps. */
function step(editor: PadEditor, [doing, ...values]: Game["rounds"][number]["steps"][number]): void {
  const round = editor.round?.number ?? 0;
  const [player, value] = values as [string, unknown];
  if (doing === "bid" || doing === "tricks") touch(editor, doing, player, value as number);
  else if (doing === "bombed") editor.note("bombed", { round, tricks: Number(player) });
  else if (doing === "cloud") editor.note("cloud", { round, player, change: value as 1 | -1 });
  else if (doing === "take") editor.take(player, value as Colour, values[2] as string | null);
  else if (doing === "done") editor.note("done", { round, player, done: true });
  else if (doing === "magician") editor.note("magician", { round, player });
  else if (doing === "trick") editor.won(player, value as SealKind | null);
  else if (doing === "end" && editor.round?.phase !== "scored") editor.count(round);
  if (editor.question?.ask === "say") editor.note("said", { round, done: true });
}

/** Some of every kind; a browser folds them once for each tap, this test much more often. */
const GAMES = [0, 2, 10, 19, 20, 22, 26, 32, 36];

describe("random games", () => {
  test.each(GAMES.map((number) => ({ game: vectors.games[number]!, number })))("game $number", ({ game }) => {
    const editor = editorFor(game);
    game.rounds.forEach(({ steps, points }) => {
      for (const one of steps) step(editor, one);
      const cells = editor.round?.cells ?? {};
      expect(game.players.map((_, seat) => cells[`p${seat}`]?.points)).toEqual(points);
      editor.next();
    });
    expect(game.players.map((_, seat) => editor.state.totals[`p${seat}`])).toEqual(game.totals);
    expect(editor.state.over).toBe(true);
  });
});

describe("a round", () => {
  test("goes from player to player, and is scored with the last number", () => {
    const editor = wizard();
    expect(editor.round?.players.map((id) => editor.state.players.find((one) => one.id === id)?.name)).toEqual(["Tobias", "Lotte", "Mira"]);
    for (const bid of [1, 0, 0]) editor.pick(bid);
    expect(editor.question?.ask).toBe("say");
    expect(beyond((editor.state as WizardState).rounds[0]!)).toBe(0);
    editor.note("said", { round: 1, done: true });
    for (const tricks of [1, 0, 0]) editor.pick(tricks);
    expect(editor.scored).toBe(1);
    expect(editor.state.totals).toEqual({ p0: 20, p1: 30, p2: 20 });
    expect(editor.round?.number).toBe(1);
    editor.next();
    expect(editor.round?.number).toBe(2);
  });

  test("marks the likely last number, and the number that would meet the bid", () => {
    const editor = wizard();
    for (const bid of [1, 0, 0]) editor.pick(bid);
    editor.note("said", { round: 1, done: true });
    expect((editor.question as NumberQuestion).keys.map(({ sign }) => sign)).toEqual(["", ""]);
    expect((editor.question as NumberQuestion).keys.map(({ met }) => met)).toEqual([false, true]);
    editor.pick(0);
    editor.pick(0);
    expect((editor.question as NumberQuestion).keys.map(({ sign }) => sign)).toEqual(["", "likely"]);
    editor.pick(0);
    expect(editor.scored).toBe(null);
    expect(editor.question?.ask).toBe("close");
    editor.picked = { player: "p0", what: "tricks" };
    editor.pick(1);
    expect(editor.scored).toBe(1);
  });

  test("marks a number for plus/minus one only for the last bidder", () => {
    for (const [rule, sign] of [["warn", "warned"], ["forbid", "forbidden"]] as const) {
      const editor = wizard({ plus_minus_one: rule });
      for (const bid of [0, 0]) {
        expect((editor.question as NumberQuestion).keys.every((key) => key.sign === "")).toBe(true);
        editor.pick(bid);
      }
      expect((editor.question as NumberQuestion).keys.map((key) => key.sign)).toEqual(["", sign]);
    }
  });

  test("with the Cloud in the deck is not scored before its player is entered", () => {
    const editor = wizard({ specials: ["cloud"] });
    for (const bid of [1, 0, 0]) editor.pick(bid);
    editor.note("said", { round: 1, done: true });
    for (const tricks of [1, 0, 0]) editor.pick(tricks);
    expect([editor.scored, editor.question?.ask]).toEqual([null, "close"]);
    editor.note("cloud", { round: 1, player: "p1", change: -1 });
    expect([editor.scored, editor.state.totals["p1"]]).toEqual([1, -10]);
  });

  test("stays on the screen while an earlier one is corrected", () => {
    const editor = wizard();
    for (const bid of [1, 0, 0]) editor.pick(bid);
    editor.note("said", { round: 1, done: true });
    for (const tricks of [1, 0, 0]) editor.pick(tricks);
    editor.next();
    editor.pad.note("bid", { round: 1, player: "p0", bid: 1 });
    expect(editor.round?.number).toBe(2);
    expect(editor.state.totals["p0"]).toBe(-10);
  });
});

describe("undo", () => {
  function played(): PadEditor {
    const editor = wizard();
    for (const bid of [1, 0, 0]) editor.pick(bid);
    editor.note("said", { round: 1, done: true });
    for (const tricks of [1, 0, 0]) editor.pick(tricks);
    return editor;
  }

  test("takes back the last tap together with the scoring that it caused, and redo restores both", () => {
    const editor = played();
    editor.undo();
    expect(editor.question).toMatchObject({ ask: "tricks", player: "p0" });
    editor.redo();
    expect(editor.state.totals).toEqual({ p0: 20, p1: 30, p2: 20 });
    expect(editor.canRedo).toBe(false);
  });

  test("goes back to the very beginning and forward to the very end", () => {
    const editor = played();
    const before = editor.state;
    while (editor.canUndo) editor.undo();
    expect(editor.state.players).toEqual([]);
    while (editor.canRedo) editor.redo();
    expect(editor.state).toEqual(before);
  });
});

describe("saving", () => {
  test("saves every tap, in order", async () => {
    const saved = new SavedPads(new MemoryStore());
    const editor = editorFor({ game: "wizard", options: {} as WizardOptions, players: ["Mira", "Tobias", "Lotte"] }, saved);
    editor.pick(1);
    editor.undo();
    await editor.pad.settled();
    const kept = await saved.load(editor.pad.document.id);
    expect(kept).toMatchObject({ document: editor.pad.document });
  });

  test("reports entries that could not be saved, and saves them with the next tap", async () => {
    const written: string[] = [];
    let full = true;
    const saved = {
      append: (_: unknown, entries: readonly Entry[]) => {
        if (full) return Promise.reject(new Error("full"));
        written.push(...entries.map(({ id }) => id));
        return Promise.resolve();
      },
      arrange: async () => undefined,
      load: () => Promise.resolve(null),
    };
    const pad = new OpenPad(saved, newDocument("wizard"));
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
    const editor = editorFor(game);
    for (const player of ["p1", "p2", "p0"]) editor.note("done", { round: 1, player, done: true });
    for (let trick = 0; trick < 15; trick += 1) {
      expect(editor.scored).toBe(null);
      editor.won("p0", trick < 6 ? "black" : null);
    }
    expect([editor.scored, editor.state.totals["p0"]]).toEqual([1, 18]);
    editor.next();
    editor.left("p2", {});
    editor.left("p0", { coloured: 1 });
    expect(editor.scored).toBe(null);
    editor.left("p1", { black: 1, white: 1 });
    expect([editor.scored, editor.state.totals]).toEqual([2, { p0: 20, p1: 7, p2: 0 }]);
  });

  test("is not ready while it has a fault", () => {
    const editor = editorFor({ game: "extreme", options: {} as ExtremeState["options"], players: ["Mira", "Tobias", "Lotte"] });
    for (const player of ["p1", "p2", "p0"]) editor.note("done", { round: 1, player, done: true });
    for (let trick = 0; trick < 15; trick += 1) editor.won("p0", null);
    const state = fold(editor.pad.document) as ExtremeState;
    expect(state.rounds[0]?.checks.map(({ check }) => check)).toContain("back-nothing");
    expect(isReady(state, state.rounds[0]!)).toBe(false);
  });
});

test("secret bids do not affect the buttons for tricks", () => {
  const editor = wizard({ bidding: "secret" });
  for (const bid of [1, 0, 0]) editor.pick(bid);
  const { rounds, options } = editor.state as WizardState;
  const question = wizardQuestion(rounds[0]!, options, null) as NumberQuestion;
  expect(question.ask).toBe("tricks");
  expect(question.keys.every((key) => !key.met)).toBe(true);
});
