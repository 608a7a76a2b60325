/** The score pad's form for a new game, and its picture. */

import { beforeAll, describe, expect, test, vi } from "vitest";
import { entriesOf, formLike, hindrance, moved, newForm, type Form } from "../src/pages/pad/form.ts";
import { fold } from "../src/pad/fold.ts";
import { spoken, titleOf } from "../src/pad/descriptions.ts";
import { cellWords, sizeOf } from "../src/pad/picture.ts";
import { summary } from "../src/pad/summary.ts";
import type { PadDocument } from "../src/pad/model.ts";
import { newDocument, newEntry, withEntries } from "../src/pad/writing.ts";
import { words } from "../src/words/words.svelte.ts";
import { typedIn, vectors } from "./pad_vectors.ts";

const form = (values: Partial<Form> = {}): Form => ({ ...newForm(), players: ["Mira", "Tobias", "Lotte"], ...values });
const opened = (values: Partial<Form> = {}) => withEntries(...entriesOf(form(values)));
const begun = (values: Partial<Form> = {}) => fold(opened(values));
const like = (document: PadDocument) => formLike(fold(document), document.entries);

describe("a new game", () => {
  test("has its players in order, and the chosen dealer", () => {
    const state = begun({ dealer: 1 });
    expect(state.players.map(({ name }) => name)).toEqual(["Mira", "Tobias", "Lotte"]);
    expect(state.rounds[0]?.dealer).toBe(state.players[1]?.id);
    expect(state.rounds[0]?.players.at(-1)).toBe(state.players[1]?.id);
  });

  test("stores only what differs from the defaults", () => {
    expect(entriesOf(form())[1].map((entry) => entry.do)).toEqual(["join", "join", "join"]);
    const options = { ...newForm().options, wizard: { ...newForm().options.wizard, specials: ["bomb"], zero: 0 } };
    expect(entriesOf(form({ options }))[1][0]).toMatchObject({ do: "options", set: { specials: ["bomb"], zero: 0 } });
  });

  test("says when the rules want more or fewer players", () => {
    expect(hindrance(form({ players: ["Mira", "Tobias"] }))).toBe("web-pad-few");
    expect(hindrance(form({ players: [] }))).toBe("web-pad-first");
    expect(hindrance(form())).toBe(null);
    const six = form({ players: ["a", "b", "c", "d", "e", "f"] });
    expect(hindrance(six)).toBe(null);
    expect(hindrance({ ...six, game: "extreme" })).toBe("web-pad-many");
  });

  test("like an earlier one has its players and rules, and the next dealer", () => {
    const state = begun({ dealer: 2 });
    const again = formLike(state, []);
    expect(again).toMatchObject({ game: "wizard", players: ["Mira", "Tobias", "Lotte"], dealer: 0 });
    expect(again.options.wizard).toEqual(state.options);
  });

  test("keeps the dealer when players are moved", () => {
    expect(moved(["a", "b", "c"], 0, 0, 2)).toEqual([["b", "c", "a"], 2]);
    expect(moved(["a", "b", "c"], 2, 0, 1)).toEqual([["b", "a", "c"], 2]);
  });

  test("tells two players of the same name apart", () => {
    expect(moved(["a", "a", "b"], 0, 0, 2)).toEqual([["a", "b", "a"], 2]);
    const again = like(opened({ players: ["Mira", "Mira", "Lotte"], dealer: 1 }));
    expect(again).toMatchObject({ players: ["Mira", "Mira", "Lotte"], dealer: 2 });
  });

  test("like an earlier one has the rounds on which players agreed, not those after which they went home", () => {
    const document = opened();
    const [player = ""] = fold(document).players.map(({ id }) => id);
    const bid = newEntry("bid", { round: 1, player, bid: 0 });
    const one = newEntry("options", { set: { rounds: 1 } });
    expect(like(withEntries(document, [one, bid])).sizes).toMatchObject({ way: "first", to: 1 });
    expect(like(withEntries(document, [bid, one])).sizes).toMatchObject({ way: "usual" });
  });
});

describe("the picture", () => {
  test("has a row for every round, with bids, tricks and points", () => {
    expect(cellWords([3, 2, -10], "wizard")).toEqual(["2/3", "−10"]);
    expect(cellWords([0, 0, 20], "wizard")).toEqual(["0/0", "+20"]);
    expect(cellWords([0, 1, 4], "extreme")).toEqual(["M", "4"]);
    expect(cellWords(null, "wizard")).toEqual(["", ""]);
  });

  test("grows with the game", () => {
    const sizes = vectors.games.slice(0, 2).map((game, i) => sizeOf(summary(fold(typedIn(game, `g${i}`)))));
    expect((sizes[0]?.[1] ?? 0) > (sizes[1]?.[1] ?? 0)).toBe(true);
    expect((sizes[0]?.[0] ?? 0) > (sizes[1]?.[0] ?? 0)).toBe(true);
  });
});

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.load("en");
  vi.unstubAllGlobals();
});

test("a pad whose players were all taken back has a title", () => {
  expect(titleOf(fold(newDocument("wizard")))).toBe("Score pad");
});

test("a bombed trick is one of those that are read out (S4)", () => {
  const document = opened();
  const [player = ""] = fold(document).players.map(({ id }) => id);
  const tricks = newEntry("tricks", { round: 1, player, tricks: 1 });
  const state = fold(withEntries(document, [newEntry("bombed", { round: 1, tricks: 1 }), tricks]));
  const [round] = state.rounds;
  expect(round && spoken(state, round, tricks)).toBe("Mira took 1; sum 2 of 1");
});
