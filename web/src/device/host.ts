/** Runs a table on this device: the reader's commands, the bots' moves, and the messages to the page. */

import type { Bots } from "../bots/bots.ts";
import { Coach } from "../bots/coach.ts";
import { newId } from "../browser/ids.ts";
import { Stalled, watched } from "../browser/watched.ts";
import { randomFor } from "../engine/seeds.ts";
import type { Advice, Adviser } from "../protocol/advice.ts";
import type { FromClient, ToClient } from "../protocol/types.ts";
import type { Command } from "../server/connection.ts";
import { decide, movedByBot, Refusal, why, type Decided } from "./decide.ts";
import { headOf } from "./head.ts";
import type { Entry, Kept } from "./log.ts";
import { newGame } from "./opening.ts";
import { Pause, type Manner } from "./pause.ts";
import type { Head } from "./store.ts";
import type { Table } from "./table.ts";

const VERSION = 1;
/** How long, at least, the next bot thinks after a move that can be taken back, in milliseconds. */
const SECOND_THOUGHTS = 1500;
/** The number of checks after which unfinished work on the table is given up; a store that does not answer costs 20 s (`store.ts`). */
const LONGEST_WORK = 25;

/** What the reader can do besides answering: take back their latest move, let a waiting bot continue. */
export interface Controls {
  undo: boolean;
  next: boolean;
}

/** A bot's turn; `changes`: the number of changes of the game before it. */
interface Turn {
  changes: number;
}

/** What a game waits for other than the reader: a thinking bot, or the browser's store. */
export interface Waits {
  for: "bot" | "store";
  /** The bot's seat. */
  seat: number;
  /** In milliseconds since 1970. */
  since: number;
}

/** What a host sends: the messages of a server; the answer to a ping says what it is waiting for. */
export type FromHost = Exclude<ToClient, { type: "pong" }> | { type: "pong"; waits: Waits | null };

/** What a host needs from outside. */
interface Surroundings {
  post: (message: FromHost) => void;
  /** What the reader can do has changed. */
  controls: (controls: Controls) => void;
  /** Keep a game's head and new lines; resolves even if the browser refuses, and stops the host if another window has the game. */
  keep: (head: Head, entries: readonly Entry[]) => Promise<void>;
  /** A game was created for a rematch. */
  made: (kept: Kept) => Promise<void>;
  /** An unforeseen fault has stopped the host: the game has to be opened again. */
  failed: (fault: unknown) => void;
  now: () => number;
  /** How long, at least, the next bot thinks, in milliseconds at normal pace. */
  pause: () => number;
  /** How fast bots are initially. */
  manner: Manner;
  /** The previous host did not answer and was ended: the Bookkeeper moves for the bot whose turn it is. */
  isAfterSilence?: boolean;
}

export class Host {
  #queue: Promise<void> = Promise.resolve();
  #turn: Turn | null = null;
  #stopped = false;
  #coach: Coach | null = null;
  /** What the game is waiting for, the oldest first. */
  #waits: Waits[] = [];
  /** The number of changes before the move that the Bookkeeper makes; null if there is none. */
  readonly #standsIn: number | null;
  readonly #pause: Pause;

  constructor(
    readonly table: Table,
    readonly bots: Bots,
    readonly around: Surroundings,
  ) {
    this.#pause = new Pause(around.manner, around.now, () => this.#tellControls());
    this.#standsIn = around.isAfterSilence ? table.changes : null;
  }

  /** Show the table to a reader who has seen it up to a line (null: not at all), and let the bots play. */
  open(after: number | null): void {
    this.bots.prepare(this.table.seats.map((seat) => seat.bot));
    this.#catchUp(after);
    this.#drive();
  }

  stop(): void {
    this.#stopped = true;
    this.#turn = null;
    this.#pause.end();
  }

  /** Change how fast bots are, from now on. */
  setManner(manner: Manner): void {
    this.#pause.set(manner);
  }

