/** The first page: Play now, and the order and age of the reader's games. */

import { expect, test, vi } from "vitest";
import { inOrder, othersOf } from "../src/pages/home/order.ts";
import { keepChoice, lastChoice, playersOf, quickBots, quickKind, sane } from "../src/pages/home/quick.ts";
import type { OwnTable } from "../src/protocol/types.ts";
import { oneOf, randomLetters } from "../src/server/chance.ts";
import { ago } from "../src/words/ago.ts";

test("B3: six may play Wizard, five Wizard Extreme", () => {
  expect(playersOf("wizard")).toEqual([3, 4, 5, 6]);
  expect(playersOf("extreme")).toEqual([3, 4, 5]);
});

test("every choice can be played", () => {
  expect(sane(null)).toEqual({ game: "wizard", players: 4, bots: [] });
  expect(sane({ game: "extreme", players: 6 })).toEqual({ game: "extreme", players: 4, bots: [] });
  expect(sane({ game: "specials", players: 6, bots: ["thumb"] })).toEqual({ game: "specials", players: 6, bots: ["thumb"] });
  expect(sane({ game: "chess", players: "3", bots: "thumb" })).toEqual({ game: "wizard", players: 4, bots: [] });
});

test("Play now has a bot for each other seat: the chosen ones, or the usual mixture", () => {
  expect(quickBots({ game: "extreme", players: 3, bots: ["thumb", "master", "random"] })).toEqual(["thumb", "master"]);
  expect(quickBots({ game: "wizard", players: 4, bots: ["thumb"] })).toBeNull();
  expect(quickKind({ game: "specials", players: 5 }).game).toHaveProperty("specials.length", 7);
  expect(quickKind({ game: "wizard", players: 5 })).toEqual({ game: { game: "wizard", specials: [] }, seats: 5 });
});

test("the last choice is remembered, if the browser allows that", () => {
  expect(lastChoice()).toEqual({ game: "wizard", players: 4, bots: [] });
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  keepChoice({ game: "extreme", players: 5, bots: ["master"] });
  expect(lastChoice()).toEqual({ game: "extreme", players: 5, bots: ["master"] });
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
