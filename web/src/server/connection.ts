import { messageIds } from "../browser/chance.ts";
import type { Do, FromClient, ToClient } from "../protocol/types.ts";
import { ReconnectingSocket, type Health, type Hearer } from "./reconnecting_socket.ts";

export type Command = Do["command"];

export type { Health } from "./reconnecting_socket.ts";
export type Listener = Hearer<ToClient>;

/** The connection to a table: a server's socket, or a worker on this device. */
export interface TableConnection {
  do(command: Command): string;
  nextId(): string;
  send(message: FromClient): void;
  close(): void;
}

/** Connects a listener to a table. */
export type Connect = (table: string, listener: Listener) => TableConnection;

/** A table's socket that repeats unacknowledged commands. */
export class Connection implements TableConnection {
  #waiting = new Map<string, FromClient>();
  readonly #socket: ReconnectingSocket<FromClient, ToClient>;
  /** An id not yet used by this reader at this table. */
  readonly nextId = messageIds();

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#socket = new ReconnectingSocket(`/tables/${encodeURIComponent(table)}`, {
      message: (message) => this.#hear(message),
      health: (health) => this.#felt(health),
      heard: () => listener.heard(),
    });
  }

  /** Send a command under the reader's current name; it runs only once even if the connection breaks.  Returns its id. */
  do(command: Command): string {
    const id = this.nextId();
    const message: FromClient = { type: "do", id, command };
    this.#waiting.set(id, message);
    this.#socket.introduce();
    this.send(message);
    return id;
  }

  /** Send a message that is not repeated. */
  send(message: FromClient): void {
    this.#socket.send(message);
  }

  close(): void {
    this.#socket.close();
  }

  #felt(health: Health): void {
    this.listener.health(health);
    if (health === "open") for (const message of this.#waiting.values()) this.send(message);
  }

  #hear(message: ToClient): void {
    if ((message.type === "ack" || message.type === "refused") && message.id) this.#waiting.delete(message.id);
    this.listener.message(message);
  }
}
