/** A shared pad: offline, back again, merged, refused. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FromPad, People, ToPad } from "../src/protocol/types.ts";
import type { Hearer } from "../src/server/reconnecting_socket.ts";
import { PadEditor } from "../src/pad/editor.svelte.ts";
import { LivePad } from "../src/pad/live.svelte.ts";
import { Log } from "../src/pad/log.ts";
import type { Entry, PadDocument } from "../src/pad/model.ts";
import { OpenPad } from "../src/pad/open.svelte.ts";
import { documentOf, keepRoom, newRoom, roomOf } from "../src/pad/shared_pads.ts";
import { SavedPads } from "../src/pad/saved_pads.ts";
import { MemoryStore } from "../src/pad/store.ts";
import { goOn } from "../src/pad/together.ts";
import { isMasked, newDocument, newEntry, withEntries } from "../src/pad/writing.ts";

const memory = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
});
beforeEach(() => memory.clear());

const NOBODY: People = { type: "people", seq: 0, phones: [], you: null, here: 1, watchers: 0 };

/** A server with one pad, which masks nothing itself; each phone's connection can be cut. */
class Server {
  entries: Entry[] = [];
  people: People = NOBODY;
  refuse: (entry: Entry) => string | null = () => null;
  readonly lines: FakeLine[] = [];
  readonly document: string;

  constructor(document: PadDocument) {
    this.document = document.id;
    this.entries = [...document.entries];
  }

  write(line: FakeLine, id: string, sent: readonly Entry[]): void {
    const wrong = sent.findIndex((entry) => this.refuse(entry) !== null);
    const code = sent[wrong] && this.refuse(sent[wrong]);
    if (code) return line.tell({ type: "refused", id, code, message: "no", where: `entry ${wrong + 1}` });
    const fresh = sent.filter((entry) => !this.entries.some((known) => known.id === entry.id));
    this.entries = [...this.entries, ...fresh];
    for (const each of this.lines) each.tell({ type: "written", seq: this.entries.length, entries: fresh, shown: [] });
    line.tell({ type: "ack", id, seq: this.entries.length });
  }
}

class FakeLine {
  isOpen = false;
  readonly sent: ToPad[] = [];
  again = vi.fn();
  close = vi.fn();
  /** Messages on their way to a slow server. */
  delayed: (() => void)[] | null = null;

  constructor(
    readonly server: Server,
    readonly hearer: Hearer<FromPad>,
  ) {
    server.lines.push(this);
  }

  tell(message: FromPad): void {
    if (this.isOpen) this.hearer.message(structuredClone(message));
  }

  open(): void {
    const { server } = this;
    this.isOpen = true;
    this.hearer.health("open");
    const after = this.hearer.heard();
    if (after === null) {
      const pad = { document: server.document, game: "wizard", seq: server.entries.length, entries: server.entries, people: server.people, writes: true, watch: "w" };
      this.tell({ type: "pad", version: 1, pad });
    } else this.tell({ type: "written", seq: server.entries.length, entries: server.entries.slice(after), shown: [] });
    this.tell(server.people);
  }

  cut(): void {
    this.isOpen = false;
    this.hearer.health("waiting");
  }

  send(message: ToPad): void {
    if (!this.isOpen) return;
    this.sent.push(message);
    const act = (): void => void (message.type === "write" && this.server.write(this, message.id, message.entries as unknown as Entry[]));
    if (this.delayed) this.delayed.push(act);
    else act();
  }

  /** Deliver all messages on their way. */
  arrive(): void {
    const { delayed } = this;
    this.delayed = null;
    for (const act of delayed ?? []) act();
  }
}

function begun(bidding: "open" | "hidden" | "secret" = "open"): PadDocument {
  const options = bidding === "open" ? [] : [newEntry("options", { set: { bidding } })];
  const joins = ["Mira", "Tobias", "Lotte"].map((name) => newEntry("join", { name, round: 1, start: 0 }));
  return withEntries(newDocument("wizard"), [...options, ...joins]);
}

const playerOf = (document: PadDocument, name: string): string =>
  document.entries.find((entry) => entry.do === "join" && entry.name === name)?.id ?? "";
const bid = (document: PadDocument, name: string, number: number): Entry =>
  newEntry("bid", { round: 1, player: playerOf(document, name), bid: number });
const ids = (document: { entries: readonly Entry[] }): string[] => document.entries.map(({ id }) => id);

