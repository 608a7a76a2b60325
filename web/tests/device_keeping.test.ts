/** The lines of a game on the device and a browser that refuses them, keeps them late, or never answers. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playAlone } from "../src/browser/alone.ts";
import { Keeper, RETRY } from "../src/device/keeping.ts";
import type { Entry } from "../src/device/log.ts";
import { append } from "../src/device/rows.ts";
import { GameStore, PATIENCE, type Head } from "../src/device/store.ts";

const HEAD = { id: "device-t" } as Head;
const entry = (seq: number): Entry => ({ seq, at: 0, action: { action: "paused", seat: 0 } });
const fault = (name: string): DOMException => new DOMException("", name);
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** A store of which a test says what becomes of each attempt to write. */
class Disk {
  readonly tried: number[][] = [];
  readonly told: string[] = [];
  answer: () => Promise<void> = async () => undefined;
  readonly append = (_: Head, entries: readonly Entry[]): Promise<void> => {
    this.tried.push(entries.map(({ seq }) => seq));
    return this.answer();
  };

  keeper(unkept: readonly Entry[] = [], isLate = false): Keeper {
    const tell = (what: string) => (): void => void this.told.push(what);
    const around = { forget: tell("forget"), saved: tell("saved"), unsaved: tell("unsaved"), overtaken: tell("overtaken") };
    return new Keeper({ ...around, append: this.append }, unkept, isLate);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("lines that the browser refuses are kept with the next ones", async () => {
  const disk = new Disk();
  const keeper = disk.keeper();
  await keeper.keep(HEAD, [entry(1)]);
  disk.answer = () => Promise.reject(fault("QuotaExceededError"));
  await keeper.keep(HEAD, [entry(2)]);
  disk.answer = async () => undefined;
  await keeper.keep(HEAD, [entry(3), entry(4)]);
  expect(disk.tried).toEqual([[1], [2], [2, 3, 4]]);
  expect(disk.told).toEqual(["forget", "unsaved", "saved"]);
});

test("lines that the browser refuses are tried again, though nobody moves", async () => {
  const disk = new Disk();
  disk.answer = () => Promise.reject(fault("QuotaExceededError"));
  await disk.keeper().keep(HEAD, [entry(1)]);
  await vi.advanceTimersByTimeAsync(RETRY);
  disk.answer = async () => undefined;
  await vi.advanceTimersByTimeAsync(RETRY);
  expect(disk.tried).toEqual([[1], [1], [1]]);
  expect(disk.told.at(-1)).toBe("saved");
  await vi.advanceTimersByTimeAsync(2 * RETRY);
  expect(disk.tried).toHaveLength(3);
});

test.each([null, new TypeError("what no browser should raise")])("a browser that rejects with %s refuses as well", async (raised) => {
  const disk = new Disk();
  disk.answer = () => Promise.reject(raised);
  await disk.keeper().keep(HEAD, [entry(1)]);
  expect(disk.told).toEqual(["forget", "unsaved"]);
});

test("lines that another window has written are told", async () => {
  const disk = new Disk();
  disk.answer = () => Promise.reject(fault("ConstraintError"));
  await disk.keeper().keep(HEAD, [entry(1)]);
  expect(disk.told).toEqual(["overtaken"]);
});

test("a store that was late is not waited for again, and has all lines when it answers", async () => {
  const disk = new Disk();
  disk.answer = () => Promise.reject(fault("TimeoutError"));
  const keeper = disk.keeper();
  await keeper.keep(HEAD, [entry(1)]);
  let answer = (): void => undefined;
  disk.answer = () => new Promise((done) => (answer = done));
  await keeper.keep(HEAD, [entry(2)]);
  await keeper.keep(HEAD, [entry(3)]);
  expect(disk.tried).toEqual([[1], [1, 2]]);
  expect(disk.told).toEqual(["forget", "unsaved", "unsaved", "unsaved"]);
  answer();
  await settle();
  answer();
  await settle();
  expect(disk.tried.at(-1)).toEqual([3]);
  expect(disk.told.at(-1)).toBe("saved");
});

/** A browser whose requests are answered only when a test does it. */
function silentBrowser(): { request: Record<string, unknown>; database: { close: () => void } } {
  const database = { close: vi.fn() };
  const request: Record<string, unknown> = { result: database };
  vi.stubGlobal("indexedDB", { open: () => request });
  return { request, database };
}

test("a store that does not open is given up, and closed if it opens after that", async () => {
  const { request, database } = silentBrowser();
  const opening = GameStore.open();
  const told = expect(opening).rejects.toMatchObject({ name: "TimeoutError" });
  await vi.advanceTimersByTimeAsync(PATIENCE);
  await told;
  (request["onsuccess"] as () => void)();
  expect(database.close).toHaveBeenCalledOnce();
});

/** A store whose transactions are never over. */
async function hangingStore(): Promise<{ store: GameStore; transaction: Record<string, unknown> }> {
  const { request, database } = silentBrowser();
  const transaction: Record<string, unknown> = { abort: vi.fn(), objectStore: () => ({ put: vi.fn(), add: vi.fn() }), error: null };
  Object.assign(database, { transaction: () => transaction });
  const opening = GameStore.open();
  (request["onsuccess"] as () => void)();
  return { store: await opening, transaction };
}

test("what is written and never answered is undone", async () => {
  const { store, transaction } = await hangingStore();
  const told = expect(append(store, HEAD, [entry(1)])).rejects.toMatchObject({ name: "TimeoutError" });
  await vi.advanceTimersByTimeAsync(PATIENCE);
  await told;
  expect(transaction["abort"]).toHaveBeenCalledOnce();
});

test("a transaction that ends without a reason rejects with one", async () => {
  const { store, transaction } = await hangingStore();
  const told = expect(append(store, HEAD, [entry(1)])).rejects.toMatchObject({ name: "AbortError" });
  (transaction["onabort"] as () => void)();
  await told;
});

/** Locks of which a test says what becomes of a request. */
function locks(request: (name: string, options: object, granted: () => Promise<unknown>) => Promise<unknown>): void {
  vi.stubGlobal("navigator", { locks: { request } });
}

test("a window plays alone until another one takes the game over", async () => {
  let steal = (): void => undefined;
  locks((_name, _options, granted) => new Promise((_, reject) => {
    void granted();
    steal = () => reject(fault("AbortError"));
  }));
  const [opening, taken] = [vi.fn(async () => undefined), vi.fn()];
  const isAlone = playAlone("t", opening, taken);
  await settle();
  expect([isAlone(), opening.mock.calls.length, taken.mock.calls.length]).toEqual([true, 1, 0]);
  steal();
  await settle();
  expect([isAlone(), opening.mock.calls.length, taken.mock.calls.length]).toEqual([false, 1, 1]);
});

test("a browser that refuses locks opens the game all the same", async () => {
  locks(() => Promise.reject(fault("SecurityError")));
  const [opening, taken] = [vi.fn(async () => undefined), vi.fn()];
  const isAlone = playAlone("t", opening, taken);
  await settle();
  expect([isAlone(), opening.mock.calls.length, taken.mock.calls.length]).toEqual([false, 1, 0]);
});
