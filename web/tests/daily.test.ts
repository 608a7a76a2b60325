/** The deal of the day: the same deals, bots and comparisons as in the library, pinned for every version that there was. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Bots } from "../src/bots/bots.ts";
import { shareText, starsOf } from "../src/daily/compared.ts";
import { dayAfter, dayWords, dealOf, FIRST_DAY, isDay, type DailyGame } from "../src/daily/deals.ts";
import { allDays, keepDay, streakOf, type DayKept } from "../src/daily/results.ts";
import { movedByBot } from "../src/device/decide.ts";
import { newGame } from "../src/device/opening.ts";
import { playedBy } from "../src/device/playing_out.ts";
import { Table } from "../src/device/table.ts";
import { codeOf } from "../src/engine/names.ts";
import { words } from "../src/words/words.svelte.ts";
import { engineOf } from "./device_engine.ts";
import { begun, Evening, netsFrom } from "./device_evening.ts";

interface Line {
  game: DailyGame;
  date: string;
  version: number;
  seed: string;
  moves: string[];
  points: number[];
  made?: { nets: string; master: number[]; grandmaster: number[] };
}

const FILE = join(import.meta.dirname, "../../tests/data/coach/daily.json");
/** The game in which the grand master is compared: its search takes seconds here. */
const SEARCHED: DailyGame = "specials";
const LINES = JSON.parse(readFileSync(FILE, "utf8")) as Line[];

test.each(LINES)("$game $date", async ({ game, date, version, seed, moves, points }) => {
  const deal = dealOf(game, date);
  expect([deal.version, deal.seed]).toEqual([version, seed]);
  const engine = await engineOf(deal.kind.game.game);
  const bots = new Bots(engine, () => Promise.reject(new Error("no net is asked")));
  const table = new Table(engine, newGame("", { ...deal, seat: 0, name: "Ada", at: 0 }));
  for (const move of moves) {
    const seat = table.turn ?? 0;
    const asked = { bot: table.seats[seat]?.bot ?? "", seat, foretold: table.foretold, toWin: false, random: 0n, isOff: () => false };
    const code = seat === 0 ? (codeOf(engine.game, move) ?? -1) : await bots.choose(asked);
    const made = movedByBot(table, code, false);
    expect(made.move).toBe(move);
    table.apply({ seq: table.seq + 1, at: 0, ...made });
  }
  expect(table.isOpen).toBe(true);
  expect(table.sheet.map((row) => row.points[0])).toEqual(points);
});

test.each(LINES.filter((line) => line.made))("the masters' points in $game $date", async ({ game, date, made }) => {
  const { kind, bots, seed, worlds } = dealOf(game, date);
  const engine = await engineOf(kind.game.game);
  const playing = new Bots(engine, async () => netsFrom(kind.game.game, engine.tables.sizes.net));
  const told: number[] = [];
  expect(await playedBy("master", { kind, bots, seed, worlds }, playing, (rounds) => told.push(rounds))).toEqual(made?.master);
  expect(told).toEqual(made?.master.map((_, round) => round + 1));
  if (game !== SEARCHED) return;
  expect(await playedBy("grandmaster", { kind, bots, seed, worlds }, playing, () => undefined)).toEqual(made?.grandmaster);
});

test("a deal of the day goes without hints, nothing is taken back, and its bots play for points", async () => {
  const kept = { ...begun({ game: { game: "wizard" }, seats: 3 }, ["thumb", "thumb"]), hints: "off" as const };
  for (const [daily, may] of [[undefined, true], [{ game: "wizard" as const, date: "2026-11-22", version: 1 }, false]] as const) {
    const aims: boolean[] = [];
    const changed = (bots: Bots): void => {
      const choose = bots.choose.bind(bots);
      bots.choose = (question) => (aims.push(question.toWin), choose(question));
    };
    const evening = await Evening.of({ ...structuredClone(kept), ...(daily && { daily }) }, { manner: { pace: 1, byClick: true }, changed });
    evening.host.open(null);
    while (evening.host.table.turn !== 0) {
      await evening.offered({ next: true });
      const { changes } = evening.host.table;
      evening.host.goOn();
      await evening.until(() => evening.host.table.changes !== changes, 0);
    }
    const [move = ""] = evening.host.table.question(0).legal;
    await evening.do({ do: "move", move });
    expect(evening.host.table.canUndo).toBe(may);
    expect([...new Set(aims)]).toEqual([may]);
    evening.host.stop();
  }
});

describe("on the page", () => {
  const day = (points?: number[], counted = true): DayKept => ({ table: "device-1", version: 1, counted, ...(points && { points }) });
  const stored = new Map<string, string>();
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
    await words.load("en");
  });

  test("the shared lines are those of the library", () => {
    const compared = { yours: [20, -10, 30], bots: [[20, 20, 40], [10, -10, 40]] };
    const lines = ["foretell · Wizard · 2026-11-22", "40 points · Master 80 · Grand master 40", "🟩🟨⬜ 3 of 6 stars"];
    expect(shareText(dealOf("wizard", "2026-11-22"), compared).split("\n")).toEqual(lines);
    expect(starsOf("extreme", { yours: [2, 0], bots: [[1, 0], [2, 3]] })).toEqual([1, 2]);
  });

  test("days are those of the calendar that have come", () => {
    expect(isDay(FIRST_DAY, "2027-01-01")).toBe(true);
    for (const date of [dayAfter(FIRST_DAY, -1), "2027-02-30", "2027-1-1", "2027-01-02", "tomorrow", ""]) expect(isDay(date, "2027-01-01")).toBe(false);
  });

  test("a day of another year is told with its year", () => {
    const told = ["2027-11-22", "2026-11-22", "2028-02-29"].map((date) => dayWords(date, "en-GB", "2027-12-31"));
    expect(told.map((words) => /\d{4}/.exec(words)?.[0])).toEqual([undefined, "2026", "2028"]);
  });

  test("results are kept, damaged ones left out, and days in a row counted", () => {
    keepDay({ game: "wizard", date: "2026-12-01" }, day([10, 20]));
    keepDay({ game: "extreme", date: "2026-12-02" }, day([1]));
    keepDay({ game: "wizard", date: "2026-12-03" }, day([1], false));
    keepDay({ game: "wizard", date: "2026-12-04" }, day());
    expect(allDays()["wizard 2026-12-01"]?.points).toEqual([10, 20]);
    expect(["02", "03", "04"].map((now) => streakOf(allDays(), `2026-12-${now}`))).toEqual([2, 2, 0]);
    stored.set("foretell-daily", JSON.stringify({ version: 1, days: { "wizard 2026-12-01": day([1]), "wizard 2026-12-02": { ...day([1]), bots: [[1, 2]] }, "wizard 2026-12-03": null, "wizard 2026-12-04": { ...day(), points: ["1"] }, a: day([1]), "chess 2026-12-01": day([1]), "wizard 2026-02-30": day([1]) } }));
    expect(Object.keys(allDays())).toEqual(["wizard 2026-12-01"]);
    for (const text of ["[", "[]", "{}", '{"version": 2, "days": {}}']) {
      stored.set("foretell-daily", text);
      expect(allDays()).toEqual({});
    }
  });
});