async function phone(server: Server, document: PadDocument, host = false) {
  const saved = new SavedPads(new MemoryStore());
  await saved.import([document]);
  const pad = new OpenPad(saved, document);
  let line: FakeLine | null = null;
  const become = vi.fn(() => Promise.resolve());
  pad.live = new LivePad(pad, newRoom("key", { host }), become, (_, hearer) => (line = new FakeLine(server, hearer)));
  if (!line) throw new Error("nobody was called");
  const kept = async (): Promise<string[]> => {
    await pad.settled();
    const found = await saved.load(document.id);
    return found && "document" in found ? ids(found.document) : [];
  };
  return { pad, live: pad.live, line: line as FakeLine, kept, become };
}

describe("two phones", () => {
  test("agree on one order, also in their saved pads, when both write at once", async () => {
    const document = begun();
    const server = new Server(document);
    const [a, b] = [await phone(server, document), await phone(server, document)];
    a.line.open();
    b.line.open();
    a.line.delayed = [];
    a.pad.write(bid(document, "Tobias", 1));
    b.pad.write(bid(document, "Tobias", 0));
    expect(ids(a.pad.document).at(-1)).not.toBe(ids(b.pad.document).at(-1));
    expect(a.live.unsent).toBe(1);
    a.line.arrive();
    for (const each of [a, b]) {
      expect(ids(each.pad.document)).toEqual(ids(server));
      expect(await each.kept()).toEqual(ids(server));
      expect(each.live.unsent).toBe(0);
    }
    expect(a.pad.state.rounds[0]?.cells[playerOf(document, "Tobias")]).toMatchObject({ bid: 1 });
  });

  test("lose nothing and repeat nothing when one is offline for a while", async () => {
    const document = begun();
    const server = new Server(document);
    const [a, b] = [await phone(server, document), await phone(server, document)];
    a.line.open();
    b.line.open();
    expect(a.live.sign).toBe("live");
    a.line.cut();
    expect(a.live.sign).toBe("offline");
    const written = Array.from({ length: 30 }, (_, i) => bid(document, "Tobias", i % 2));
    for (const entry of written) a.pad.write(entry);
    b.pad.write(bid(document, "Lotte", 1));
    expect(a.live.unsent).toBe(30);
    a.line.open();
    expect(ids(server)).toHaveLength(3 + 31);
    expect(ids(server).slice(4)).toEqual(written.map(({ id }) => id));
    for (const each of [a, b]) expect(await each.kept()).toEqual(ids(server));
    expect(a.line.sent.length).toBeLessThan(30);
  });

  test("save the others' entries later if the browser refuses them at first", async () => {
    const document = begun();
    const server = new Server(document);
    const [a, b] = [await phone(server, document), await phone(server, document)];
    a.line.open();
    b.line.open();
    const saving = vi.spyOn(SavedPads.prototype, "append").mockRejectedValueOnce(new DOMException("full", "QuotaExceededError"));
    b.line.send({ type: "write", id: "1", entries: [bid(document, "Lotte", 1)] as never });
    await a.pad.settled();
    expect(a.pad.unkept).toBe(true);
    a.pad.write(bid(document, "Tobias", 1));
    expect(await a.kept()).toEqual(ids(server));
    expect([ids(server).length, a.pad.unkept, a.pad.isSaving]).toEqual([5, false, false]);
    saving.mockRestore();
  });

  test("do not join a pad that the reader has left", async () => {
    const { pad } = await phone(new Server(begun()), begun());
    pad.close();
    pad.live = null;
    keepRoom(pad.document.id, newRoom("key"));
    goOn(pad);
    expect(pad.live).toBe(null);
  });

  test("send after a reload what was written offline", async () => {
    const document = begun();
    const server = new Server(document);
    const a = await phone(server, document);
    a.pad.write(bid(document, "Tobias", 1)); // the server could not be reached from the start
    expect(a.live.sign).toBe("offline");
    expect(await a.kept()).toHaveLength(4);
    const again = await phone(server, a.pad.document);
    again.line.open();
    expect(ids(server)).toEqual(await again.kept());
    expect(ids(server)).toHaveLength(4);
  });

  test("keep what is written while the saved pad is being sorted", async () => {
    const document = begun();
    const server = new Server(document);
    const a = await phone(server, document);
    a.line.open();
    a.line.delayed = [];
    a.pad.write(bid(document, "Tobias", 1));
    const theirs = bid(document, "Lotte", 0);
    server.entries.push(theirs);
    a.line.tell({ type: "written", seq: 4, entries: [theirs], shown: [] });
    const later = bid(document, "Mira", 0);
    a.pad.write(later);
    expect(await a.kept()).toEqual(ids(a.pad.document));
    expect(await a.kept()).toContain(later.id);
    a.line.arrive();
    expect(await a.kept()).toEqual(ids(server));
  });

  test("send again what was on its way when the connection broke, and it counts once", async () => {
    const document = begun();
    const server = new Server(document);
    const a = await phone(server, document);
    a.line.open();
    a.line.delayed = [];
    a.pad.write(bid(document, "Tobias", 1));
    a.line.isOpen = false;
    a.line.arrive(); // it arrives, but the answer does not come back
    a.line.cut();
    a.line.open();
    expect(ids(a.pad.document)).toEqual(ids(server));
    expect(new Set(ids(server)).size).toBe(4);
    expect(a.live.unsent).toBe(0);
  });

  test("restore what the server has lost", async () => {
    const document = begun();
    const server = new Server(document);
    const a = await phone(server, document);
    a.line.open();
    a.pad.write(bid(document, "Tobias", 1));
    a.line.cut();
    server.entries = server.entries.slice(0, 3); // restored from an old backup
    const b = await phone(server, document);
    b.line.open();
    b.pad.write(bid(document, "Lotte", 0));
    a.line.hearer.health("open");
    a.line.isOpen = true;
    const pad = { document: document.id, game: "wizard", seq: 4, entries: server.entries, people: NOBODY, writes: true, watch: "w" };
    a.line.tell({ type: "pad", version: 1, pad });
    expect(ids(server)).toHaveLength(5);
    expect(ids(a.pad.document)).toEqual(ids(server));
  });
});

