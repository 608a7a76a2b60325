/** Guests of the server who have typed a name for something else. */

import { beforeEach, expect, test, vi } from "vitest";

const sent: [string, string][] = [];
let answers: Response[] = [];

const answer = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("fetch", async (path: string, { body = "{}" }: { body?: string }) => {
  sent.push([path, (JSON.parse(body) as { name: string }).name]);
  return answers.shift();
});
const { me } = await import("../src/server/me.svelte.ts");
const { join } = await import("../src/club/mine.ts");

beforeEach(() => {
  sent.length = 0;
  me.name = null;
});

test("somebody new plays under the name that they have in the club", async () => {
  answers = [answer({ name: "Sanne", program: false }), answer({ member: "m" })];
  expect(await join("watch", "Sanne")).toBe("m");
  expect(sent).toEqual([["/api/v1/players", "Sanne"], ["/api/v1/clubs/watch/join", "Sanne"]]);
});

test("a name that is none for a player stays one for the club", async () => {
  const long = "Sanne of the northern lakes and hills";
  answers = [answer({ code: "malformed", message: "" }, 400), answer({ name: "Lucky Otter", program: false }), answer({ member: "m" })];
  expect(await join("watch", long)).toBe("m");
  expect(sent.map(([path]) => path)).toEqual(["/api/v1/players", "/api/v1/players", "/api/v1/clubs/watch/join"]);
  expect([sent[0]?.[1], sent[1]?.[1] === long, sent[2]?.[1]]).toEqual([long, false, long]);
});

test("a player keeps their name", async () => {
  me.name = "Ada";
  answers = [answer({ member: "m" })];
  await join("watch", "Sanne");
  expect([me.name, sent]).toEqual(["Ada", [["/api/v1/clubs/watch/join", "Sanne"]]]);
});
