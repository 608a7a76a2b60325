/** Which page an address leads to, and what is shown where its page cannot be fetched. */

import { beforeAll, expect, test, vi } from "vitest";
import type { Route } from "../src/browser/router.svelte.ts";

const place = { pathname: "/", search: "", hash: "", origin: "http://foretell" };
let app: typeof import("../src/browser/router.svelte.ts");

beforeAll(async () => {
  vi.stubGlobal("location", place);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { documentElement: { dataset: {} }, addEventListener: () => undefined });
  app = await import("../src/browser/router.svelte.ts");
});

const route = (path: string, name: string): Route => ({ path, page: async () => ({ default: name as never }) });
const ROUTES = [route("/puzzles/:id", "puzzle"), route("/*", "lost")];

test.each([
  ["/puzzles/w%C3%A4", "wä"],
  ["/puzzles/%ff", "%ff"],
  ["/puzzles/%E0%A4%A", "%E0%A4%A"],
  ["/puzzles/%", "%"],
])("the value in %s is read, whatever it is", (path, id) => {
  const [{ path: pattern }, values] = app.found(ROUTES, path);
  expect([pattern, values]).toEqual(["/puzzles/:id", { id }]);
});

test("no page for the address is the last route, and one that cannot be fetched is told", async () => {
  const { router } = app;
  router.start([{ path: "/gone", page: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")) }, ...ROUTES]);
  await vi.waitFor(() => expect([router.page, router.isMissing]).toEqual(["lost", false]));
  vi.stubGlobal("history", { replaceState: (_: unknown, __: string, path: string) => (place.pathname = path) });
  router.go("/gone", true);
  await vi.waitFor(() => expect([router.page, router.isMissing]).toEqual([null, true]));
  router.go("/puzzles/w0", true);
  await vi.waitFor(() => expect([router.page, router.isMissing, router.values]).toEqual(["puzzle", false, { id: "w0" }]));
});

test("another query of the same page is told", async () => {
  const { router } = app;
  router.start(ROUTES);
  vi.stubGlobal("history", { replaceState: (_: unknown, __: string, path: string) => (place.search = new URL(path, place.origin).search) });
  for (const search of ["?date=2026-11-25", ""]) {
    router.go(`/${search}`, true);
    await vi.waitFor(() => expect(router.search).toBe(search));
  }
});
