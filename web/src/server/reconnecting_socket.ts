import { socketAddress } from "./http.ts";
import { subprotocols, tokenChanges } from "./token.ts";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** After a silence of this length the page asks whether the server is still there. */
const SILENCE = 25_000;
/** If nothing arrives for this long after a question or command, the connection counts as dead, even if the system has not noticed. */
const ANSWER = 5000;
/** A server may keep a socket waiting for some seconds until it knows which of its processes serves it. */
const OPENING = 20_000;
/** After a restart of the server all its clients reconnect, each at a random moment within this time. */
const SPREAD = 3000;
/** The same if the server goes on, and another of its processes can take over the table at once. */
const MOVED_SPREAD = 150;
const RESTART = 1012;
/** Events after which a connection may be dead, or possible again. */
const NETWORK = ["online", "offline"];

/** Why this reader is refused: the table is private or sealed, or they are banned. */
type Refusal = "refused" | "sealed" | "removed" | "banned" | "barred" | "signed-out";
export type Health = "connecting" | "open" | "waiting" | "missing" | "broken" | "newer" | Refusal;

/** Final close codes: there is no such log, this reader may not see it, or it is damaged. */
const ENDS: Readonly<Record<number, Health>> = { 4404: "missing", 4403: "refused", 4401: "signed-out", 4500: "broken" };
/** Reasons that make close codes more specific. */
const REFUSALS: readonly string[] = ["sealed", "removed", "banned", "barred"] satisfies Refusal[];

export type Final = Exclude<Health, "connecting" | "open" | "waiting">;

/** Whether a connection has ended for good; all others are open or will be again. */
export const isFinal = (health: Health): health is Final => !["connecting", "open", "waiting"].includes(health);

export interface Hearer<In> {
  message(message: In): void;
  health(health: Health): void;
  /** The number of the last line received, or null. */
  heard(): number | null;
}

/** A socket that reconnects after a break and catches up from the last line it received. */
export class ReconnectingSocket<Out extends object, In> {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  /** Whether an answer is expected. */
  #asked = false;
  #closed = false;
  /** The reader's identity when the connection was opened. */
  #reader = 0;

  /** `path`: the socket's path below the protocol's address. */
  constructor(
    readonly path: string,
    readonly hearer: Hearer<In>,
  ) {
    for (const change of NETWORK) addEventListener(change, this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  /** Send a message if the connection is open; a message with an `id` is answered, which reveals a dead connection. */
  send(message: Out | { type: "ping" }): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    if ("id" in message) this.#await();
  }

  /** Reconnect because the reader has registered since the connection was opened. */
  again(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#leave();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    for (const change of NETWORK) removeEventListener(change, this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#leave();
  }

  /** Ignore the socket without waiting for its close: for a dead socket browsers take a minute. */
  #leave(): void {
    const socket = this.#socket;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    socket?.close();
  }

  /** Reconnect if the reader has registered since the connection was opened, since the server would not know. */
  introduce(): void {
    if (this.#reader !== tokenChanges()) this.again();
  }

  #open(): void {
    this.#reader = tokenChanges();
    const socket = new WebSocket(socketAddress(this.path, this.hearer.heard()), subprotocols());
    this.#socket = socket;
    this.hearer.health("connecting");
    this.#asked = false;
    this.#expect(OPENING, this.#lost);
    socket.onopen = () => {
      this.hearer.health("open");
      this.#listen();
    };
    socket.onmessage = (event) => {
      this.#tries = 0; // a socket that is closed right after it was opened, since the server cannot serve it now, is not a success
      this.#listen();
      for (const line of String(event.data).split("\n")) this.hearer.message(JSON.parse(line) as In);
    };
    socket.onclose = ({ code, reason }) => this.#broken(code, reason);
  }

  /** Something arrived: after the next silence check whether the connection is alive. */
  #listen(): void {
    this.#asked = false;
    this.#expect(SILENCE, () => this.#look());
  }

  /** Send a ping, which the server answers. */
  #look(): void {
    this.send({ type: "ping" });
    this.#await();
  }

  /** Give up the connection unless something arrives soon. */
  #await(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#expect(ANSWER, this.#lost);
  }

  /** Do this unless something arrives within this many milliseconds. */
  #expect(within: number, otherwise: () => void): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(otherwise, within);
  }

  #lost = (): void => {
    this.#leave();
    this.#broken();
  };

  #broken(code = 0, reason = ""): void {
    clearTimeout(this.#quiet);
    this.#socket = null;
    const end = code === 4403 && REFUSALS.includes(reason) ? (reason as Refusal) : ENDS[code];
    if (end) {
      this.close();
      this.hearer.health(end);
      return;
    }
    this.hearer.health("waiting");
    const moved = reason === "moved";
    const wait = moved && !this.#tries ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    const spread = code === RESTART ? (moved ? MOVED_SPREAD : SPREAD) * Math.random() : 0;
    this.#tries++;
    this.#timer = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2) + spread);
  }

  /** The network has changed or the reader is back: reconnect now, and check whether an open connection is still alive. */
  #now = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#look();
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
