/** A running table: shows what the server sends at a pace that a reader can follow. */

import type { Waits } from "../device/host.ts";
import type { Hints } from "../device/log.ts";
import type { Event } from "../lines/fold_game.ts";
import { foldAction } from "../lines/fold_table.ts";
import type { Advice } from "../protocol/advice.ts";
import type { Line, TableView, ToClient } from "../protocol/types.ts";
import { Connection, type Connect, type Health, type TableConnection } from "../server/connection.ts";
import { me } from "../server/me.svelte.ts";
import { Commands, type Command, type Refusal } from "./commands.svelte.ts";
import { Screen } from "./screen.svelte.ts";
import { ownEvent } from "./shown.ts";

type Presence = Extract<ToClient, { type: "presence" }>;
export type Reason = Extract<ToClient, { type: "reason" }>;

/** A backlog of this many lines is shown at once instead of step by step. */
const FAR_BEHIND = 24;
/** How long to wait after the server refused too many requests, in milliseconds. */
const TOO_FAST = 1000;

export class LiveTable extends Screen {
  /** The reader's legal moves, once everything before the question has been shown. */
  legal = $state.raw<readonly string[]>([]);
  /** Whether the reader may claim all remaining tricks. */
  claim = $state.raw(false);
  health = $state.raw<Health>("connecting");
  reason = $state.raw<Reason | null>(null);
  /** The coach's latest answer, at a server's table. */
  advice = $state.raw<Advice | null>(null);
  secret = $state.raw<string | null>(null);
  /** Whether the browser does not keep a game on this device. */
  unsaved = $state(false);
  /** Whether another bot plays in a game on this device because nets are missing. */
  lacksNets = $state(false);
  /** What a game on this device has been waiting for; null if it is running, or waits for the reader. */
  waits = $state.raw<Waits | { for: "worker" } | null>(null);
  /** How the coach helps in a game on this device; never at a server's table. */
  hints = $state.raw<Hints>("off");
  /** Whether the player who opened the table removed the reader from their seat before the game. */
  removed = $state(false);
  /** Who watches and who is banned; only known to the player who opened the table. */
  watching = $state.raw<NonNullable<Presence["watching"]>>([]);
  bans = $state.raw<NonNullable<Presence["bans"]>>([]);
  /** How many milliseconds our clock is ahead of the server's. */
  ahead = $state.raw(0);

  readonly #connection: TableConnection;
  readonly #commands: Commands;
  #queue: Line[] = [];
  #asked: Extract<ToClient, { type: "asked" }> | null = null;
  #heard: number | null = null;
  /** The whole table was requested: if the connection breaks before it arrives, it must be sent again. */
  #lacksWhole = false;
  #showing = false;
  #foretold: { id: string; move: string } | null = null;
  /** The reader's move that the server has not answered yet; until then no question is shown. */
  #moving: string | null = null;

