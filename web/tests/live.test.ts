/** A table in play, over a fake connection: what it shows, what it asks, and what a break does. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromClient, Line, TableView, ToClient, WizardView } from "../src/protocol/types.ts";
import { me } from "../src/server/me.svelte.ts";
import { keepToken } from "../src/server/token.ts";
import { LiveTable } from "../src/table/live.svelte.ts";
import type { ShownStep } from "../src/table/shown.ts";

/** The server's end of a connection. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static isDead = false;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  /** The page or, with a code, the network closes it; a server that is gone never answers the page. */
  close(code?: number): void {
    this.readyState = code === undefined && FakeSocket.isDead ? FakeSocket.CLOSING : FakeSocket.CLOSED;
    if (this.readyState === FakeSocket.CLOSING) return;
    this.onclose?.({ code: code ?? 1006 });
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(...messages: ToClient[]): void {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join("\n") });
  }

  /** The commands that came over this connection. */
  get commands(): Extract<FromClient, { type: "do" }>[] {
    return this.sent.flatMap((message) => (message.type === "do" ? [message] : []));
  }
}

const GAME: WizardView = {
  game: "wizard",
  round: 3,
  rounds: 20,
  dealer: 2,
  phase: "play",
  turn: 0,
  trump: "R",
  turned: "R2",
  bids: [1, 1, 1],
  tricks: [0, 0, 0],
  totals: [0, 0, 0],
  tricks_left: 3,
  hand_sizes: [3, 3, 3],
  known_cards: [["B5", "G7", "W"], [], []],
  trick: [],
  led: null,
  cloud: null,
  werewolf: null,
  passed: [null, null, null],
} as unknown as WizardView;
const SEAT = { name: "Ada", free: false, program: false, bot: null, owned: true, why: null, value: null, commitment: null, portrait: null };
const LEGAL = ["play B5", "play G7", "play W"];

/** The table as the server sends it: our seat has to play a card. */
function table(change: Partial<TableView> = {}): TableView {
  const common = { table: "t", seq: 10, status: "playing", paused: false, locked: false, commitment: "", secret: null, owner: true };
  const kind = { game: { game: "wizard" } } as TableView["kind"];
  const around = { votes: [], undo: null, deadline: null, rematch: null, sheet: [], last_trick: null, present: [0], watchers: 0, now: 0 };
  const seats = ["Ada", "Ben", "Eve"].map((name) => ({ ...SEAT, name }));
  return { ...common, ...around, kind, seats, you: 0, game: GAME, legal: LEGAL, claim: false, ...change };
}

const welcome = (change: Partial<TableView> = {}): ToClient => ({ type: "welcome", version: 1, table: table(change) });
const asked = (seq: number, legal: string[] = LEGAL): ToClient => ({ type: "asked", seq, legal, claim: false });
const line = (seq: number, change: Partial<Line> = {}): Line => ({
  type: "line",
  seq,
  at: 0,
  action: { action: "moved", seat: 0, bot: null, bot_failed: false },
  events: [],
  turn: 1,
  phase: "play",
  led: null,
  ...change,
});
const played = (seq: number, seat: number, play: string, turn: number): Line =>
  line(seq, { action: { action: "moved", seat, bot: null, bot_failed: false }, events: [{ event: "card-played", seat, play }], turn });
const chat = (seq: number): Line => line(seq, { action: { action: "said", seat: 1, text: "hello" }, turn: 0 });

