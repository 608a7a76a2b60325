/** A socket that comes back: after which silence it is given up, and how long it waits before it tries again. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReconnectingSocket, type Health } from "../src/server/reconnecting_socket.ts";

/** The sockets of the page, newest last; each does what the test says. */
const sockets: FakeSocket[] = [];

class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = 0;
  readonly sent: string[] = [];
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number; reason: string }) => void) | undefined;

  constructor(readonly url: string) {
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(type: string): void {
    this.onmessage?.({ data: JSON.stringify({ type }) });
  }

  close(code = 1005, reason = ""): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason });
  }
}

const healths: Health[] = [];
const listeners = new Map<string, () => void>();
let line: ReconnectingSocket<{ type: string; id?: string }, { type: string }>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", (event: string, act: () => void) => listeners.set(event, act));
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("location", new URL("http://table.example/"));
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined, visibilityState: "visible" });
  line = new ReconnectingSocket("/tables/x", { message: () => undefined, health: (health) => healths.push(health), heard: () => 7 });
});

afterEach(() => {
  line.close();
  sockets.length = healths.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The newest socket. */
function last(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("there is no socket");
  return socket;
}

test("a socket that does not open is given up, and another one is tried", () => {
  vi.advanceTimersByTime(19_000);
  expect(sockets.length).toBe(1);
  vi.advanceTimersByTime(1000 + 250);
  expect(sockets.length).toBe(2);
  expect(healths).toEqual(["connecting", "waiting", "connecting"]);
});

test("a silent connection is asked, and given up five seconds later", () => {
  last().open();
  last().say("welcome");
  vi.advanceTimersByTime(25_000);
  expect(last().sent).toEqual(['{"type":"ping"}']);
  last().say("pong");
  vi.advanceTimersByTime(25_000 + 4999);
  expect(last().sent.length).toBe(2);
  expect(healths.at(-1)).toBe("open");
  vi.advanceTimersByTime(1);
  expect(healths.at(-1)).toBe("waiting");
});

test.each(["offline", "online"])("when the network is %s, a connection is asked at once, and given up five seconds later", (event) => {
  last().open();
  last().say("welcome");
  listeners.get(event)?.();
  expect(last().sent).toEqual(['{"type":"ping"}']);
  vi.advanceTimersByTime(5000);
  expect(healths.at(-1)).toBe("waiting");
});

test("a command without an answer shows in five seconds that the connection is dead, however many follow", () => {
  last().open();
  last().say("welcome");
  line.send({ type: "do", id: "1" });
  vi.advanceTimersByTime(4000);
  line.send({ type: "do", id: "2" });
  vi.advanceTimersByTime(1000);
  expect(healths.at(-1)).toBe("waiting");
});

test("whatever is heard after a command shows that the connection is alive", () => {
  last().open();
  line.send({ type: "do", id: "1" });
  vi.advanceTimersByTime(4000);
  last().say("presence");
  vi.advanceTimersByTime(24_000);
  expect(healths.at(-1)).toBe("open");
});

test("what has no answer says nothing about the connection", () => {
  last().open();
  line.send({ type: "show" });
  vi.advanceTimersByTime(24_000);
  expect(healths.at(-1)).toBe("open");
});

test.each([
  ["moved", 150],
  ["restart", 3250],
])("after 1012 with %s it is back within %d ms", (reason, ms) => {
  last().open();
  last().close(1012, reason);
  vi.advanceTimersByTime(ms - 1);
  expect(sockets.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(sockets.length).toBe(2);
  expect(last().url).toContain("after=7");
});

test("a table that has moved, and cannot be had yet, is asked for after pauses that grow", () => {
  last().open();
  last().close(1012, "moved");
  vi.advanceTimersByTime(150);
  last().close(1012, "moved");
  vi.advanceTimersByTime(649);
  expect(sockets.length).toBe(2);
  vi.advanceTimersByTime(1);
  expect(sockets.length).toBe(3);
});
