/** Who the reader is to the server. */

import { expect, test, vi } from "vitest";

const asked: string[] = [];
let answers: (Response | null)[] = [];

vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "foretell-known" ? "true" : null), setItem: () => undefined });
vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit) => {
  asked.push(`${method} ${path}`);
  const answer = answers.shift();
  if (!answer) throw new TypeError("no network");
  return answer;
});
const { me } = await import("../src/server/me.svelte.ts");

test("a player of whom the server does not say who they are becomes nobody new", async () => {
  answers = [null, new Response(JSON.stringify({ code: "too-many", message: "" }), { status: 429 }), new Response(JSON.stringify({ name: "Ada", program: false }))];
  await expect(me.need("Otter")).rejects.toMatchObject({ status: 0, code: "offline" });
  await expect(me.need("Otter")).rejects.toMatchObject({ status: 429, code: "too-many" });
  await me.need("Otter");
  expect(me.name).toBe("Ada");
  expect(asked).toEqual(Array.from({ length: 3 }, () => "GET /api/v1/me"));
});