/** Let everything run that is not waiting for a timer. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const trickOf = (live: LiveTable): string[] => (live.view?.game?.trick ?? []).map(([seat, play]) => `${seat} ${play}`);

let live: LiveTable;
let socket: FakeSocket;
let pace = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  FakeSocket.all = [];
  FakeSocket.isDead = false;
  pace = 0;
  live = new LiveTable("t", () => pace);
  socket = FakeSocket.all[0] as FakeSocket;
  socket.open();
});

afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the reader is asked once everything before the question was shown", async () => {
  pace = 1;
  socket.say(welcome({ legal: [], game: { ...GAME, turn: 1 } }), played(11, 1, "B9", 2), played(12, 2, "B3", 0), asked(12));
  await settle();
  expect(trickOf(live)).toEqual(["1 B9"]);
  expect(live.legal).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(trickOf(live)).toEqual(["1 B9", "2 B3"]);
  expect(live.view?.seq).toBe(12);
  expect(live.legal).toEqual(LEGAL);
});

test("the animation can be skipped", async () => {
  pace = 1;
  socket.say(welcome({ legal: [], game: { ...GAME, turn: 1 } }), played(11, 1, "B9", 2), played(12, 2, "B3", 0), asked(12));
  live.skip();
  await settle();
  expect(live.legal).toEqual(LEGAL);
});

test("the end of a round is shown, with the next dealer, until the reader goes on", async () => {
  pace = 1;
  const scored: Line["events"][number] = { event: "round-scored", round: 3, points: [20, -10, 20], totals: [20, -10, 20] };
  const dealt: Line["events"][number] = { event: "round-dealt", round: 4, dealer: 1, hands: [[], [], []], turned: null, unseen: false };
  socket.say(welcome({ legal: [] }), line(11, { events: [scored, dealt] }), asked(11));
  await settle();
  expect(live.roundEnd).toEqual({ scored, dealer: 1 });
  expect(live.view?.sheet.at(-1)?.totals).toEqual([20, -10, 20]);
  live.skip();
  await settle();
  expect(live.roundEnd).toBeNull();
  expect(live.legal).toEqual(LEGAL);
});

test("lines are shown in their order, each once", async () => {
  const told: ShownStep[] = [];
  live.onTold((news) => told.push(news));
  socket.say(welcome(), chat(11), chat(11), chat(12), chat(10));
  await settle();
  expect(told.map((news) => news.line.seq)).toEqual([11, 12]);
});

test("the reader's own card appears at once, and only once", async () => {
  socket.say(welcome());
  live.move("play B5");
  expect(trickOf(live)).toEqual(["0 B5"]);
  expect(live.legal).toEqual([]);
  const [command] = socket.commands;
  expect(command?.command).toEqual({ do: "move", move: "play B5" });
  socket.say(played(11, 0, "B5", 1), { type: "ack", id: command?.id ?? "", seq: 11 });
  await settle();
  expect(trickOf(live)).toEqual(["0 B5"]);
  expect(live.view?.game?.known_cards[0]).toEqual(["G7", "W"]);
  expect(live.view?.game?.turn).toBe(1);
});

test("a refused card is taken back, and the question comes again", async () => {
  socket.say(welcome());
  live.move("play B5");
  const id = socket.commands[0]?.id ?? "";
  socket.say({ type: "refused", id, code: "paused", message: "", rule: null });
  expect(live.refusal?.code).toBe("paused");
  expect(socket.sent.at(-1)).toEqual({ type: "resync", after: null });
  socket.say(welcome());
  await settle();
  expect(trickOf(live)).toEqual([]);
  expect(live.legal).toEqual(LEGAL);
});

test("if a second window was quicker, only one of the reader's cards is on the table", async () => {
  socket.say(welcome());
  live.move("play B5");
  expect(trickOf(live)).toEqual(["0 B5"]);
  socket.say(played(11, 0, "G7", 1));
  await settle();
  expect(trickOf(live)).toEqual(["0 B5"]);
  expect(socket.sent.at(-1)).toEqual({ type: "resync", after: null });
  const game = { ...GAME, turn: 1, trick: [[0, "G7"]], known_cards: [["B5", "W"], [], []] } as unknown as WizardView;
  socket.say(welcome({ seq: 11, game, legal: [] }));
  expect(trickOf(live)).toEqual(["0 G7"]);
});

test("any refused move reloads the table, so that nobody is left without their question", () => {
  socket.say(welcome({ legal: ["bid 0", "bid 1"] }));
  live.move("bid 1");
  expect(live.legal).toEqual([]);
  socket.say({ type: "refused", id: socket.commands[0]?.id ?? "", code: "rate", message: "", rule: null });
  expect(socket.sent.at(-1)).toEqual({ type: "resync", after: null });
});

test("an illegal move is not sent", () => {
  socket.say(welcome());
  live.move("play R1");
  expect(socket.commands).toEqual([]);
});

test("nothing is asked while a move waits for its answer", async () => {
  socket.say(welcome());
  live.move("play B5");
  socket.say(chat(11), asked(11)); // the server had not got the move yet
  await settle();
  expect(live.legal).toEqual([]);
  socket.say(played(12, 0, "B5", 1), { type: "ack", id: socket.commands[0]?.id ?? "", seq: 12 });
  await settle();
  expect(live.legal).toEqual([]);
  expect(trickOf(live)).toEqual(["0 B5"]);
});

test("a question that comes before the answer to the last move is asked after it", async () => {
  socket.say(welcome());
  live.move("play B5");
  socket.say(played(11, 0, "B5", 0), asked(11, ["play G7"]));
  await settle();
  expect(live.legal).toEqual([]);
  socket.say({ type: "ack", id: socket.commands[0]?.id ?? "", seq: 11 });
  expect(live.legal).toEqual(["play G7"]);
});

test("missing lines are requested, and later ones wait for them", async () => {
  socket.say(welcome(), chat(13));
  expect(socket.sent).toEqual([{ type: "resync", after: 10 }]);
  await settle();
  expect(live.view?.seq).toBe(10);
  socket.say(chat(11), chat(12), chat(13));
  await settle();
  expect(live.view?.seq).toBe(13);
});

test("a chat message leaves the question as it is", async () => {
  socket.say(welcome(), chat(11), asked(11));
  await settle();
  expect(live.legal).toEqual(LEGAL);
  live.move("play W");
  expect(socket.commands).toHaveLength(1);
});

test("a move in a second window is shown here, and clears the question", async () => {
  pace = 1;
  socket.say(welcome());
  expect(live.legal).toEqual(LEGAL);
  socket.say(played(11, 0, "G7", 1));
  await settle();
  expect(live.legal).toEqual([]);
  expect(trickOf(live)).toEqual(["0 G7"]);
  expect(live.view?.game?.known_cards[0]).toEqual(["B5", "W"]);
});

test("after a break unacknowledged commands are repeated with the same id, and lines continue", async () => {
  socket.say(welcome());
  live.move("play B5");
  socket.close();
  await vi.advanceTimersByTimeAsync(300);
  const second = FakeSocket.all[1] as FakeSocket;
  expect(second.address).toContain("after=10");
  second.open();
  expect(second.commands).toEqual(socket.commands);
  second.say(played(11, 0, "B5", 1), { type: "ack", id: second.commands[0]?.id ?? "", seq: 11 });
  await settle();
  expect(trickOf(live)).toEqual(["0 B5"]);
  second.close();
  await vi.advanceTimersByTimeAsync(300);
  const third = FakeSocket.all[2] as FakeSocket;
  third.open();
  expect(third.address).toContain("after=11");
  expect(third.commands).toEqual([]);
});

test("the pauses between reconnections grow", async () => {
  for (const wait of [250, 500, 1000]) {
    FakeSocket.all.at(-1)?.close();
    expect(live.health).toBe("waiting");
    const before = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(wait / 2 - 1);
    expect(FakeSocket.all).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(wait / 2 + 1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
});

test.each([[4404, "missing"], [4403, "refused"]])("a connection that the server closes with %i is not reopened", async (code, health) => {
  socket.close(code);
  expect(live.health).toBe(health);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a silent connection is given up, and its end is not waited for", async () => {
  FakeSocket.isDead = true;
  socket.say(welcome());
  await vi.advanceTimersByTimeAsync(25_000);
  expect(socket.sent).toEqual([{ type: "ping" }]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(socket.readyState).toBe(FakeSocket.CLOSING);
  await vi.advanceTimersByTimeAsync(300);
  socket.say(chat(11)); // too late: the next one sends it again
  socket.onclose?.({ code: 1006 });
  expect([FakeSocket.all.length, FakeSocket.all[1]?.address]).toEqual([2, expect.stringContaining("after=10")]);
});

test("a connection that does not open is given up", async () => {
  socket.close(1006);
  await vi.advanceTimersByTimeAsync(300);
  FakeSocket.isDead = true;
  await vi.advanceTimersByTimeAsync(25_000 + 600);
  expect(FakeSocket.all).toHaveLength(3);
});

test("a reader who comes back does not wait for a connection that has died meanwhile", async () => {
  const came = vi.mocked(document.addEventListener).mock.calls.find(([type]) => type === "visibilitychange")?.[1] as () => void;
  socket.say(welcome());
  came();
  expect(socket.sent).toEqual([{ type: "ping" }]);
  await vi.advanceTimersByTimeAsync(5_000 + 300);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a game's page begins with the whole table, line of the start included, which its log asks for", async () => {
  const values = [0, 1, 2].map(() => ({ origin: "player" as const, value: "v" }));
  socket.say(welcome({ status: "waiting", locked: true, game: null, legal: [] }), line(11, { action: { action: "started", values } }));
  await settle();
  expect([live.view?.status, live.view?.seq]).toEqual(["waiting", 10]);
  expect(socket.sent.at(-1)).toEqual({ type: "resync", after: null });
  socket.say(welcome({ seq: 11 }));
  await settle();
  expect([live.view?.status, live.view?.seq]).toEqual(["playing", 11]);
});

test("the reader is not told that a command which they did not give was refused", async () => {
  live.doQuietly({ do: "disclose", value: "v" });
  const id = (socket.sent.at(-1) as { id: string }).id;
  const refused = { type: "refused", code: "not-locked", message: "too late", rule: null, where: null } as const;
  socket.say(welcome(), { ...refused, id });
  await settle();
  expect(live.refusal).toBeNull();
  socket.say({ ...refused, id });
  await settle();
  expect(live.refusal).not.toBeNull();
});

/** The faults that are reported to the console, as the test expects them. */
function reported(): unknown[] {
  const faults: unknown[] = [];
  vi.spyOn(console, "error").mockImplementation((fault) => void faults.push(fault));
  return faults;
}

