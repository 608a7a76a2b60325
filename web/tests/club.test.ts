/** A club in the page: its days, results on paper, what belongs to it, and ratings as text. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import { belongs, forClub, pathFor, tellClubs } from "../src/club/belonging.ts";
import { coming, dayOf, dayWords, momentOf, played, timeWords } from "../src/club/days.ts";
import { clubs } from "../src/club/mine.ts";
import { nameIn, type ClubView, type EveningView, type GameView } from "../src/club/model.ts";
import { emptyRows, isWrong, rowsOf, typedResult } from "../src/club/typed.ts";
import { gameAt } from "../src/pages/club/played_here.ts";
import { finishText, ratingIn, skillText } from "../src/rating/rating.ts";
import { me } from "../src/server/me.svelte.ts";
import { words } from "../src/words/words.svelte.ts";

const memory = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
});
beforeEach(() => {
  memory.clear();
  words.language = "en";
});

const evening = (id: string, day: string, time: string | null = "19:30"): EveningView => ({
  ...{ id, title: id, day, time, place: "", cancelled: false, coming: [], not_coming: [], games: [] },
});
const game = (id: string, day: string, of: string | null = null, dropped = false): GameView => ({
  ...{ id, source: "typed", key: "", day, evening: of, dropped, over: true, results: [] },
});

describe("evenings", () => {
  const evenings = [evening("b", "2026-11-27"), evening("a", "2026-11-20"), evening("d", "2026-12-04", "20:00"), evening("c", "2026-12-04")];

  test("come in the order of their days and hours, today's among them", () => {
    expect(coming({ evenings }, "2026-11-27").map(({ id }) => id)).toEqual(["b", "c", "d"]);
  });

  test("were on days, with their games; games of no evening have their own day", () => {
    const games = [game("g1", "2026-11-27", "b"), game("g2", "2026-11-01"), game("g3", "2026-11-01"), game("g4", "2026-11-02", null, true)];
    const was = played({ evenings, games }, "2026-11-27").map((one) => [one.day, one.evening?.id ?? null, one.games.map(({ id }) => id)]);
    expect(was).toEqual([
      ["2026-11-27", "b", ["g1"]],
      ["2026-11-20", "a", []],
      ["2026-11-01", null, ["g2", "g3"]],
    ]);
  });

  test("are told in words", () => {
    const now = momentOf({ day: "2026-01-01", time: null });
    expect(dayOf(new Date(2026, 0, 5))).toBe("2026-01-05");
    expect(dayWords("2026-11-27", "en-GB", now)).toBe("Fri 27 Nov");
    expect(dayWords("2025-11-27", "en-GB", now)).toContain("2025");
    expect([timeWords(evening("a", "2026-11-27"), "de"), timeWords(evening("a", "2026-11-27", null), "de")]).toEqual(["19:30", ""]);
  });
});

describe("a result on paper", () => {
  test.each([
    ["two people", [["Ada", "120"], ["Ben", "−40"], ["", ""]], [120, -40]],
    ["one is alone", [["Ada", "120"]], null],
    ["a name without points", [["Ada", "120"], ["Ben", ""]], null],
    ["points without a name", [["Ada", "120"], ["", "3"]], null],
    ["no number", [["Ada", "120"], ["Ben", "many"]], null],
    ["too much", [["Ada", "120"], ["Ben", "10000"]], null],
  ])("%s", (_, lines, points) => {
    const rows = lines.map(([name = "", text = ""]) => ({ name, points: text }));
    expect(rowsOf(rows)?.map((one) => one.points) ?? null).toEqual(points);
  });

  test("points are whole numbers", () => {
    expect(["", " ", "−40", "+3", "9999"].some(isWrong)).toBe(false);
    expect(["x", "1.5", "10000", "-"].every(isWrong)).toBe(true);
  });

  test("is a game and its result", () => {
    const [first, result] = typedResult("2026-11-27", "e", "wizard", [{ name: "Ada", points: 3 }]);
    expect(emptyRows()).toHaveLength(4);
    expect(first).toMatchObject({ do: "game", from: "typed", key: "", evening: "e" });
    expect(result).toMatchObject({ do: "result", game: first?.id, over: true, totals: [["Ada", null, 3, null, null, false]] });
  });
});

test("a page's address says for which club something is made", () => {
  const wanted = { key: "k-1", evening: "e", title: "Club & co", names: ["Ada", "Ben"] };
  const path = pathFor("/new?friends", wanted);
  expect(path).toBe("/new?friends&club=k-1&evening=e&title=Club+%26+co&name=Ada&name=Ben");
  expect(forClub(new URLSearchParams(path.split("?")[1]))).toEqual(wanted);
  expect(forClub(new URLSearchParams())).toBeNull();
});

test("a club is told of its game when the server can take it", async () => {
  me.name = "Mira";
  const told = vi.fn();
  const answers = (status: number) => vi.stubGlobal("fetch", async () => (told(status), Response.json({ code: "some", message: "" }, { status })));
  answers(429);
  await belongs({ key: "club", evening: null, title: "", names: [] }, "pad", "game");
  for (const status of [503, 403, 200]) {
    answers(status);
    await tellClubs();
  }
  expect(told.mock.calls.flat()).toEqual([429, 503, 403]);
  me.name = null;
});

test("the organisers' key of a club stays when the link for everybody is opened", () => {
  const one = { id: "c", name: "Club", at: 1 };
  clubs.remember({ ...one, key: "secret", organiser: true });
  clubs.remember({ ...one, key: "watch", organiser: false, at: 2 });
  expect(clubs.all()).toEqual([{ ...one, key: "secret", organiser: true, at: 2 }]);
});

test("a member whose name was deleted has words instead", () => {
  const members = [{ id: "m", name: "" }] as unknown as ClubView["members"];
  expect(nameIn({ members } as ClubView, "m", "(gone)")).toBe("(gone)");
});

test("ratings have their intervals, and the kind that was played most stands for a person", () => {
  expect(finishText({ value: 1620.4, half: 79.6 })).toBe("1620 ± 80");
  const skill = { lost: 0.254, half: 0.021, decisions: 900, games: 5 };
  expect([skillText(skill, "classic"), skillText(skill, "extreme")]).toEqual(["0.25 ± 0.02", "0.254 ± 0.021"]);
  const rating = (kind: "classic" | "special" | "extreme", games: number) => ({ kind, games, finish: null, skill: null });
  const all = [rating("classic", 3), rating("special", 9), rating("extreme", 20)];
  expect([ratingIn(all, "wizard")?.kind, ratingIn(all, "extreme")?.kind, ratingIn([], "wizard")]).toEqual(["special", "extreme", undefined]);
});

test("a link leads to a pad, a tournament or a table, or to none of them", () => {
  expect(gameAt("https://example.org/pad/together#abcd2345")).toEqual({ from: "pad", key: "abcd2345" });
  expect(gameAt(" https://example.org/tournament/efgh2345/hall ")).toEqual({ from: "tournament", key: "efgh2345" });
  expect(gameAt("https://example.org/index.html#/table/jkmn2345")).toEqual({ from: "table", key: "jkmn2345" });
  expect(gameAt("https://example.org/replay/jkmn2345#m3")).toEqual({ from: "table", key: "jkmn2345" });
  expect(gameAt("https://example.org/club/jkmn2345")).toBeNull();
  expect(gameAt("https://example.org/table/%")).toBeNull();
});
