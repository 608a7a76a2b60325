/** What keeps the page's files: it comes after the game, fetches a few at a time, and uses all of a version or none. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gameComes, gameIsHere, keepFiles } from "../src/browser/offline.ts";

const FILES = ["./", "manifest.webmanifest", ...Array.from({ length: 20 }, (_, number) => `assets/${number}-hash.js`)];
const GAME = FILES.slice(5, 7);
const AT_ONCE = 3;
const HOME = "https://foretell.example/";

/** Run the worker's script. */
function start(self: object, caches: object, Request: unknown, fetch?: unknown): void {
  const text = readFileSync(join(import.meta.dirname, "../build/sw.js"), "utf8")
    .replace("__VERSION__", "new")
    .replace('"__FILES__"', JSON.stringify(FILES))
    .replace('"__GAME__"', JSON.stringify(GAME))
    .replace('"__LATER__"', JSON.stringify([]));
  const names = ["self", "caches", "location", "Request", "fetch", "navigator"];
  new Function(...names, text)(self, caches, new URL(`${HOME}sw.js`), Request, fetch, {});
}

/** A fetch that is on its way. */
interface Coming {
  name: string;
  arrive: () => void;
  fail: () => void;
}

/** The worker, with a network whose answers the test gives. */
class Installing {
  coming: Coming[] = [];
  readonly asked: string[] = [];
  readonly kept = new Set<string>();
  isActive = false;
  fault: unknown = null;
  readonly #listeners = new Map<string, (event: object) => void>();

  constructor(earlier: readonly string[] = []) {
    const cache = { add: (request: Request) => this.#fetched(request), put: async (name: string) => void this.kept.add(name), match: async () => undefined };
    const caches = { open: async () => cache, match: async (name: string) => (earlier.includes(name) ? {} : undefined), keys: async () => [] };
    const self = {
      addEventListener: (name: string, listener: (event: object) => void) => this.#listeners.set(name, listener),
      skipWaiting: () => (this.isActive = true),
    };
    class Request {
      constructor(
        readonly name: string,
        readonly how: { signal?: AbortSignal; priority: string },
      ) {}
    }
    start(self, caches, Request);
    this.#listeners.get("install")?.({ waitUntil: (done: Promise<unknown>) => void done.catch((fault: unknown) => (this.fault = fault)) });
  }

  tell(what: string): void {
    this.#listeners.get("message")?.({ data: what });
  }

  /** Let everything arrive that is on its way. */
  async arrive(): Promise<void> {
    for (const each of this.coming.splice(0)) each.arrive();
    await settle();
  }

  #fetched({ name, how }: { name: string; how: { signal?: AbortSignal; priority: string } }): Promise<void> {
    expect(how.priority).toBe("low");
    this.asked.push(name);
    return new Promise((resolve, reject) => {
      const leave = (): void => void (this.coming = this.coming.filter((each) => each.name !== name));
      const stop = (): void => (leave(), reject(new DOMException("", "AbortError")));
      how.signal?.addEventListener("abort", stop);
      const arrive = (): void => (how.signal?.removeEventListener("abort", stop), this.kept.add(name), resolve());
      this.coming.push({ name, arrive, fail: () => reject(new TypeError("no network")) });
    });
  }
}

const names = ({ coming }: Installing): string[] => coming.map(({ name }) => name);
const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  gameIsHere();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("files are fetched a few at a time, and the version is used when all are here", async () => {
  const installing = new Installing();
  await settle();
  for (let round = 0; !installing.isActive && round < FILES.length; round++) {
    expect(installing.coming.length).toBeLessThanOrEqual(AT_ONCE);
    expect(installing.kept.size).toBeLessThan(FILES.length);
    await installing.arrive();
  }
  expect([...installing.kept].sort()).toEqual([...FILES].sort());
  expect([installing.isActive, installing.asked.length]).toEqual([true, FILES.length]);
});

test("what an earlier version has is not fetched, unless its name says nothing of its contents", async () => {
  const installing = new Installing(FILES.slice(0, 12));
  await settle();
  while (!installing.isActive) await installing.arrive();
  expect(installing.asked).toEqual(expect.arrayContaining(["./", "manifest.webmanifest"]));
  expect(installing.asked).toHaveLength(FILES.length - 10);
});

test("without one of the files the version is not used, and no more are fetched", async () => {
  const installing = new Installing();
  await settle();
  installing.coming[0]?.fail();
  await settle();
  await installing.arrive();
  expect([installing.isActive, installing.asked.length]).toEqual([false, AT_ONCE]);
  expect(installing.fault).toBeInstanceOf(TypeError);
});

