/** The first page: Play now, presets, and the order and age of the reader's games. */

import { afterEach, expect, test, vi } from "vitest";
import { oneOf, randomLetters } from "../src/browser/chance.ts";
import { dayAfter, nameOf } from "../src/daily/deals.ts";
import { plainForm } from "../src/newgame/form.ts";
import { lengthOf, presetOf, withPreset } from "../src/newgame/presets.ts";
import { keepChoice, lastChoice, presetIn, PRESETS } from "../src/newgame/quick.ts";
import { saneForm } from "../src/newgame/saved_form.ts";
import { soloBots } from "../src/newgame/solo.ts";
import { formOfChoice, told } from "../src/pages/home/chosen.ts";
import { daysTold } from "../src/pages/home/days.ts";
import { inOrder, openGame, othersOf, standing } from "../src/pages/home/order.ts";
import type { OwnTable } from "../src/protocol/types.ts";
import { ago } from "../src/words/ago.ts";
import { words } from "../src/words/words.svelte.ts";

/** A store in place of the browser's. */
function stored(): Map<string, string> {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  return store;
}

afterEach(() => vi.unstubAllGlobals());

test("a preset keeps who plays, and is found again in its form", () => {
  const form = { ...plainForm(), seats: 6, mode: "maximus" as const, clock: "days" as const, amount: 2, others: ["master", null, null, null, null] };
  for (const preset of PRESETS) {
    const chosen = withPreset(form, preset);
    expect(presetOf(chosen)).toBe(preset);
    expect(saneForm(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
    expect(chosen).toMatchObject({ seats: preset === "extreme" ? 5 : 6, clock: "days", others: form.others });
  }
  expect(presetOf(form)).toBeNull();
  expect(withPreset(form, "specials")).toMatchObject({ mode: "standard", specials: { length: 6 } });
});

test("a quick game takes a quarter of an hour, and others longer", () => {
  const length = (preset: (typeof PRESETS)[number], seats = 4) => lengthOf(withPreset({ ...plainForm(), seats }, preset));
  expect(length("quick")).toEqual({ rounds: 8, minutes: 15 });
  expect(length("classic")).toEqual({ rounds: 15, minutes: 25 });
  expect(length("classic", 6).rounds).toBe(10);
  expect(length("extreme", 3).rounds).toBe(6);
  expect(lengthOf({ ...plainForm(), mode: "maximus" }).rounds).toBe(5);
  expect(lengthOf({ ...plainForm(), game: "extreme", rounds: 1 })).toEqual({ rounds: 1, minutes: 5 });
});

test("every choice can be played: a bot has each other seat, a chosen one or that of the usual mixture", () => {
  const usual = formOfChoice(null);
  for (const preset of PRESETS) expect(soloBots(withPreset(usual, preset), true)).toEqual(usual.others.slice(0, 3));
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
  expect(presetIn(null)).toBe("classic");
  const store = stored();
  const form = { ...plainForm(), mode: "clairvoyance" as const, hints: "off" as const };
  keepChoice(form, null);
  expect(saneForm(lastChoice())).toEqual(form);
  expect(presetIn(lastChoice())).toBeNull();
  keepChoice(withPreset(form, "wild"), "wild");
  expect(presetIn(lastChoice())).toBe("wild");
  store.set("foretell-table", JSON.stringify({ preset: "tame" }));
  expect(presetIn(lastChoice())).toBeNull();
  store.set("foretell-table", "7");
  expect(lastChoice()).toBeNull();
});

test("a line says what Play now plays, and leaves out what is as usual", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.load("en");
  const others = ["master", "master", "thumb", null, null];
  expect(told({})).toBe("Wizard for four");
  expect(told({ mode: "maximus", bidding: "secret", hints: "practice" })).toBe("Wizard for four · Maximus · secret bids · practice");
  expect(told({ others, seats: 4, sizes: { way: "first", from: 1, to: 3, own: [] } })).toMatch(/rounds.* · against 2 × .* and /);
});

test("a line tells the result of today or yesterday, and the streak", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.load("en");
  const store = stored();
  const day = (ago: number, points: number[]) => [nameOf({ game: "wizard", date: dayAfter("2026-12-24", -ago) }), { table: "device-x", version: 1, counted: true, points }];
  const keep = (...days: unknown[][]) => store.set("foretell-daily", JSON.stringify({ version: 1, days: Object.fromEntries(days) as object }));
  expect(daysTold("2026-12-24")).toBe("");
  keep(day(2, [20]), day(1, [20, -10, 30]));
  expect(daysTold("2026-12-24")).toBe("Yesterday 40 points · 2 days in a row");
  keep(day(1, [20]), day(0, [-10]));
  expect(daysTold("2026-12-24")).toBe("Today −10 points · 2 days in a row");
  keep(day(5, [20]));
  expect(daysTold("2026-12-24")).toBe("");
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
  expect(openGame(inOrder(games))?.table).toBe("mine");
  expect(openGame(inOrder(games.slice(0, 2)))).toBeUndefined();
});

test("the others at a table are neither free seats nor the reader", () => {
  expect(othersOf({ names: ["Ada", "", "Bela"] }, 0)).toEqual(["Bela"]);
  expect(othersOf({ names: ["Ada", "Bela"] }, null)).toEqual(["Ada", "Bela"]);
});

test("the place counts points, in Wizard Extreme the fewest", () => {
  const at = (game: string, totals?: number[]) => standing({ kind: { game: { game } }, seat: 1, totals } as unknown as OwnTable);
  expect([at("wizard", [50, 20, 20, 60]), at("extreme", [50, 20, 20, 60])]).toEqual([3, 1]);
  expect([at("wizard", []), at("wizard")]).toEqual([null, null]);
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