test("a listener that fails does not stop the game, nor the other listeners", async () => {
  const told: number[] = [];
  const faults = reported();
  live.onTold(() => {
    throw new Error("a sound that is missing");
  });
  live.onTold(({ line: { seq } }) => told.push(seq));
  socket.say(welcome(), chat(11), chat(12), asked(12));
  await settle();
  expect([told, live.view?.seq, live.legal, faults.length]).toEqual([[11, 12], 12, LEGAL, 2]);
});

test("after a line that cannot be shown the game goes on from the whole table", async () => {
  const faults = reported();
  socket.say(welcome(), line(11, { events: [{ event: "cards-passed" } as Line["events"][number]] }));
  await settle();
  expect([faults.length, socket.sent.at(-1)]).toEqual([1, { type: "resync", after: null }]);
  socket.say(welcome({ seq: 11, legal: [] }), played(12, 1, "B9", 0), asked(12));
  await settle();
  expect([trickOf(live), live.view?.seq, live.legal]).toEqual([["1 B9"], 12, LEGAL]);
});

const SEATED = { action: "seated", seat: 2, name: "Eve", program: false } as Line["action"];

test("a reader who was seated when the connection broke gets the whole table over the next one", async () => {
  socket.say(welcome({ status: "waiting", you: null, game: null, legal: [] }), line(11, { action: SEATED }));
  await settle();
  expect(socket.sent.at(-1)).toEqual({ type: "resync", after: null });
  socket.close();
  await vi.advanceTimersByTimeAsync(300);
  const second = FakeSocket.all[1] as FakeSocket;
  expect(second.address).not.toContain("after");
  second.open();
  second.say(welcome({ seq: 11, status: "waiting", you: 2, game: null, legal: [] }));
  second.close();
  await vi.advanceTimersByTimeAsync(300);
  expect([live.view?.you, FakeSocket.all[2]?.address]).toEqual([2, expect.stringContaining("after=11")]);
});

