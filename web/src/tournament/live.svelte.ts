import { Refused } from "../server/http.ts";
import { isFinal, ReconnectingSocket, type Health, type Hearer } from "../server/reconnecting_socket.ts";
import { handfuls, newEntry } from "./entries.ts";
import type { Command, Entry, TournamentView } from "./model.ts";

/** What the server sends: the whole tournament, first and after each change, and answers to commands. */
export type FromTournament =
  | { type: "tournament" | "changed"; tournament: TournamentView }
  | { type: "ack"; id: string; seq: number }
  | { type: "refused"; id: string | null; code: string; message: string; where?: string | null }
  | { type: "pong" };

/** A connection to the server, or a fake in tests. */
export type Wire = Pick<ReconnectingSocket<Command & { id: string }, FromTournament>, "send" | "close">;
export type Dial = (key: string, hearer: Hearer<FromTournament>) => Wire;

interface Waiting {
  message: Command & { id: string };
  done: () => void;
  failed: (fault: Refused) => void;
}

const dial: Dial = (key, hearer) => new ReconnectingSocket(`/tournaments/${encodeURIComponent(key)}`, hearer);

/** A tournament that follows the server.  Commands wait through breaks of the connection, and run once. */
export class LiveTournament {
  health: Health = $state.raw("connecting");
  view: TournamentView | null = $state.raw(null);
  /** How many commands wait for their answer. */
  unanswered = $state.raw(0);
  /** The server's clock minus this device's, in milliseconds. */
  ahead = $state.raw(0);
  readonly sign: "live" | "offline" | "gone" = $derived.by(() => {
    if (isFinal(this.health)) return "gone";
    return this.health === "open" && this.view ? "live" : "offline";
  });
  readonly #waiting = new Map<string, Waiting>();
  readonly #wire: Wire;
  readonly #session = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "0";
  #number = 0;

  constructor(
    readonly key: string,
    to: Dial = dial,
  ) {
    this.#wire = to(key, {
      message: (message) => this.#hear(message),
      health: (health) => this.#felt(health),
      heard: () => null, // the whole tournament comes with every connection
    });
  }

  /** Write an entry; throws Refused. */
  write(does: string, values: Readonly<Record<string, unknown>>): Promise<void> {
    return this.writeAll([newEntry(does, values)]);
  }

  /** Write entries, as many at once as a message may have; throws Refused. */
  async writeAll(entries: readonly Entry[]): Promise<void> {
    for (const some of handfuls(entries)) await this.#do({ type: "write", entries: some });
  }

  /** Have the server draw a round; throws Refused. */
  draw = (round: number, word: string): Promise<void> => this.#do({ type: "draw", round, word });

  /** End a round; throws Refused. */
  close = (round: number): Promise<void> => this.#do({ type: "close", round });

  /** Leave the tournament. */
  leave(): void {
    this.#wire.close();
  }

  #do(command: Command): Promise<void> {
    const id = `${this.#session}-${++this.#number}`;
    const message = { ...command, id };
    return new Promise((done, failed) => {
      this.#waiting.set(id, { message, done, failed });
      this.unanswered = this.#waiting.size;
      this.#wire.send(message);
    });
  }

  #felt(health: Health): void {
    this.health = health;
    if (isFinal(health)) for (const id of this.#waiting.keys()) this.#fail(id, new Refused(0, "offline", "the tournament is not there"));
  }

  #hear(message: FromTournament): void {
    if (message.type === "tournament") {
      this.#see(message.tournament);
      for (const waiting of this.#waiting.values()) this.#wire.send(waiting.message);
    } else if (message.type === "changed") this.#see(message.tournament);
    else if (message.type === "ack") this.#settled(message.id)?.done();
    else if (message.type === "refused" && message.id !== null) {
      this.#fail(message.id, new Refused(400, message.code, message.message, null, message.where ?? null));
    }
  }

  #see(view: TournamentView): void {
    this.ahead = view.now - Date.now();
    this.view = view;
  }

  #fail(id: string, fault: Refused): void {
    this.#settled(id)?.failed(fault);
  }

  #settled(id: string): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.unanswered = this.#waiting.size;
    return found;
  }
}
