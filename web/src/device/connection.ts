/** The connection to a game on this device, with the same interface as the connection to a server's table. */

import { messageIds } from "../browser/chance.ts";
import { TICK } from "../browser/watched.ts";
import type { Advice, Adviser } from "../protocol/advice.ts";
import type { FromClient } from "../protocol/types.ts";
import type { Command, Listener, TableConnection } from "../server/connection.ts";
import { take } from "./games.ts";
import type { Controls, Waits } from "./host.ts";
import { heldGame, hold, release } from "./kept.ts";
import type { Hints } from "./log.ts";
import type { Manner } from "./pause.ts";
import type { FromWorker, ToWorker } from "./worker.ts";

/** What the page learns about a game besides the messages of its table. */
export interface Watcher {
  /** Whether the browser keeps the game. */
  saved: (isSaved: boolean) => void;
  /** Whether another bot plays because nets are missing. */
  missed: (isMissing: boolean) => void;
  controls: (controls: Controls) => void;
  /** Whether the coach helps in this game, and how. */
  hints: (hints: Hints) => void;
  /** What the game has been waiting for; null if it is running, or waits for the reader. */
  waits: (waits: Waits | { for: "worker" } | null) => void;
}

/** The page checks its worker every `TICK`; after this many checks without a message it asks what the worker is waiting for. */
const ASKS = 2;
/** After this many it says so: what the worker is waiting for, or that it does not answer. */
const SILENCE = 4;
/** A message may have come just before a check. */
const WORTH_TELLING = (SILENCE - 1.5) * TICK;
/** After this many further checks without an answer the worker is ended: the device is busy, or the worker hangs. */
const ANSWER = 25;
/** The number of checks within which the game must be open, which needs the rules (`engine/files.ts`). */
const OPENING = 90;
/** The waits before a game that got stuck is opened again, in milliseconds; after the last one it counts as broken. */
const WAITS: readonly number[] = [0, 1000, 4000];

export class DeviceConnection implements TableConnection {
  #worker: Worker | null = null;
  /** Messages that wait for the worker, besides commands. */
  #waiting: FromClient[] = [];
  /** The commands that were not answered yet, by id. */
  #unanswered = new Map<string, FromClient>();
  /** The callers that wait for advice, by the id of the question. */
  #advised = new Map<string, (advice: Advice | null) => void>();
  #opened = false;
  #closed = false;
  /** The number of times that the game was opened since its last move. */
  #failures = 0;
  #watch: ReturnType<typeof setInterval> | undefined;
  /** How often the page has checked since the worker's last message. */
  #looks = 0;
  /** Whether the latest worker was ended because it did not answer. */
  #isAfterSilence = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly nextId = messageIds();

