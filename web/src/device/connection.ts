/** The connection to a game on this device: the same face as that to a server's table. */

import type { FromClient } from "../protocol/types.ts";
import type { Listener, TableConnection } from "../server/connection.ts";
import { take } from "./games.ts";
import { hold, isHeld, load } from "./kept.ts";
import type { Controls } from "./host.ts";
import { Newer } from "./log.ts";
import type { Manner } from "./pause.ts";
import type { FromWorker, ToWorker } from "./worker.ts";

type Command = Extract<FromClient, { type: "do" }>["command"];

/** What the page learns of a game besides the messages of its table. */
export interface Watcher {
  /** The browser does not keep the game. */
  unsaved: () => void;
  controls: (controls: Controls) => void;
}

export class DeviceConnection implements TableConnection {
  #worker: Worker | null = null;
  #waiting: FromClient[] = [];
  #opened = false;
  #closed = false;
  #number = 0;
  readonly #session = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "0";

  constructor(
    readonly table: string,
    readonly listener: Listener,
    readonly watcher: Watcher,
    private manner: Manner,
  ) {
    document.addEventListener("visibilitychange", this.#back);
    void this.#open();
  }

  do(command: Command): string {
    const id = this.nextId();
    this.send({ type: "do", id, command });
    return id;
  }

  nextId(): string {
    return `${this.#session}-${++this.#number}`;
  }

  send(message: FromClient): void {
    if (this.#opened) this.#tell(message);
    else this.#waiting.push(message);
  }

  /** Change how quick bots are, from now on. */
  setManner(manner: Manner): void {
    this.manner = manner;
    this.#tell({ type: "manner", manner });
  }

  /** Take the reader's latest move back, as long as that is offered. */
  undo(): void {
    this.#tell({ type: "undo" });
  }

  /** Let the bot go on that waits for the reader. */
  goOn(): void {
    this.#tell({ type: "go-on" });
  }

  /** Begin anew, from the game as it is kept. */
  again(): void {
    this.#end();
    void this.#open();
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#back);
    this.#end();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#opened = false;
    this.watcher.controls({ undo: false, next: false });
  }

  async #open(): Promise<void> {
    this.listener.health("connecting");
    const kept = await load(this.table).catch((fault: unknown) => {
      if (!(fault instanceof Newer)) throw fault;
      this.listener.health("newer");
      return undefined;
    });
    if (kept === undefined || this.#closed || this.#worker) return;
    if (!kept) {
      this.listener.health("missing");
      return;
    }
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => void this.#hear(data);
    this.#worker.onerror = () => this.listener.health("broken");
    this.#tell({ type: "open", kept, isKept: !isHeld(this.table), after: this.listener.heard(), manner: this.manner });
  }

  #tell(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  async #hear(message: FromWorker): Promise<void> {
    switch (message.type) {
      case "opened":
        this.#opened = true;
        this.listener.health("open");
        for (const sent of this.#waiting.splice(0)) this.#tell(sent);
        break;
      case "unsaved":
        hold(message.kept);
        this.watcher.unsaved();
        break;
      case "controls":
        this.watcher.controls(message);
        break;
      case "taken":
        this.#end();
        this.listener.health("waiting");
        break;
      case "broken":
        this.listener.health("broken");
        break;
      case "made":
        await take(message.kept);
        break;
      default:
        this.listener.message(message);
    }
  }

  /** The reader is back at this window: take the game over again, if another window has it. */
  #back = (): void => {
    if (document.visibilityState === "visible" && !this.#worker && !this.#closed) void this.#open();
  };
}
