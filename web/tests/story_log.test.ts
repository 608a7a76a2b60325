/** The log fetches what happened before the reader came, and gives up at last when the server does not answer. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StoryLog } from "../src/board/story_log.svelte.ts";
import type { Event } from "../src/lines/fold_game.ts";
import type { Line, TableView } from "../src/protocol/types.ts";
import { words } from "../src/words/words.svelte.ts";

const VIEW = { table: "t1", seq: 3, kind: {}, seats: [{ name: "Mira" }], you: 0, game: null } as unknown as TableView;
const LINES = [1, 2, 3].map((seq) => ({ seq, phase: null, events: [], action: { action: "said", seat: 0, text: `${seq}` } }));
const answer = (status: number, value: unknown): Response => new Response(JSON.stringify(value), { status });
const served = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", served);
});
afterEach(() => {
  served.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fetch, and let all pauses pass. */
async function fetched(log: StoryLog): Promise<void> {
  const fetching = log.fetch(VIEW);
  await vi.runAllTimersAsync();
  await fetching;
}

test("a server that fails is asked four times, with growing pauses", async () => {
  const at: number[] = [];
  served.mockImplementation(() => {
    at.push(Date.now());
    return Promise.reject(new TypeError("no answer"));
  });
  const log = new StoryLog();
  await fetched(log);
  expect(at.slice(1).map((time, i) => time - (at[i] ?? 0))).toEqual([1000, 3000, 9000]);
  expect([log.failed, log.loading, log.entries]).toEqual([true, false, []]);
});

test("a refusal is final", async () => {
  served.mockResolvedValue(answer(404, { code: "missing" }));
  const log = new StoryLog();
  await fetched(log);
  expect(served).toHaveBeenCalledTimes(1);
  expect(log.failed).toBe(true);
});

test("lines that come at a later attempt are shown, and not fetched again", async () => {
  served.mockResolvedValueOnce(answer(503, {})).mockResolvedValueOnce(answer(429, {}));
  served.mockResolvedValueOnce(answer(200, { lines: LINES }));
  const log = new StoryLog();
  await fetched(log);
  await fetched(log);
  expect(served).toHaveBeenCalledTimes(3);
  expect(log.entries.map((entry) => entry.text)).toEqual(["1", "2", "3"]);
  expect(log.failed).toBe(false);
});

test("after a failure the reader can try again", async () => {
  served.mockResolvedValueOnce(answer(404, {})).mockResolvedValueOnce(answer(200, { lines: LINES }));
  const log = new StoryLog();
  await fetched(log);
  await fetched(log);
  expect([log.failed, log.entries.length]).toEqual([false, 3]);
});

test("after a change of language, and after a deletion, the log is told anew", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  served.mockImplementation(async () => answer(200, { lines: LINES.map((line) => ({ ...line, action: { ...line.action, text: "" } })) }));
  await words.load("en");
  const log = new StoryLog();
  await log.renew(VIEW, 0, words.language);
  expect(served).not.toHaveBeenCalled();
  await fetched(log);
  const told = (): string[] => [...new Set(log.entries.map(({ text }) => text))];
  const english = told();
  await words.load("de");
  await log.renew(VIEW, 0, words.language);
  expect(told()).toEqual([words.say("web-board-chat-gone")]);
  expect(told()).not.toEqual(english);
  await words.load("en");
  await log.renew(VIEW, 0, words.language);
  expect(told()).toEqual(english);
  await log.renew(VIEW, 1, words.language);
  expect(served).toHaveBeenCalledTimes(4);
});

test("the seals that a player takes are one sentence, read out when they are done", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.load("en");
  const log = new StoryLog();
  const view = { ...VIEW, seats: [{ name: "Mira" }, { name: "Jan" }], game: { game: "extreme" }, you: 1 } as unknown as TableView;
  let seq = 3;
  const hear = (event: Event): void =>
    log.hear({ line: { ...LINES[0], seq: ++seq, events: [event] } as unknown as Line, event, before: view });
  for (const suit of ["R", "G", "R"] as const) hear({ event: "seal-taken", seat: 0, suit, victim: null });
  expect(log.news).toEqual([]);
  hear({ event: "seal-taken", seat: 0, suit: "B", victim: 1 });
  hear({ event: "seal-taken", seat: 0, suit: "Y", victim: null });
  hear({ event: "prediction-made", seat: 0 });
  hear({ event: "seal-taken", seat: 1, suit: "P", victim: null });
  hear({ event: "prediction-made", seat: 1 });
  const told = log.news.map(({ text }) => text);
  expect(told).toEqual(log.entries.map(({ text }) => text));
  expect(told).toHaveLength(6);
  expect(told[0]).toMatch(/^Mira .*2× red seal.* green seal\.$/);
});
