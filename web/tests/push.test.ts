import { beforeEach, expect, test, vi } from "vitest";

/** A browser that has notifications, and a server that sends them. */
const asked: [string, string, unknown][] = [];
const stored = new Map<string, string>();
let subscription: Record<string, unknown> | null = null;
const SAME_KEY = Uint8Array.of(4, 1).buffer;

const made = (endpoint: string): Record<string, unknown> => ({
  endpoint,
  options: { applicationServerKey: SAME_KEY },
  toJSON: () => ({ keys: { p256dh: "cA", auth: "YQ" } }),
  unsubscribe: async () => {
    subscription = null;
    return true;
  },
});
const pushManager = {
  getSubscription: async () => subscription,
  subscribe: async () => (subscription = made("https://push.example.org/1")),
};

vi.stubGlobal("isSecureContext", true);
vi.stubGlobal("PushManager", class {});
vi.stubGlobal("Notification", { permission: "granted", requestPermission: async () => "granted" });
vi.stubGlobal("navigator", { languages: ["en"], serviceWorker: { getRegistration: async () => ({ pushManager }) } });
vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit) => {
  asked.push([method, path, JSON.parse(String(body ?? "null"))]);
  return new Response(JSON.stringify(path.endsWith("/me") ? { name: "Ada", program: false } : { offered: true, key: "BAE", devices: 0 }));
});
stored.set("foretell-known", "true");
const { push } = await import("../src/frame/push.svelte.ts");
const { me } = await import("../src/server/me.svelte.ts");

const told = (): unknown[] => asked.filter(([method]) => method !== "GET").map(([method, , value]) => [method, value]);

beforeEach(() => (asked.length = 0));

test("a browser subscribes, tells the server once, and again when it has another player", async () => {
  await push.look();
  expect([push.offered, push.on]).toEqual([true, false]);
  await push.begin();
  const sent = { endpoint: "https://push.example.org/1", p256dh: "cA", auth: "YQ", language: "en" };
  expect([push.on, told()]).toEqual([true, [["POST", sent]]]);
  await push.look();
  expect(told()).toHaveLength(1);
  me.become({ name: "Ben", program: false });
  await push.look();
  expect(told()).toHaveLength(2);
});

test("a browser that ends it is not subscribed again", async () => {
  await push.end();
  expect(told()).toEqual([["DELETE", { endpoint: "https://push.example.org/1" }]]);
  expect(subscription).toBeNull();
  await push.look();
  expect([push.on, told().length]).toEqual([false, 1]);
});

test("a subscription with another server's key is replaced", async () => {
  subscription = { ...made("https://push.example.org/0"), options: { applicationServerKey: Uint8Array.of(9).buffer } };
  await push.begin();
  expect(subscription).toMatchObject({ endpoint: "https://push.example.org/1" });
});