  /** Let the bot that waits for the reader continue. */
  goOn(): void {
    if (this.#pause.isForReader) this.#pause.end();
  }

  /** Take back the reader's latest move, unless somebody has moved since. */
  undo(): void {
    this.#then(async () => {
      if (this.table.canUndo) await this.#write([{ action: { action: "undone", seat: this.table.you } }]);
    });
  }

  /**
   * Advice for the reader's move, by what their seat sees; null if the game does not wait for it, or went on meanwhile.
   * Rejects if the nets are unavailable, and with Stalled without a sign of life.
   */
  async advise(bot: Adviser): Promise<Advice | null> {
    const { table, bots } = this;
    if (table.asked === null || table.turn !== table.you) return null;
    const { changes, foretold, you: seat } = table;
    const isOff = (): boolean => this.#stopped || table.changes !== changes;
    this.#coach ??= new Coach(table.engine, bots);
    return this.#coach.advise({ bot, seat, foretold, isOff });
  }

  /** Answer a message from the page. */
  hear(message: FromClient): void {
    switch (message.type) {
      case "do":
        this.#then(() => this.#refusing(message.id, () => this.#do(message.id, message.command)));
        break;
      case "resync":
        this.#then(async () => this.#catchUp(message.after ?? null));
        break;
      case "why":
        this.#then(() =>
          this.#refusing(message.id, async () => {
            const { id, move } = message;
            this.around.post({ type: "reason", id, move, ...why(this.table, this.table.you, move) });
          }),
        );
        break;
      case "ping":
        if (!this.#stopped) this.around.post({ type: "pong", waits: this.#waits[0] ?? null });
        break;
    }
  }

  /** Work on a table is done task by task, in order; a task that does not end stops the host. */
  #then(work: () => Promise<void>): void {
    const done = this.#queue.then(async () => {
      if (!this.#stopped) await watched(work, LONGEST_WORK);
    });
    this.#queue = done.catch((fault: unknown) => this.#fail(fault));
  }

  #fail(fault: unknown): void {
    if (this.#stopped) return;
    this.stop();
    this.around.failed(fault);
  }

  async #do(id: string, command: Command): Promise<void> {
    const { table, around } = this;
    let seq = table.done.get(id);
    if (seq === undefined) {
      const rematch = command.do === "ask-rematch" ? newId() : "";
      const actions = decide(table, command, rematch);
      if (rematch) await around.made(this.#again(rematch));
      seq = await this.#write(actions, id);
    }
    if (!this.#stopped) around.post({ type: "ack", id, seq });
  }

  /** Do what a message wants; what is refused is answered with the reason. */
  async #refusing(id: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.around.post({ type: "refused", id, code: refusal.code, message: refusal.message, rule: refusal.rule, where: null });
    }
  }

  /** A game of the same kind with the same players. */
  #again(id: string): Kept {
    const { kind, seats, you, hints } = this.table;
    const others = seats.filter((_, seat) => seat !== you);
    const bots = others.map((seat) => seat.bot ?? "");
    const names = seats.map((seat) => seat.name);
    const portrait = this.table.seats[you]?.portrait ?? null;
    return newGame(id, { kind, bots, names, name: names[you] ?? "", portrait, seat: you, hints, at: this.around.now(), rematchOf: this.table.id });
  }

  /** Append the actions, keep them, then show them; returns the number of the last line. */
  async #write(actions: readonly Decided[], command?: string): Promise<number> {
    const { table, around } = this;
    const at = around.now();
    const entries = actions.map((decided, place): Entry => {
      const entry = { seq: table.seq + 1 + place, at, ...decided };
      return command === undefined ? entry : { ...entry, command };
    });
    const steps = entries.map((entry) => table.apply(entry));
    await this.#during("store", around.keep(headOf(table), entries));
    if (this.#stopped) return table.seq; // lines that were not kept are never shown
    for (const step of steps) around.post(table.line(step, table.you));
    this.#ask();
    this.#drive();
    this.#tellControls();
    return table.seq;
  }

  #catchUp(after: number | null): void {
    const { table, around } = this;
    if (after === null || after > table.seq) {
      around.post({ type: "welcome", version: VERSION, table: table.view(table.you, around.now()) });
      this.#tellControls();
      return;
    }
    for (const step of table.steps.slice(after)) around.post(table.line(step, table.you));
    this.#ask();
    around.post({ type: "presence", seats: [table.you], watchers: 0 });
  }

  /** Ask the reader for a move, if it is their turn. */
  #ask(): void {
    const { legal, claim } = this.table.question(this.table.you);
    const isOwn = this.table.asked?.bot === null;
    if (legal.length && isOwn) this.around.post({ type: "asked", seq: this.table.seq, legal, claim });
  }

  #tellControls(): void {
    if (!this.#stopped) this.around.controls({ undo: this.table.canUndo, next: this.#pause.isForReader });
  }

  /** Let the bot whose turn it is think, unless it already does. */
  #drive(): void {
    const { changes, waitsForBot } = this.table;
    if (this.#turn?.changes === changes && waitsForBot) return;
    this.#turn = waitsForBot && !this.#stopped ? { changes } : null;
    this.#pause.end();
    if (this.#turn) this.#play(this.#turn).catch((fault: unknown) => this.#fail(fault));
  }

  /** A bot's turn, with a pause like a person's; it is over as soon as another turn starts. */
  async #play(turn: Turn): Promise<void> {
    const began = this.around.now();
    const { code, failed } = await this.#choice(turn);
    if (this.#turn !== turn) return;
    await this.#pause.of(Math.max(this.around.pause(), this.table.canUndo ? SECOND_THOUGHTS : 0), began);
    this.#then(async () => {
      if (this.#turn === turn) await this.#write([movedByBot(this.table, code, failed)]);
    });
  }

  /** The bot's move, or the Bookkeeper's if the bot fails or gives no sign of life. */
  async #choice(turn: Turn): Promise<{ code: number; failed: boolean }> {
    const { engine, foretold, asked, kept, moves } = this.table;
    const seat = this.table.turn ?? 0;
    const isOff = (): boolean => this.#turn !== turn;
    try {
      if (turn.changes === this.#standsIn) throw new Stalled("the game did not answer in this bot's turn");
      const toWin = !kept.daily; // the deal of the day counts points
      const question = { bot: asked?.bot ?? "", seat, foretold, toWin, random: randomFor(kept.seed, moves), isOff };
      const code = await this.#during("bot", this.bots.choose(question), seat);
      if (isOff() || engine.legal(engine.look(seat)).includes(code)) return { code, failed: false };
    } catch (fault) {
      console.warn(fault);
    }
    return { code: isOff() ? 0 : this.bots.standIn(seat), failed: true };
  }

  /** Note what the game is waiting for, until it is done. */
  async #during<T>(what: Waits["for"], done: Promise<T>, seat = 0): Promise<T> {
    const waits = { for: what, seat, since: this.around.now() };
    this.#waits.push(waits);
    try {
      return await done;
    } finally {
      this.#waits = this.#waits.filter((each) => each !== waits);
    }
  }
}