test("a reader who sits down is told so as you, and anybody else by name", async () => {
  const named: (number | null)[] = [];
  live.onTold(({ line: { action }, before }) => action.action === "seated" && named.push(before.you));
  socket.say(welcome({ status: "waiting", you: null, game: null, legal: [] }));
  me.name = "Eve";
  live.do({ do: "sit", seat: 2, commitment: null, portrait: null });
  socket.say(line(11, { action: { ...SEATED, seat: 1, name: "Bea" } as Line["action"] }));
  await settle();
  socket.say(welcome({ seq: 11, status: "waiting", you: null, game: null, legal: [] }), line(12, { action: SEATED }));
  await settle();
  expect(named).toEqual([null, 2]);
});

test("a reader whom the server could not send the whole table asks again", async () => {
  socket.say(welcome({ status: "waiting", you: null, game: null, legal: [] }), line(11, { action: SEATED }));
  await settle();
  socket.say({ type: "refused", id: null, code: "too-fast", message: "too many lines at once; slow down", rule: null });
  expect([live.refusal, socket.sent.length]).toEqual([null, 1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(socket.sent).toEqual([{ type: "resync", after: null }, { type: "resync", after: null }]);
  socket.say(welcome({ seq: 11, status: "waiting", you: 2, game: null, legal: [] }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(socket.sent).toHaveLength(2);
});

test("a command of a reader who has registered goes over a connection that knows them, at once", () => {
  FakeSocket.isDead = true;
  socket.say(welcome({ status: "waiting", you: null, game: null, legal: [] }));
  live.do({ do: "leave" });
  keepToken("eve");
  live.do({ do: "pause" });
  expect([FakeSocket.all.length, socket.commands.length]).toEqual([2, 1]);
  const second = FakeSocket.all[1] as FakeSocket;
  second.open();
  expect(second.commands).toHaveLength(2);
  live.do({ do: "resume" });
  expect(second.commands).toHaveLength(3);
});

test("a command counts once until its effect is shown; words may be repeated", () => {
  socket.say(welcome({ seq: 10 }));
  const id = live.do({ do: "pause" });
  expect([live.do({ do: "pause" }), live.isDoing({ do: "pause" }), live.isDoing({ do: "resume" })]).toEqual([id, true, false]);
  socket.say({ type: "ack", id, seq: 11 });
  expect(live.isDoing({ do: "pause" })).toBe(true);
  socket.say(welcome({ seq: 11 }));
  expect(live.isDoing({ do: "pause" })).toBe(false);
  live.do({ do: "say", text: "hello" });
  live.do({ do: "say", text: "hello" });
  expect(socket.commands.map(({ command }) => command.do)).toEqual(["pause", "say", "say"]);
});

test("a refusal names the command that was refused", () => {
  socket.say(welcome({ status: "waiting", you: null, game: null, legal: [] }));
  const id = live.do({ do: "sit", seat: 2, commitment: "c" });
  expect(live.isDoing({ do: "sit", seat: 2 })).toBe(true);
  socket.say({ type: "refused", id, code: "taken", message: "", rule: null, where: null });
  expect([live.isDoing({ do: "sit" }), live.refusalOf({ do: "sit", seat: 2 })?.code, live.refusalOf({ do: "sit", seat: 1 })]).toEqual([false, "taken", null]);
  live.do({ do: "sit", seat: 1, commitment: "c" });
  expect(live.refusal).toBeNull();
});

test("a claimed round asks no more, unless the claim is refused", () => {
  socket.say(welcome({ claim: true }));
  live.claimRest();
  expect([live.legal, live.claim, socket.commands.at(-1)?.command]).toEqual([[], false, { do: "claim" }]);
  socket.say({ type: "refused", id: socket.commands.at(-1)?.id ?? "", code: "no-claim", message: "", rule: null, where: null });
  socket.say(welcome());
  expect(live.legal).toEqual(LEGAL);
});

test("a table that was left stays closed, whoever the reader becomes", () => {
  live.close();
  keepToken("eve");
  live.do({ do: "leave" });
  expect(FakeSocket.all).toHaveLength(1);
});
