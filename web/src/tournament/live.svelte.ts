import { messageIds } from "../browser/chance.ts";
import type { FromTournament, ToTournament } from "../protocol/types.ts";
import { handfuls, newEntry, type Entry } from "../server/entries.ts";
import { Refused } from "../server/http.ts";
import { isFinal, ReconnectingSocket, type Health, type Hearer } from "../server/reconnecting_socket.ts";
import { becomeAnew } from "../words/guests.ts";
import { tournamentFault } from "./faults.ts";
import { read, withChange, type TournamentView } from "./model.ts";

type Command = Exclude<ToTournament, { type: "ping" }>;

/** A connection to the server, or a fake in tests. */
export type Wire = Pick<ReconnectingSocket<ToTournament, FromTournament>, "send" | "again" | "close">;
export type Dial = (key: string, hearer: Hearer<FromTournament>) => Wire;

interface Waiting {
  message: Command;
  done: () => void;
  failed: (fault: Refused) => void;
  /** The line of the log that carried it out; null: not known yet. */
  seq: number | null;
}

/** The server shows changes within a second: after that, a command counts as shown. */
const SHOWN_WITHIN = 1500;
/** After a message that the server could not take, in milliseconds. */
const RETRY = 1000;
const dial: Dial = (key, hearer) => new ReconnectingSocket(`/tournaments/${encodeURIComponent(key)}`, hearer);

/** A tournament that follows the server.  Commands wait through breaks of the connection, and run once. */
export class LiveTournament {
  health: Health = $state.raw("connecting");
  view: TournamentView | null = $state.raw(null);
  /** The server's clock minus this device's, in milliseconds. */
  ahead = $state.raw(0);
  readonly sign: "live" | "offline" | "gone" = $derived.by(() => {
    if (isFinal(this.health)) return "gone";
    return this.health === "open" && this.view ? "live" : "offline";
  });
  readonly told = tournamentFault;
  readonly #waiting = new Map<string, Waiting>();
  readonly #wire: Wire;
  readonly #nextId = messageIds();
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly key: string,
    to: Dial = dial,
    /** Register with the server as a guest. */
    readonly become: () => Promise<void> = becomeAnew,
  ) {
    this.#wire = to(key, {
      message: (message) => this.#hear(message),
      health: (health) => this.#felt(health),
      heard: () => null, // the whole tournament comes with every connection
    });
  }

  /** Write an entry, and wait until the page shows it; throws Refused. */
  write(does: string, values: Readonly<Record<string, unknown>>): Promise<void> {
    return this.writeAll([newEntry(does, values)]);
  }

  /** Write entries, in parts if a message cannot have all of them; throws Refused. */
  async writeAll(entries: readonly Entry[]): Promise<void> {
    for (const some of handfuls(entries)) await this.#do({ type: "write", id: this.#nextId(), entries: some });
  }

  /** Have the server draw a round; throws Refused. */
  draw = (round: number, word: string): Promise<void> => this.#do({ type: "draw", id: this.#nextId(), round, word });

  /** End a round; throws Refused. */
  close = (round: number): Promise<void> => this.#do({ type: "close", id: this.#nextId(), round });

  /** Connect again, as the guest that this device has become since. */
  again(): void {
    this.#wire.again();
  }

  leave(): void {
    clearTimeout(this.#retry);
    this.#wire.close();
  }

  #do(message: Command): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.set(message.id, { message, done, failed, seq: null });
      this.#wire.send(message);
      if (isFinal(this.health)) this.#felt(this.health);
    });
  }

  #felt(health: Health): void {
    this.health = health;
    if (isFinal(health)) for (const id of this.#waiting.keys()) this.#fail(id, new Refused(0, "offline", "the tournament is not there"));
  }

  #hear(message: FromTournament): void {
    if (message.type === "tournament") this.#begin(read(message.tournament));
    else if (message.type === "changed" && this.view) this.#see(withChange(this.view, message));
    else if (message.type === "ack") this.#carriedOut(message.id, message.seq);
    else if (message.type === "refused" && message.code === "stranger") void this.#introduce();
    else if (message.type === "refused" && message.id !== null) {
      this.#fail(message.id, new Refused(400, message.code, message.message, message.rule ?? null, message.where ?? null));
    } else if (message.type === "refused") {
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => this.#sendAgain(), RETRY);
    }
  }

  /** The server does not know this device: register, and send everything that waits on a new connection. */
  async #introduce(): Promise<void> {
    try {
      await this.become();
      this.#wire.again();
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      for (const id of this.#waiting.keys()) this.#fail(id, fault);
    }
  }

  /** The connection is there, again or for the first time. */
  #begin(view: TournamentView): void {
    this.#sendAgain();
    this.#see(view);
  }

  /** Send what was not answered; the server carries it out once. */
  #sendAgain(): void {
    for (const { message } of this.#waiting.values()) this.#wire.send(message);
  }

  #see(view: TournamentView): void {
    this.ahead = view.now - Date.now();
    this.view = view;
    for (const [id, { seq }] of this.#waiting) if (seq !== null && seq <= view.seq) this.#done(id);
  }

  #carriedOut(id: string, seq: number): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    waiting.seq = seq;
    if (this.view && seq <= this.view.seq) this.#done(id);
    else setTimeout(() => this.#done(id), SHOWN_WITHIN);
  }

  #done(id: string): void {
    this.#settled(id)?.done();
  }

  #fail(id: string, fault: Refused): void {
    this.#settled(id)?.failed(fault);
  }

  #settled(id: string): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found;
  }
}
