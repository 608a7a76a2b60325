import { messageIds } from "../browser/chance.ts";
import type { FromPad, People, Refused, ToPad } from "../protocol/types.ts";
import { handful } from "../server/entries.ts";
import { isFinal, ReconnectingSocket, type Health, type Hearer } from "../server/reconnecting_socket.ts";
import { Log } from "./log.ts";
import type { Entry, PadDocument } from "./model.ts";
import { PadFault } from "./reading.ts";
import { deviceName, keepRoom, type Room } from "./shared_pads.ts";

/** The part of an open pad that sharing needs. */
export interface Paper {
  readonly document: PadDocument;
  take(document: PadDocument, without?: readonly string[]): void;
}

/** A connection to the server, or a fake in tests. */
export type Wire = Pick<ReconnectingSocket<ToPad, FromPad>, "send" | "again" | "close">;
export type Dial = (key: string, hearer: Hearer<FromPad>) => Wire;

/**
 * `live`: connected; `offline`: entries are sent later; `gone`: the pad is no longer shared, or the server cannot
 * read it.
 */
export type Sign = "live" | "offline" | "gone";

const RETRY = 1000;
const LATER = ["again", "store"];
const dial: Dial = (key, hearer) => new ReconnectingSocket(`/pads/${encodeURIComponent(key)}`, hearer);

/** A shared pad: sends this device's entries and receives the others', in the same order for all. */
export class LivePad {
  readonly device = deviceName();
  readonly key: string;
  /** Whether this device has shared the pad. */
  readonly host: boolean;
  health: Health = $state.raw("connecting");
  people: People | null = $state.raw(null);
  /** Whether the link allows writing. */
  writes: boolean = $state.raw(true);
  /** The key of the link for watching only. */
  watch: string | null = $state.raw(null);
  /** The number of entries that the others lack, as far as this device knows. */
  unsent = $state.raw(0);
  /** The latest refusal, until the reader closes it. */
  refusal: Refused | null = $state.raw(null);
  /** The player whose phone this is, and all players with their own phone. */
  mine: string | null = $state.raw(null);
  held: readonly string[] = $state.raw([]);
  readonly sign: Sign = $derived.by(() => {
    if (isFinal(this.health)) return "gone";
    return this.health === "open" && this.people ? "live" : "offline";
  });
  /** Called with each change by others; it has to run the change. */
  onchange: (change: () => void) => void = (change) => change();
  /** Register with the server as a guest. */
  readonly #become: () => Promise<void>;
  readonly #paper: Paper;
  readonly #log: Log;
  readonly #wire: Wire;
  /** The connection is open; take over the server's log. */
  #ready = false;
  #sending: { id: string; entries: Entry[] } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #nextId = messageIds();

  constructor(paper: Paper, room: Room, become: () => Promise<void>, to: Dial = dial) {
    this.#paper = paper;
    this.#become = become;
    this.#log = new Log(paper.document.game);
    this.key = room.key;
    this.host = room.host;
    this.writes = room.writes;
    this.mine = room.mine;
    this.held = room.held;
    this.#wire = to(room.key, {
      message: (message) => this.#hear(message),
      health: (health) => this.#felt(health),
      heard: () => this.#log.heard(),
    });
  }

  /** The pad has changed: put it into the server's order, and send what the server does not have. */
  follow(without: readonly string[] = []): void {
    if (this.#log.seq !== null) {
      const { document } = this.#paper;
      const left = { ...document, entries: document.entries.filter(({ id }) => !without.includes(id)) };
      this.#paper.take(this.#log.arranged(left), without);
    }
    this.#send();
  }

  /** Make this the phone of a player, or (null) of nobody. */
  take(player: string | null): void {
    if (player !== null) this.#wire.send({ type: "take", id: this.#nextId(), player });
    else if (this.mine !== null) this.free(this.mine);
  }

  /** Take the phone away from a player. */
  free(player: string): void {
    this.#wire.send({ type: "free", id: this.#nextId(), player });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#wire.close();
  }

  #felt(health: Health): void {
    this.health = health;
    if (health === "open") return;
    this.#ready = false;
    this.#sending = null;
  }

  #hear(message: FromPad): void {
    try {
      this.#heed(message);
    } catch (error) {
      if (!(error instanceof PadFault)) throw error;
      this.#end(); // maybe written by a newer foretell: the pad stays unchanged here
    }
  }

  #heed(message: FromPad): void {
    if (message.type === "pad") {
      const { pad } = message;
      if (pad.document !== this.#paper.document.id || pad.game !== this.#log.game) return this.#end();
      this.writes = pad.writes;
      this.watch = pad.watch;
      this.#meet(pad.people);
      this.#go(() => this.#log.begin(pad.entries, pad.seq));
    } else if (message.type === "written") this.#go(() => this.#log.go(message.entries, message.shown, message.seq));
    else if (message.type === "people") this.#meet(message);
    else if (message.type === "ack" && message.id === this.#sending?.id) this.#sent();
    else if (message.type === "refused") this.#refused(message);
  }

  #go(change: () => void): void {
    this.#ready = true;
    this.onchange(() => {
      change();
      this.follow();
    });
  }

  #meet(people: People): void {
    this.people = people;
    this.mine = people.you;
    this.held = people.phones.map(({ player }) => player);
    const { key, host, writes, mine, held } = this;
    keepRoom(this.#paper.document.id, { key, host, writes, mine, held });
  }

  #sent(): void {
    this.#sending = null;
    this.#send();
  }

  /** Send one batch at a time, which preserves the order and limits the rate. */
  #send(): void {
    const missing = this.#log.missing(this.#paper.document);
    this.unsent = this.writes ? missing.length : 0;
    if (!this.writes || !this.#ready || this.#sending || missing.length === 0) return;
    this.#sending = { id: this.#nextId(), entries: handful(missing) };
    const { id, entries } = this.#sending;
    this.#wire.send({ type: "write", id, entries: entries as [Entry, ...Entry[]] });
  }

  #refused(refusal: Refused): void {
    const sending = this.#sending;
    if (refusal.id !== null && refusal.id !== sending?.id) this.refusal = refusal;
    else if (refusal.code === "stranger") void this.#introduce();
    else if (refusal.id === null || LATER.includes(refusal.code)) this.#timer = setTimeout(() => this.#sent(), RETRY);
    else this.#leaveOut(refusal, sending?.entries ?? []);
  }

  /** The server refused an entry: report it and remove it from the pad; all other entries are sent. */
  #leaveOut(refusal: Refused, entries: readonly Entry[]): void {
    this.refusal = refusal;
    const refused = entries[Number(/\d+/.exec(refusal.where ?? "")?.[0] ?? 0) - 1];
    if (!refused) return; // the server's pad is full: the entry stays here only
    this.#sending = null;
    this.follow([refused.id]);
  }

  async #introduce(): Promise<void> {
    try {
      await this.#become();
      this.#wire.again();
    } catch {
      this.#timer = setTimeout(() => this.#sent(), RETRY);
    }
  }

  #end(): void {
    this.#wire.close();
    this.#felt("refused");
  }
}
