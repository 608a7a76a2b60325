/** What seats say and show, for how long, and what a reader does not hear who has muted somebody. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StoryLog } from "../src/board/story_log.svelte.ts";
import { Sayings } from "../src/pages/table/sayings.svelte.ts";
import type { Line, TableView } from "../src/protocol/types.ts";
import { settings } from "../src/settings/settings.svelte.ts";
import type { ShownStep } from "../src/table/shown.ts";
import { t } from "../src/words/words.svelte.ts";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const VIEW = { you: 0, seats: [{ name: "Ada" }, { name: "Ben" }] } as unknown as TableView;
const step = (seq: number, action: object): ShownStep => ({ line: { seq, events: [], action } as unknown as Line, event: null, before: VIEW });
const said = (seq: number, seat: number): ShownStep => step(seq, { action: "said", seat, text: "hello" });
const reacted = (seq: number, seat: number): ShownStep => step(seq, { action: "reacted", seat, reaction: "star" });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("words stay for six seconds and reactions for two, without disturbing each other", () => {
  const sayings = new Sayings();
  sayings.hear(said(1, 1));
  sayings.hear(reacted(2, 1));
  expect(sayings.now[1]).toEqual({ text: "hello", reaction: { name: "star", number: 2 } });
  vi.advanceTimersByTime(1500);
  sayings.hear(reacted(3, 1));
  vi.advanceTimersByTime(1500);
  expect(sayings.now[1]?.reaction?.number).toBe(3);
  vi.advanceTimersByTime(1000);
  expect(sayings.now[1]).toEqual({ text: "hello" });
  vi.advanceTimersByTime(3000);
  expect(sayings.now[1]).toEqual({});
});

test("one of the cast speaks at the end of a round, or at the seat where that is not shown; the reader can switch it off", () => {
  const seats = [{ name: "Ada", bot: null }, { name: "Otto", bot: "thumb", owned: false }];
  const before = { you: 0, seats, kind: { game: { game: "wizard" } }, game: { rounds: 10 }, sheet: [] } as unknown as TableView;
  const event = (happened: object): ShownStep => ({ line: { seq: 1, action: { action: "moved" } }, event: happened, before }) as unknown as ShownStep;
  const text = t("cast-otto.made");
  const heard = (pace: "normal" | "instant", talk = true): unknown[] => {
    Object.assign(settings, { pace, talk });
    const log = new StoryLog();
    const sayings = new Sayings(undefined, (seat, said) => log.say(seat, said));
    sayings.hear(event({ event: "round-scored", round: 2, points: [0, 40], totals: [60, 40] }));
    const atTheEnd = sayings.ofRound;
    sayings.hear(event({ event: "round-dealt" }));
    expect(sayings.ofRound).toBeNull();
    // read out once, wherever it is shown, and no part of the log
    expect([log.news.map((entry) => [entry.seat, entry.text]), log.entries]).toEqual([talk ? [[1, text]] : [], []]);
    return [atTheEnd, sayings.now];
  };
  expect(heard("normal")).toEqual([{ seat: 1, text }, {}]);
  expect(heard("instant")).toEqual([{ seat: 1, text }, { 1: { text } }]);
  expect(heard("instant", false)).toEqual([null, {}]);
  Object.assign(settings, { pace: "normal", talk: true });
});

test("who is muted is neither heard nor seen, also in the log, and is again when they are not muted any more", () => {
  let isMuted = true;
  const [sayings, log] = [new Sayings(() => isMuted), new StoryLog((seat) => isMuted && seat === 1)];
  for (const each of [said(1, 1), reacted(2, 1), said(3, 0)]) log.hear(each);
  sayings.hear(reacted(2, 1));
  expect(sayings.now).toEqual({});
  expect([log.entries.length, log.news.length]).toEqual([1, 1]);
  isMuted = false;
  log.hear(said(4, 0));
  expect(log.entries).toHaveLength(4);
});

test("muted seats are remembered for the latest tables", async () => {
  const store = new Map<string, string>([["foretell-muted", '[["odd"], 7, ["a", [2]]]']]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  vi.resetModules();
  const { muted } = await import("../src/table/muted.svelte.ts");
  expect([muted.has("a", 2), muted.has("a", 1), muted.has("b", 2)]).toEqual([true, false, false]);
  muted.toggle("a", 2);
  muted.toggle("a", 1);
  expect([muted.has("a", 2), muted.has("a", 1)]).toEqual([false, true]);
  for (let table = 0; table < 50; table++) muted.toggle(`t${table}`, 0);
  expect([muted.has("a", 1), muted.has("t0", 0), muted.has("t49", 0)]).toEqual([false, true, true]);
  expect(JSON.parse(store.get("foretell-muted") ?? "")).toHaveLength(50);
});