  constructor(
    readonly table: string,
    readonly listener: Listener,
    readonly watcher: Watcher,
    private manner: Manner,
  ) {
    document.addEventListener("visibilitychange", this.#back);
    addEventListener("focus", this.#back);
    void this.#open();
  }

  /** Send a command, which runs only once even if the game is opened again; returns its id. */
  do(command: Command): string {
    const id = this.nextId();
    const message: FromClient = { type: "do", id, command };
    this.#unanswered.set(id, message);
    if (this.#opened) this.#tell(message);
    return id;
  }

  send(message: FromClient): void {
    if (this.#opened) this.#tell(message);
    else this.#waiting.push(message);
  }

  /** Change how fast bots are, from now on. */
  setManner(manner: Manner): void {
    this.manner = manner;
    this.#tell({ type: "manner", manner });
  }

  /** Take back the reader's latest move, as long as that is offered. */
  undo(): void {
    this.#tell({ type: "undo" });
  }

  /** Let the bot that waits for the reader continue. */
  goOn(): void {
    this.#tell({ type: "go-on" });
  }

  /**
   * Advice for the reader's move, with reasons; null if there is none: the game does not wait for the reader, went on
   * meanwhile, or has to be opened again, or the nets are unavailable.
   */
  advise(bot: Adviser): Promise<Advice | null> {
    if (!this.#opened) return Promise.resolve(null);
    const id = this.nextId();
    this.#tell({ type: "advise", id, bot });
    return new Promise((advised) => this.#advised.set(id, advised));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#back);
    removeEventListener("focus", this.#back);
    this.#end();
  }

  #end(): void {
    clearInterval(this.#watch);
    this.#worker?.terminate();
    this.#worker = null;
    this.#opened = false;
    this.watcher.waits(null);
    for (const id of [...this.#advised.keys()]) this.#answer(id, null);
    this.watcher.controls({ undo: false, next: false });
  }

  async #open(): Promise<void> {
    clearTimeout(this.#timer);
    this.listener.health("connecting");
    const held = await heldGame(this.table);
    if (this.#closed || this.#worker) return;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => void (worker === this.#worker && this.#hear(data));
    worker.onerror = () => void (worker === this.#worker && this.#failed());
    this.#looks = 0;
    this.#watch = setInterval(() => this.#look(), TICK);
    this.#tell({ type: "open", table: this.table, held, after: this.listener.heard(), manner: this.manner, isAfterSilence: this.#isAfterSilence });
    this.#isAfterSilence = false;
  }

  /** The game is stuck: open it again as it was kept. */
  #failed(): void {
    this.#end();
    const wait = WAITS[this.#failures++];
    if (wait === undefined) return this.listener.health("broken");
    this.listener.health("connecting");
    this.#timer = setTimeout(() => void this.#open(), wait);
  }

  /**
   * After a silence ask the worker what the game is waiting for, and end it if it does not answer: browsers end or stop
   * workers without notice.  Checks are counted instead of time, since the page may have been stopped too.
   */
  #look(): void {
    this.#looks++;
    if (!this.#opened) return void (this.#looks >= OPENING && this.#failed());
    if (this.#looks === ASKS) this.#tell({ type: "ping" });
    if (this.#looks === SILENCE) this.watcher.waits({ for: "worker" });
    if (this.#looks < ASKS + ANSWER) return;
    this.#isAfterSilence = true;
    this.#failed();
  }

  #answer(id: string, advice: Advice | null): void {
    this.#advised.get(id)?.(advice);
    this.#advised.delete(id);
  }

  #tell(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  async #hear(message: FromWorker): Promise<void> {
    this.#looks = 0;
    if (message.type !== "pong") this.watcher.waits(null);
    switch (message.type) {
      case "pong":
        this.watcher.waits(message.waits && Date.now() - message.waits.since >= WORTH_TELLING ? message.waits : null);
        break;
      case "opened":
        this.#opened = true;
        this.watcher.hints(message.hints);
        this.listener.health("open");
        for (const sent of [...this.#unanswered.values(), ...this.#waiting.splice(0)]) this.#tell(sent);
        break;
      case "unsaved":
        hold(message.kept);
        this.watcher.saved(false);
        break;
      case "controls":
        this.watcher.controls(message);
        break;
      case "saved":
        release(this.table);
        this.watcher.saved(true);
        break;
      case "advised":
        this.#answer(message.id, message.advice);
        break;
      case "nets":
        this.watcher.missed(message.isMissing);
        break;
      case "taken":
        this.#taken();
        break;
      case "stale":
      case "failed":
        this.#failed();
        break;
      case "missing":
      case "newer":
      case "broken":
        this.#end();
        this.listener.health(message.type);
        break;
      case "made":
        await take(message.kept);
        break;
      default:
        if (message.type === "line") this.#failures = 0;
        if ((message.type === "ack" || message.type === "refused") && message.id) this.#unanswered.delete(message.id);
        this.listener.message(message);
    }
  }

  /** Another window plays the game: commands not carried out yet are dropped, since the game will have moved on. */
  #taken(): void {
    this.#end();
    this.listener.health("waiting");
    const sent = [...this.#unanswered.keys()];
    this.#unanswered.clear();
    for (const id of sent)
      this.listener.message({ type: "refused", id, code: "elsewhere", message: "another window plays the game", rule: null, where: null });
  }

  /** The reader has returned to this window: take over the game if another window has it. */
  #back = (): void => {
    if (document.visibilityState === "visible" && !this.#worker && !this.#closed) void this.#open();
  };
}