  /** `pace` multiplies the pauses (0 shows everything at once); `connect`: to the server by default. */
  constructor(
    readonly table: string,
    pace: () => number,
    connect: Connect = (id, listener) => new Connection(id, listener),
  ) {
    super(pace);
    this.#connection = connect(table, {
      message: (message) => this.#hear(message),
      health: (health) => (this.health = health),
      heard: () => (this.#lacksWhole ? null : this.#heard),
    });
    this.#commands = new Commands(this.#connection);
  }

  /** The latest refusal, until the next command or until it is closed. */
  get refusal(): Refusal | null {
    return this.#commands.refusal;
  }

  set refusal(refusal: Refusal | null) {
    this.#commands.refusal = refusal;
  }

  /** Give a command, unless the same one is under way; returns its id. */
  do(command: Command): string {
    return this.#commands.do(command);
  }

  /** Give a command that the reader did not ask for; a refusal is not shown. */
  doQuietly(command: Command): void {
    this.#commands.doQuietly(command);
  }

  /** Whether a command of this kind with these values is under way, until its effect is shown. */
  isDoing(wanted: Partial<Command>): boolean {
    return this.#commands.isDoing(wanted);
  }

  /** The latest refusal, if it was of a command of this kind with these values. */
  refusalOf(wanted: Partial<Command>): Refusal | null {
    return this.#commands.refusalOf(wanted);
  }

  /** Make a move; a card is shown at once, and the server's answer corrects it if necessary. */
  move(move: string): void {
    if (!this.legal.includes(move)) return;
    this.#answered();
    this.#asked = null;
    const event = ownEvent(this.view?.you ?? null, move);
    const id = this.do({ do: "move", move });
    this.#moving = id;
    if (event && this.view) {
      this.#foretold = { id, move };
      void this.show(event, null);
    }
  }

  /** Claim the rest of the round: the question disappears, unless the claim is refused. */
  claimRest(): void {
    this.#answered();
    this.#asked = null;
    this.#moving = this.do({ do: "claim" });
  }

  /** Ask why a move is not allowed; the answer comes as `reason`. */
  why(move: string): void {
    this.reason = null;
    this.#connection.send({ type: "why", id: this.#connection.nextId(), move });
  }

  /** Show everything that is waiting immediately. */
  skip(): void {
    if (this.#showing) this.looks.skip();
  }

  close(): void {
    this.looks.skip();
    this.#connection.close();
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        this.#begin(message.table);
        break;
      case "line":
        this.#hearLine(message);
        break;
      case "asked":
        this.#asked = message;
        this.#offer();
        break;
      case "ack":
        this.#commands.carriedOut(message.id, message.seq);
        this.#settle();
        if (message.id !== this.#moving) break;
        this.#moving = null;
        this.#offer();
        break;
      case "refused":
        if (message.id === null && this.#lacksWhole) {
          setTimeout(() => this.#lacksWhole && this.#askWhole(), TOO_FAST); // the server cannot send it at once
          break;
        }
        if (!this.#commands.refused(message) && message.id !== null && message.id === this.#moving) this.#takeBack();
        break;
      case "reason":
        this.reason = message;
        break;
      case "advice":
        if (message.seq === this.#asked?.seq) this.advice = message.advice as Advice;
        break;
      case "revealed":
        this.secret = message.secret;
        if (this.view) this.view = { ...this.view, secret: message.secret };
        break;
      case "presence":
        if (this.view) this.view = { ...this.view, present: message.seats, watchers: message.watchers };
        this.watching = message.watching ?? [];
        this.bans = message.bans ?? [];
        break;
      default:
        break;
    }
  }

  /** Queue a line, or ask for those that are missing before it. */
  #hearLine(line: Line): void {
    if (this.#heard !== null && line.seq <= this.#heard) return;
    if (this.#heard !== null && line.seq > this.#heard + 1) {
      this.#connection.send({ type: "resync", after: this.#heard });
      return;
    }
    this.#heard = line.seq;
    this.#queue.push(line);
    void this.#run();
  }

  /** Start from the whole table. */
  #begin(table: TableView): void {
    this.#lacksWhole = false;
    this.#queue = [];
    this.#foretold = null;
    this.#heard = table.seq;
    this.begin(table);
    this.ahead = Date.now() - table.now;
    this.secret = table.secret;
    this.#asked = table.legal.length ? { type: "asked", seq: table.seq, legal: table.legal, claim: table.claim } : null;
    this.#answered();
    this.#settle();
    this.#offer();
  }

  /** Forget the commands whose effect has been shown. */
  #settle(): void {
    this.#commands.shown(this.#lacksWhole ? -1 : (this.view?.seq ?? -1));
  }

  /** A move was refused, but may already be shown: request the server's state and question. */
  #takeBack(): void {
    this.#moving = null;
    this.#foretold = null;
    this.#askWhole();
  }

  #askWhole(): void {
    this.#lacksWhole = true;
    this.#connection.send({ type: "resync", after: null });
  }

  /** Ask the reader once everything before the question has been shown. */
  #offer(): void {
    if (this.#showing || this.#queue.length || this.#moving !== null || !this.#asked || !this.view) return;
    if (this.#asked.seq !== this.view.seq) return;
    this.legal = this.#asked.legal;
    this.claim = this.#asked.claim;
  }

  async #run(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let line = this.#queue.shift(); line; line = this.#queue.shift()) {
      this.looks.hurry ||= this.#queue.length > FAR_BEHIND;
      await this.#showLine(line).catch((fault: unknown) => this.#unshown(fault));
      this.#settle();
      if (!this.#queue.length) this.looks.hurry = false;
    }
    this.#showing = false;
    this.#offer();
  }

  /** A line could not be shown: continue with the table after it. */
  #unshown(fault: unknown): void {
    console.error(fault);
    this.clear();
    this.#askWhole();
  }

  async #showLine(line: Line): Promise<void> {
    if (!this.view) return;
    this.tell({ line, event: null, before: this.#asTold(this.view, line) });
    if (line.action.action === "moved") this.#answered();
    if (line.action.action === "removed" && line.action.seat === this.view.you) this.#removed(this.view);
    if (line.action.action === "seated") this.removed = false;
    const needsWhole = this.#needsWhole(line);
    // The page for the game starts with the whole table: its log requests all lines up to that one.
    if (line.action.action !== "started") this.view = foldAction(this.view, line.action);
    this.looks.claimed ||= line.action.action === "claimed";
    if (needsWhole) return this.#askWhole();
    await this.showAll(line, (event) => this.#wasForetold(line, event));
  }

  /** The table as a line is told: a reader who is sitting down is "you", though the table does not say so yet. */
  #asTold(view: TableView, { action }: Line): TableView {
    if (action.action !== "seated" || view.you !== null || action.name !== me.name) return view;
    return this.isDoing({ do: "sit", seat: action.seat }) ? { ...view, you: action.seat } : view;
  }

  /** Whether only the server knows the new state: at a game's start, after a move was taken back, or if the new player may be the reader. */
  #needsWhole({ action }: Line): boolean {
    return action.action === "started" || action.action === "undone" || ((action.action === "seated" || action.action === "signed-in") && this.view?.you === null);
  }

  /** The reader lost their seat, or no longer plays. */
  #removed(view: TableView): void {
    this.removed = view.status === "waiting";
    this.#asked = null;
    this.#answered();
  }

  /** A move was made, maybe by the reader in another tab: the earlier question is settled. */
  #answered(): void {
    this.legal = [];
    this.claim = false;
  }

  /** Whether the reader's own move has already shown this event, or a different card instead. */
  #wasForetold(line: Line, event: Event): boolean {
    const own = this.#foretold;
    if (!own || event.event !== "card-played" || event.seat !== this.view?.you) return false;
    this.tell({ line, event, before: this.view });
    if (`play ${event.play}` === own.move) this.#foretold = null;
    else this.#takeBack(); // another window of the same seat was faster: only one card was played
    return true;
  }
}