describe("a refusal", () => {
  test("is shown and takes the entry off the pad, and everything else is sent", async () => {
    const document = begun("hidden");
    const server = new Server(document);
    const a = await phone(server, document);
    const [mine, wrong, more] = [bid(document, "Mira", 1), bid(document, "Tobias", 1), bid(document, "Lotte", 1)];
    server.refuse = ({ id }) => (id === wrong.id ? "not-yours" : null);
    for (const entry of [mine, wrong, more]) a.pad.write(entry);
    a.line.open();
    expect(a.live.refusal).toMatchObject({ code: "not-yours" });
    expect(ids(server).slice(4)).toEqual([mine.id, more.id]);
    expect(await a.kept()).toEqual(ids(server));
  });

  test("of a full pad leaves further entries on this device", async () => {
    const document = begun();
    const server = new Server(document);
    const a = await phone(server, document);
    a.line.open();
    a.pad.write(bid(document, "Tobias", 1));
    a.line.delayed = [];
    const last = bid(document, "Lotte", 1);
    a.pad.write(last);
    const id = a.line.sent.at(-1);
    a.line.tell({ type: "refused", id: id && "id" in id ? id.id : "", code: "full", message: "full" });
    expect(a.live.refusal?.code).toBe("full");
    expect(await a.kept()).toContain(last.id);
  });

  test("of a stranger makes them register", async () => {
    const document = begun();
    const a = await phone(new Server(document), document);
    a.line.open();
    a.line.delayed = [];
    a.pad.write(bid(document, "Tobias", 1));
    const sent = a.line.sent.at(-1);
    a.line.tell({ type: "refused", id: sent && "id" in sent ? sent.id : "", code: "stranger", message: "who?" });
    await vi.waitFor(() => expect(a.line.again).toHaveBeenCalled());
    expect(a.become).toHaveBeenCalledOnce();
  });

  test("ends the sharing if the server has a different pad, and leaves everything here", async () => {
    const document = begun();
    const a = await phone(new Server(begun()), document);
    a.line.open();
    expect(a.live.sign).toBe("gone");
    expect(a.line.close).toHaveBeenCalled();
    a.pad.write(bid(document, "Tobias", 1));
    expect(await a.kept()).toEqual(ids(a.pad.document));
  });
});

