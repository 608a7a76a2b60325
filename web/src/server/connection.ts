import type { FromClient, ToClient } from "../protocol/types.ts";
import { get, Refused, socketAddress } from "./http.ts";

type Command = Extract<FromClient, { type: "do" }>["command"];

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const SILENCE = 25_000;

export type Health = "connecting" | "open" | "waiting" | "refused";

export interface Listener {
  message(message: ToClient): void;
  health(health: Health): void;
  /** The last line that was heard; null: none. */
  heard(): number | null;
}

/** A table's socket that mends itself: it catches up after a break and repeats what was not acknowledged. */
export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, FromClient>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #opened = false;
  #number = 0;
  readonly #session = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "0";

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  /** Give a command, which is carried out once however often the line breaks; returns its id. */
  do(command: Command): string {
    const id = this.nextId();
    const message: FromClient = { type: "do", id, command };
    this.#waiting.set(id, message);
    this.send(message);
    return id;
  }

  /** An id that this reader has not used yet at this table. */
  nextId(): string {
    return `${this.#session}-${++this.#number}`;
  }

  /** Send something that need not be repeated. */
  send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Open the line anew, for a reader who has become somebody since it was opened. */
  again(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(socketAddress(this.table, this.listener.heard()));
    this.#socket = socket;
    this.listener.health("connecting");
    socket.onopen = () => {
      this.#tries = 0;
      this.#opened = true;
      this.listener.health("open");
      for (const message of this.#waiting.values()) this.send(message);
      this.#listen();
    };
    socket.onmessage = (event) => {
      this.#listen();
      for (const line of String(event.data).split("\n")) this.#hear(JSON.parse(line) as ToClient);
    };
    socket.onclose = () => void this.#broken(socket);
  }

  #hear(message: ToClient): void {
    if ((message.type === "ack" || message.type === "refused") && message.id) this.#waiting.delete(message.id);
    this.listener.message(message);
  }

  /** After a silence ask whether anybody is there; without an answer the line is dead, whatever the system thinks. */
  #listen(asked = false): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      if (asked) this.#socket?.close();
      else {
        this.send({ type: "ping" });
        this.#listen(true);
      }
    }, asked ? SILENCE / 5 : SILENCE);
  }

  async #broken(socket: WebSocket): Promise<void> {
    if (this.#closed || socket !== this.#socket) return;
    clearTimeout(this.#quiet);
    this.listener.health("waiting");
    if (!this.#opened && (await this.#isForbidden())) {
      this.listener.health("refused");
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    if (!this.#closed) this.#timer = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2));
  }

  /** A browser does not say why a socket was not opened; whether the table is there, and for us, can be asked. */
  async #isForbidden(): Promise<boolean> {
    try {
      await get(`/tables/${encodeURIComponent(this.table)}`);
      return false;
    } catch (fault) {
      return fault instanceof Refused && (fault.status === 403 || fault.status === 404);
    }
  }

  /** The net is back, or the reader is: don't wait any longer. */
  #now = (): void => {
    const idle = this.#socket?.readyState === WebSocket.CLOSED;
    if (this.#closed || !idle || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
