/** The page and the worker of a game on the device: a worker that fails, or says nothing any more, is replaced. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TICK } from "../src/browser/watched.ts";
import { DeviceConnection } from "../src/device/connection.ts";
import type { FromWorker, ToWorker } from "../src/device/worker.ts";
import type { Line } from "../src/protocol/types.ts";

class FakeWorker {
  static all: FakeWorker[] = [];
  readonly told: ToWorker[] = [];
  isEnded = false;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.told.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }
}

const LINE = { type: "line", seq: 6 } as Line;
const OPENED = { type: "opened", hints: "off" } as const;
const healths: string[] = [];
/** What the page was told that the game waits for. */
const waits: (string | null)[] = [];
let connection: DeviceConnection;
const latest = (): FakeWorker => FakeWorker.all.at(-1) as FakeWorker;
const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
/** How many workers there were, and how the connection feels. */
const state = (): [number, string | undefined] => [FakeWorker.all.length, healths.at(-1)];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  FakeWorker.all = [];
  healths.length = 0;
  const listener = { message: vi.fn(), health: (health: string) => void healths.push(health), heard: () => 5 };
  waits.length = 0;
  const watcher = { saved: vi.fn(), missed: vi.fn(), controls: vi.fn(), hints: vi.fn(), waits: (told: { for: string } | null) => void waits.push(told?.for ?? null) };
  connection = new DeviceConnection("device-t", listener, watcher, { pace: 1, byClick: false });
  await settle();
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a worker that is silent is asked, and replaced if it does not answer; the move that it swallowed is made again", async () => {
  latest().say(OPENED);
  connection.do({ do: "move", move: "bid 1" });
  await settle(2 * TICK);
  expect(latest().told.at(-1)).toEqual({ type: "ping" });
  latest().say({ type: "pong", waits: null });
  await settle(3 * TICK);
  expect(waits.at(-1)).toBeNull();
  await settle(TICK);
  expect([waits.at(-1), ...state()]).toEqual(["worker", 1, "open"]);
  await settle(22 * TICK);
  expect(state()).toEqual([1, "open"]);
  await settle(TICK + 1);
  expect([FakeWorker.all[0]?.isEnded, waits.at(-1), ...state()]).toEqual([true, null, 2, "connecting"]);
  latest().say(OPENED);
  expect(latest().told.map(({ type }) => type)).toEqual(["open", "do"]);
  expect(latest().told[0]).toMatchObject({ isAfterSilence: true });
  latest().say({ type: "failed" });
  await settle(TICK);
  expect([FakeWorker.all.length, latest().told[0]]).toMatchObject([3, { isAfterSilence: false }]);
});

test("what a game waits for is told after a silence, until something happens", async () => {
  latest().say(OPENED);
  const since = Date.now();
  await settle(2 * TICK);
  latest().say({ type: "pong", waits: { for: "bot", seat: 1, since } });
  expect(waits.at(-1)).toBeNull();
  await settle(2 * TICK);
  latest().say({ type: "pong", waits: { for: "bot", seat: 1, since } });
  expect(waits.at(-1)).toBe("bot");
  expect(latest().told.filter(({ type }) => type === "ping")).toHaveLength(2);
  latest().say(LINE);
  expect(waits.at(-1)).toBeNull();
  latest().say({ type: "pong", waits: { for: "store", seat: 0, since: Date.now() } });
  expect(waits.at(-1)).toBeNull();
});

test("a page that was stopped for long does not end a worker that answers", async () => {
  latest().say(OPENED);
  await settle(TICK);
  vi.setSystemTime(Date.now() + 3_600_000);
  await settle(TICK);
  expect(latest().told.at(-1)).toEqual({ type: "ping" });
  latest().say({ type: "pong", waits: null });
  expect(state()).toEqual([1, "open"]);
});

test("a game that does not open is opened again", async () => {
  await settle(90 * TICK + 1);
  expect([FakeWorker.all[0]?.isEnded, ...state()]).toEqual([true, 2, "connecting"]);
});

test.each(["failed", "stale"] as const)("a game that is %s is opened again, later each time, and is broken when that does not help", async (type) => {
  for (const wait of [0, 1000, 4000]) {
    const many = FakeWorker.all.length;
    latest().say({ type });
    await settle(wait);
    expect(state()).toEqual([many + 1, "connecting"]);
  }
  latest().say({ type });
  await settle(60_000);
  expect(state()).toEqual([4, "broken"]);
});

test("a game that went on in between is opened again as often", async () => {
  for (let times = 0; times < 9; times++) {
    latest().say(OPENED);
    latest().say(LINE);
    latest().onerror?.();
    await settle();
  }
  expect(state()).toEqual([10, "connecting"]);
});

test("what a replaced worker still says is not heard", async () => {
  const first = latest();
  first.say({ type: "failed" });
  await settle();
  first.say({ type: "broken" });
  first.onerror?.();
  await settle(1000);
  expect(state()).toEqual([2, "connecting"]);
});