describe("concealed bids", () => {
  const masked = (entry: Entry): Entry => ({ ...entry, bid: "?" }) as Entry;

  test("are accepted in any order, and sorted when they are shown", async () => {
    const document = begun("hidden");
    const server = new Server(document);
    const a = await phone(server, document);
    const theirs = bid(document, "Tobias", 1);
    server.entries.push(masked(theirs));
    a.line.open();
    expect(a.pad.document.entries.at(-1)).toMatchObject({ bid: "?" });
    a.pad.write(bid(document, "Mira", 0));
    a.line.tell({ type: "written", seq: 6, entries: [], shown: [theirs] });
    expect(a.pad.document.entries.at(-2)).toMatchObject({ id: theirs.id, bid: 1 });
    expect(await a.kept()).toEqual(ids(a.pad.document));
    expect(a.pad.document.entries.some(isMasked)).toBe(false);
  });

  test("are never sent masked, and stay visible once they were", () => {
    const document = begun("hidden");
    const log = new Log("wizard");
    const theirs = bid(document, "Tobias", 1);
    log.begin([...document.entries, masked(theirs)], 5);
    expect(log.heard()).toBe(null);
    expect(log.arranged(withEntries(document, [theirs])).entries.at(-1)).toMatchObject({ bid: 1 });
    expect(new Log("wizard").missing(withEntries(document, [masked(theirs)])).some(isMasked)).toBe(false);
    expect(withEntries(withEntries(document, [masked(theirs)]), [theirs]).entries.at(-1)).toMatchObject({ bid: 1 });
  });

  test("are each made on the player's own phone, in any order", async () => {
    const document = begun("hidden");
    const server = new Server(document);
    const [mira, tobias] = ["Mira", "Tobias"].map((name) => playerOf(document, name)) as [string, string];
    server.people = { ...NOBODY, you: mira, phones: [{ player: mira, here: true }, { player: tobias, here: false }] };
    const a = await phone(server, document);
    a.line.open();
    const editor = new PadEditor(a.pad);
    expect(editor.question).toMatchObject({ ask: "bid", player: mira });
    editor.pick(1);
    expect(editor.question).toMatchObject({ ask: "bid", player: playerOf(document, "Lotte") });
    editor.pick(0);
    expect(editor.question).toEqual({ ask: "wait", players: [tobias] });
    editor.picked = { player: tobias, what: "bid" };
    expect(editor.question).toMatchObject({ ask: "wait" });
    expect(roomOf(document.id)).toMatchObject({ mine: mira, held: [mira, tobias] });
    expect(documentOf("key")).toBe(document.id);
    keepRoom(document.id, null);
    expect(documentOf("key")).toBe(null);
  });

  test("wait when all have bid but some have not arrived", async () => {
    const document = begun("hidden");
    const server = new Server(document);
    server.entries.push(...["Mira", "Tobias", "Lotte"].map((name) => masked(bid(document, name, 0))));
    const a = await phone(server, document);
    a.line.open();
    expect(new PadEditor(a.pad).question).toEqual({ ask: "wait", players: [] });
  });
});

describe("the editor", () => {
  test("undoes what this phone has written, or had written before it shared the pad", async () => {
    const document = begun();
    const server = new Server(document);
    const a = await phone(server, document, true);
    memory.delete("foretell-pad-device"); // another browser
    const b = await phone(server, document);
    a.line.open();
    b.line.open();
    expect(new PadEditor(b.pad).canUndo).toBe(false);
    const editor = new PadEditor(a.pad);
    const own = bid(document, "Tobias", 1);
    editor.write(own);
    b.pad.write(bid(document, "Lotte", 1));
    editor.undo();
    expect(server.entries.at(-1)).toMatchObject({ do: "undo", entry: own.id });
    editor.redo();
    expect(server.entries.at(-1)).toMatchObject({ do: "redo", entry: own.id });
    editor.undo();
    editor.undo();
    expect(server.entries.at(-1)).toMatchObject({ do: "undo", entry: document.entries.at(-1)?.id });
  });

  test("shows a round that others have completed until the next one begins", async () => {
    const document = begun();
    const server = new Server(document);
    const [a, b] = [await phone(server, document), await phone(server, document)];
    a.line.open();
    b.line.open();
    const [editor, other] = [new PadEditor(a.pad), new PadEditor(b.pad)];
    b.live.onchange = (change) => other.follow(change);
    for (const [name, number] of [["Tobias", 1], ["Lotte", 0], ["Mira", 0]] as const) a.pad.write(bid(document, name, number));
    for (const [name, tricks] of [["Tobias", 1], ["Lotte", 0], ["Mira", 0]] as const)
      editor.note("tricks", { round: 1, player: playerOf(document, name), tricks });
    expect(other.scored).toBe(1);
    expect(other.round?.phase).toBe("scored");
    editor.next();
    editor.note("bid", { round: 2, player: playerOf(document, "Lotte"), bid: 0 });
    expect(other.scored).toBe(null);
    expect(other.round?.number).toBe(2);
  });
});
