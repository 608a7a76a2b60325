/** The first page: Play now, and the order and age of the reader's games. */

import { expect, test, vi } from "vitest";
import { oneOf, randomLetters } from "../src/browser/chance.ts";
import { plainForm } from "../src/newgame/form.ts";
import { gameOf, keepChoice, lastChoice, QUICK_GAMES, withGame } from "../src/newgame/quick.ts";
import { soloBots } from "../src/newgame/solo.ts";
import { formOfChoice, told } from "../src/pages/home/chosen.ts";
import { inOrder, othersOf } from "../src/pages/home/order.ts";
import type { OwnTable } from "../src/protocol/types.ts";
import { ago } from "../src/words/ago.ts";
import { words } from "../src/words/words.svelte.ts";

test("another game keeps what it can of a choice", () => {
  const form = { ...plainForm(), seats: 6, mode: "maximus" as const };
  expect(gameOf({})).toBe("wizard");
  expect(withGame(form, "extreme")).toMatchObject({ game: "extreme", seats: 5, mode: "maximus" });
  expect(gameOf(withGame(form, "extreme"))).toBe("extreme");
  expect(withGame(form, "specials")).toMatchObject({ game: "wizard", seats: 6, mode: "standard", specials: { length: 6 } });
  expect(gameOf(withGame(form, "specials"))).toBe("specials");
  expect(gameOf(withGame(withGame(form, "specials"), "wizard"))).toBe("wizard");
});

test("every choice can be played: a bot has each other seat, a chosen one or that of the usual mixture", () => {
  const usual = formOfChoice(null);
  for (const kind of QUICK_GAMES) {
    const form = formOfChoice(withGame({}, kind));
    expect(soloBots(form, true)).toEqual(usual.others.slice(0, 3));
    expect(gameOf(form)).toBe(kind);
  }
  expect(soloBots(formOfChoice({ others: [null, "master", null, null, null] }), true)).toEqual([usual.others[0], "master", usual.others[2]]);
  expect(formOfChoice({ game: "chess", seats: "3", others: "thumb", hints: "all" } as never)).toEqual(usual);
  expect(formOfChoice({ hints: "practice", sizes: { way: "last", from: 1, to: 3, own: [] }, dealer: "drawn" })).toMatchObject({
    hints: "practice",
    sizes: { way: "last", to: 3 },
    dealer: "drawn",
  });
});

test("the last choice is remembered, if the browser allows that", () => {
  expect(lastChoice()).toBeNull();
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  const form = { ...plainForm(), mode: "clairvoyance" as const, hints: "off" as const };
  keepChoice(form);
  expect(lastChoice()).toEqual(form);
  store.set("foretell-quick", JSON.stringify({ game: "specials", players: 5, bots: ["master"] }));
  expect(formOfChoice(lastChoice())).toMatchObject({ game: "wizard", seats: 5, specials: { length: 6 } });
  expect(soloBots(formOfChoice(lastChoice()), true)?.[0]).toBe("master");
  store.set("foretell-quick", JSON.stringify({ game: "extreme", players: 3, bots: [] }));
  expect(formOfChoice(lastChoice())).toMatchObject({ game: "extreme", seats: 3 });
  store.set("foretell-quick", "7");
  expect(lastChoice()).toBeNull();
  vi.unstubAllGlobals();
});

test("a line says what Play now plays, and leaves out what is as usual", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.load("en");
  const others = ["master", "master", "thumb", null, null];
  expect(told({})).toBe("Wizard for four");
  expect(told({ mode: "maximus", bidding: "secret", hints: "practice" })).toBe("Wizard for four · Maximus · secret bids · practice");
  expect(told({ others, seats: 4, sizes: { way: "first", from: 1, to: 3, own: [] } })).toMatch(/rounds.* · against 2 × .* and /);
  vi.unstubAllGlobals();
});

const game = (table: string, status: string, at: number, your_turn = false): OwnTable =>
  ({ table, status, at, your_turn }) as OwnTable;

test("games that wait for the reader come first, then the latest", () => {
  const games = [
    game("over", "over", 9),
    game("waiting", "waiting", 8),
    game("older", "playing", 1),
    game("newer", "playing", 5),
    game("gone", "closed", 9),
    game("mine", "playing", 0, true),
  ];
  expect(inOrder(games).map(({ table }) => table)).toEqual(["mine", "newer", "older", "waiting", "over"]);
});

test("the others at a table are neither free seats nor the reader", () => {
  expect(othersOf({ names: ["Ada", "", "Bela"] }, 0)).toEqual(["Bela"]);
  expect(othersOf({ names: ["Ada", "Bela"] }, null)).toEqual(["Ada", "Bela"]);
});

test("how long ago", () => {
  const day = 86_400_000;
  expect(ago(day, day, "en")).toBe("now");
  expect(ago(day, day - 5, "en")).toBe("now");
  expect(ago(0, 120_000, "en")).toBe("2 minutes ago");
  expect(ago(0, 3 * 3_600_000, "de")).toBe("vor 3 Stunden");
  expect(ago(0, day, "nl")).toBe("gisteren");
});

test("random letters are letters, as many as asked for, and not always the same", () => {
  const words = new Set(Array.from({ length: 50 }, () => randomLetters()));
  expect(words.size).toBe(50);
  for (const word of words) expect(word).toMatch(/^[a-z]{16}$/);
  expect(["a", "b"]).toContain(oneOf(["a", "b"]));
});