test("while a game is loaded nothing else is fetched, what was on its way comes later, and nobody waits for ever", async () => {
  const installing = new Installing();
  await settle();
  expect(names(installing).sort()).toEqual([...GAME, "manifest.webmanifest"]);
  installing.tell("busy");
  await settle(29_000);
  expect(names(installing)).toEqual(GAME);
  await installing.arrive();
  installing.tell("busy");
  await settle(29_000);
  expect([installing.coming, installing.asked.length]).toEqual([[], AT_ONCE]);
  installing.tell("free");
  await settle();
  expect(names(installing)).toEqual(FILES.slice(1, 1 + AT_ONCE));
  installing.tell("busy");
  await settle(30_000);
  expect(installing.coming).toHaveLength(AT_ONCE);
  while (!installing.isActive) await installing.arrive();
  expect(installing.kept.size).toBe(FILES.length);
});

test("pages of the version before still get their files; what is older, or was never complete, goes", async () => {
  const versions: Record<string, string[]> = {
    "0123456789abcdef": ["./", "assets/oldest.js"],
    [`foretell ${HOME} before`]: ["./", "assets/before.js", "icon.svg"],
    [`foretell ${HOME} broken`]: ["assets/broken.js"],
    [`foretell ${HOME} new`]: [...FILES],
    "of another page": ["./"],
  };
  const named = (url: string): string => url.replace(HOME, "");
  const found = (version: readonly string[], url: string): string | undefined => (version.includes(named(url) || "./") ? "kept" : undefined);
  const caches = {
    keys: async () => Object.keys(versions),
    delete: async (key: string) => delete versions[key],
    open: async (key: string) => ({ match: async (wanted: string | { url: string }) => found(versions[key] ?? [], typeof wanted === "string" ? wanted : wanted.url) }),
    match: async (name: string) => Object.values(versions).map((version) => found(version, name)).find(Boolean),
  };
  const listeners = new Map<string, (event: object) => void>();
  const self = { addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener), clients: { claim: async () => undefined } };
  start(self, caches, Request, async () => "fetched");
  let done: Promise<unknown> = Promise.resolve();
  listeners.get("activate")?.({ waitUntil: (all: Promise<unknown>) => (done = all) });
  await done;
  expect(Object.keys(versions)).toEqual([`foretell ${HOME} before`, `foretell ${HOME} new`, "of another page"]);
  const answer = async (name: string): Promise<unknown> => {
    let given: unknown;
    listeners.get("fetch")?.({ request: { url: HOME + name, method: "GET" }, respondWith: (what: unknown) => (given = what) });
    return await given;
  };
  expect(await Promise.all(["assets/before.js", "assets/3-hash.js", "assets/broken.js", "icon.svg"].map(answer))).toEqual(["kept", "kept", "fetched", "fetched"]);
});

test("the cached page is shown while the server is away, or a proxy says so", async () => {
  const listeners = new Map<string, (event: object) => void>();
  const cache = { match: async (asked: unknown) => (asked === "./" ? "kept" : undefined) };
  let answer: () => Promise<object> = async () => ({ status: 200 });
  start({ addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener) }, { open: async () => cache }, class {}, () => answer());
  const shown = async (): Promise<unknown> => {
    let given: unknown;
    listeners.get("fetch")?.({ request: { url: `${HOME}table/1`, method: "GET", mode: "navigate" }, respondWith: (what: unknown) => (given = what) });
    return await given;
  };
  expect(await shown()).toEqual({ status: 200 });
  answer = async () => ({ status: 404 });
  expect(await shown()).toEqual({ status: 404 });
  answer = async () => ({ status: 502 });
  expect(await shown()).toBe("kept");
  answer = () => Promise.reject(new TypeError("no network"));
  expect(await shown()).toBe("kept");
});

test("the page keeps its files when no game is being loaded, and tells the worker of a game", async () => {
  const told: string[] = [];
  const worker = { postMessage: (what: string) => void told.push(what) };
  const register = vi.fn();
  const serviceWorker = { register, ready: Promise.resolve({ active: worker }), getRegistration: async () => ({ installing: worker, active: null }) };
  vi.stubGlobal("navigator", { serviceWorker });
  gameComes();
  gameComes();
  void keepFiles();
  await settle(29_000);
  expect([register.mock.calls.length, told]).toEqual([0, ["busy"]]);
  gameIsHere();
  gameIsHere();
  await settle();
  expect([register.mock.calls.length, told]).toEqual([1, ["busy", "free", "shown"]]);
  gameComes();
  await settle(30_000);
  expect(told.slice(3)).toEqual(["busy", "free"]);
});
