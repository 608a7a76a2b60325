/** A running table: shows what the server sends at a pace that a reader can follow. */

import { tick } from "svelte";
import type { Waits } from "../device/host.ts";
import type { Hints } from "../device/log.ts";
import type { Event } from "../lines/fold_game.ts";
import { foldAction, foldEvent, settled } from "../lines/fold_table.ts";
import type { Advice } from "../protocol/advice.ts";
import type { FromClient, Line, TableView, ToClient } from "../protocol/types.ts";
import { Connection, type Connect, type Health, type TableConnection } from "../server/connection.ts";
import { personName } from "../words/names.ts";
import { pauseFor } from "./pauses.ts";

export type Command = Extract<FromClient, { type: "do" }>["command"];
/** A refusal, with the refused command if it was one. */
export type Refusal = Extract<ToClient, { type: "refused" }> & { command?: Command | undefined };
type Presence = Extract<ToClient, { type: "presence" }>;
export type Reason = Extract<ToClient, { type: "reason" }>;

/** A step on the screen, for the log, the sounds and screen readers. */
export interface ShownStep {
  line: Line;
  /** Null: an action at the table, outside the game. */
  event: Event | null;
  /** The table before it. */
  before: TableView;
}

/** A complete trick that stays for a moment, then moves to its winner (null: to nobody). */
export interface Sweep {
  plays: [number, string][];
  winner: number | null;
}

/** The points of a round, and who deals the next one (null after the last round). */
export interface RoundEnd {
  scored: Extract<Event, { event: "round-scored" }>;
  dealer: number | null;
}

/** A command of the reader, until its effect is shown. */
interface Doing {
  command: Command;
  /** The last line that it caused; null if there is no answer yet. */
  seq: number | null;
}

/** A backlog of this many lines is shown at once instead of step by step. */
const FAR_BEHIND = 24;
/** How long to wait after the server refused too many requests, in milliseconds. */
const TOO_FAST = 1000;

export class LiveTable {
  /** The table on the screen; null until the server has sent it. */
  view = $state.raw<TableView | null>(null);
  /** The reader's legal moves, once everything before the question has been shown. */
  legal = $state.raw<readonly string[]>([]);
  /** Whether the reader may claim all remaining tricks. */
  claim = $state.raw(false);
  health = $state.raw<Health>("connecting");
  refusal = $state.raw<Refusal | null>(null);
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
  /** The number of erasures so far; each requires rebuilding the log. */
  forgotten = $state(0);
  /** Who watches and who is banned; only known to the player who opened the table. */
  watching = $state.raw<NonNullable<Presence["watching"]>>([]);
  bans = $state.raw<NonNullable<Presence["bans"]>>([]);
  /** How many milliseconds our clock is ahead of the server's. */
  ahead = $state.raw(0);
  /** The complete trick about to be swept, and its winner (null if it was bombed). */
  sweeping = $state.raw<Sweep | null>(null);
  /** The end of a round, while it is shown. */
  roundEnd = $state.raw<RoundEnd | null>(null);

  #connection: TableConnection;
  #queue: Line[] = [];
  #asked: Extract<ToClient, { type: "asked" }> | null = null;
  #heard: number | null = null;
  /** The whole table was requested: if the connection breaks before it arrives, it must be sent again. */
  #lacksWhole = false;
  #showing = false;
  #hurry = false;
  /** Somebody claimed the rest of the round, so its cards are shown faster. */
  #claimed = false;
  /** How often everything was reloaded, which cancels earlier animations. */
  #begun = 0;
  #wake: (() => void) | null = null;
  #foretold: { id: string; move: string } | null = null;
  /** The reader's move that the server has not answered yet; until then no question is shown. */
  #moving: string | null = null;
  /** The reader's commands whose effect is not shown yet, by id. */
  #doing = $state.raw<ReadonlyMap<string, Doing>>(new Map());
  /** Commands whose refusal is not shown to the reader. */
  #quiet = new Set<string>();
  #listeners = new Set<(told: ShownStep) => void>();

  /** `pace` multiplies the pauses (0 shows everything at once); `connect`: to the server by default. */
  constructor(
    readonly table: string,
    readonly pace: () => number,
    connect: Connect = (id, listener) => new Connection(id, listener),
  ) {
    this.#connection = connect(table, {
      message: (message) => this.#hear(message),
      health: (health) => (this.health = health),
      heard: () => (this.#lacksWhole ? null : this.#heard),
    });
  }

  /** Call `listener` for everything shown; returns a function that stops it. */
  onTold(listener: (told: ShownStep) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Give a command, unless the same one is under way; messages and reactions may be repeated. */
  do(command: Command): string {
    this.refusal = null;
    const isSame = command.do === "say" || command.do === "react" ? () => false : alike(command);
    const [same] = [...this.#doing].find(([, doing]) => isSame(doing.command)) ?? [];
    if (same !== undefined) return same;
    const id = this.#connection.do(command);
    this.#doing = new Map(this.#doing).set(id, { command, seq: null });
    return id;
  }

  /** Whether a command of this kind with these values is under way, until its effect is shown. */
  isDoing(wanted: Partial<Command>): boolean {
    return [...this.#doing.values()].some(({ command }) => fits(command, wanted));
  }

  /** The latest refusal, if it was of a command of this kind with these values. */
  refusalOf(wanted: Partial<Command>): Refusal | null {
    return this.refusal?.command && fits(this.refusal.command, wanted) ? this.refusal : null;
  }

  /** Give a command that the reader did not ask for; a refusal is not shown. */
  doQuietly(command: Command): void {
    this.#quiet.add(this.#connection.do(command));
  }

  /** Make a move; a card is shown at once, and the server's answer corrects it if necessary. */
  move(move: string): void {
    if (!this.legal.includes(move)) return;
    this.#answered();
    this.#asked = null;
    const event = this.#ownEvent(move);
    const id = this.do({ do: "move", move });
    this.#moving = id;
    if (event && this.view) {
      this.#foretold = { id, move };
      this.#show(event, null);
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
    if (!this.#showing) return;
    this.#hurry = true;
    this.#wake?.();
  }

  close(): void {
    this.#hurry = true;
    this.#wake?.();
    this.#connection.close();
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        this.#begin(message.table);
        break;
      case "line":
        if (this.#heard !== null && message.seq <= this.#heard) break;
        if (this.#heard !== null && message.seq > this.#heard + 1) {
          this.#connection.send({ type: "resync", after: this.#heard });
          break;
        }
        this.#heard = message.seq;
        this.#queue.push(message);
        void this.#run();
        break;
      case "asked":
        this.#asked = message;
        this.#offer();
        break;
      case "ack":
        this.#answeredBy(message.id, message.seq);
        if (message.id !== this.#moving) break;
        this.#moving = null;
        this.#offer();
        break;
      case "refused":
        if (message.id !== null && this.#quiet.delete(message.id)) break;
        if (message.id === null && this.#lacksWhole) {
          setTimeout(() => this.#lacksWhole && this.#askWhole(), TOO_FAST); // the server cannot send it at once
          break;
        }
        this.refusal = { ...message, command: this.#doing.get(message.id ?? "")?.command };
        this.#answeredBy(message.id, null);
        if (message.id !== null && message.id === this.#moving) this.#takeBack();
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

  /** Start from the whole table. */
  #begin(table: TableView): void {
    this.#begun++;
    this.#lacksWhole = false;
    this.#wake?.();
    this.#queue = [];
    this.#claimed = false;
    this.#foretold = null;
    this.#heard = table.seq;
    if (hasForgotten(this.view, table)) this.forgotten++;
    this.view = { ...table, seats: table.seats.map((seat) => (seat.free ? seat : { ...seat, name: personName(seat.name) })) };
    this.ahead = Date.now() - table.now;
    this.secret = table.secret;
    this.sweeping = null;
    this.roundEnd = null;
    this.#asked = table.legal.length ? { type: "asked", seq: table.seq, legal: table.legal, claim: table.claim } : null;
    this.legal = [];
    this.claim = false;
    this.#settle();
    this.#offer();
  }

  /** A command was carried out up to a line, or refused (null). */
  #answeredBy(id: string | null, seq: number | null): void {
    const doing = this.#doing.get(id ?? "");
    if (id === null || !doing) return;
    const now = new Map(this.#doing);
    if (seq === null) now.delete(id);
    else now.set(id, { ...doing, seq });
    this.#doing = now;
    this.#settle();
  }

  /** Forget the commands whose effect has been shown. */
  #settle(): void {
    const shown = this.#lacksWhole ? -1 : (this.view?.seq ?? -1);
    const left = [...this.#doing].filter(([, { seq }]) => seq === null || seq > shown);
    if (left.length < this.#doing.size) this.#doing = new Map(left);
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
      this.#hurry ||= this.#queue.length > FAR_BEHIND;
      await this.#showLine(line).catch((fault: unknown) => this.#unshown(fault));
      this.#settle();
      if (!this.#queue.length) this.#hurry = false;
    }
    this.#showing = false;
    this.#offer();
  }

  /** A line could not be shown: continue with the table after it. */
  #unshown(fault: unknown): void {
    console.error(fault);
    this.sweeping = null;
    this.roundEnd = null;
    this.#askWhole();
  }

  async #showLine(line: Line): Promise<void> {
    const begun = this.#begun;
    if (!this.view) return;
    this.#tell({ line, event: null, before: this.view });
    if (line.action.action === "moved") this.#answered();
    if (line.action.action === "removed" && line.action.seat === this.view.you) this.#removed(this.view);
    if (line.action.action === "seated") this.removed = false;
    const needsWhole = this.#needsWhole(line);
    // The page for the game starts with the whole table: its log requests all lines up to that one.
    if (line.action.action !== "started") this.view = foldAction(this.view, line.action);
    this.#claimed ||= line.action.action === "claimed";
    if (needsWhole) return this.#askWhole();
    for (const event of line.events) {
      if (!this.#wasForetold(line, event)) await this.#show(event, line);
      if (begun !== this.#begun) return;
    }
    this.view = settled(this.view, line);
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

  /** Report an event and show it; line null: the reader's own move before the server's answer. */
  async #show(event: Event, line: Line | null): Promise<void> {
    const before = this.view;
    if (!before) return;
    const begun = this.#begun;
    if (line) this.#tell({ line, event, before });
    this.sweeping = swept(before, event, line?.phase ?? null);
    if (this.sweeping) await this.#look(event);
    if (begun !== this.#begun) return;
    this.view = foldEvent(this.view ?? before, event, line?.phase ?? null);
    if (event.event === "round-scored") this.#claimed = false;
    const isSwept = this.sweeping !== null;
    this.sweeping = null;
    if (line && !isSwept) {
      this.roundEnd = this.#pause(event) ? roundEnd(event, line) : null;
      await this.#look(event);
      this.roundEnd = null;
    }
    await tick();
  }

  /** How long an event is shown at the current pace, in milliseconds. */
  #pause(event: Event): number {
    const unwatched = this.#hurry || document.visibilityState === "hidden";
    return unwatched ? 0 : pauseFor(event.event, this.#claimed) * this.pace();
  }

  /** Pause to let the reader look at an event. */
  #look(event: Event): Promise<void> {
    const wait = this.#pause(event);
    if (wait === 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, wait);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** The event of the reader's own move, if it can be shown before the server answers. */
  #ownEvent(move: string): Event | null {
    const seat = this.view?.you ?? null;
    if (seat === null || !move.startsWith("play ") || move === "play ?") return null;
    return { event: "card-played", seat, play: move.slice("play ".length) };
  }

  /** Whether the reader's own move has already shown this event, or a different card instead. */
  #wasForetold(line: Line, event: Event): boolean {
    const own = this.#foretold;
    if (!own || event.event !== "card-played" || event.seat !== this.view?.you) return false;
    this.#tell({ line, event, before: this.view });
    if (`play ${event.play}` === own.move) this.#foretold = null;
    else this.#takeBack(); // another window of the same seat was faster: only one card was played
    return true;
  }

  #tell(told: ShownStep): void {
    for (const listener of this.#listeners) {
      try {
        listener(told);
      } catch (fault) {
        console.error(fault); // a failing sound or sentence in the log must not stop the game
      }
    }
  }
}

/** Whether a command has these values. */
function fits(command: object, wanted: object): boolean {
  const values = new Map<string, unknown>(Object.entries(command));
  return Object.entries(wanted).every(([name, value]) => values.get(name) === value);
}

/** Whether two commands are the same. */
const alike = (command: Command): ((other: Command) => boolean) => (other) => fits(other, command) && fits(command, other);

/** Whether a player was erased since the reader got the table: before a game only their lines show it, not a seat. */
function hasForgotten(before: TableView | null, now: TableView): boolean {
  if (before === null || now.status === "waiting") return before !== null && before.seq === now.seq;
  return now.seats.some(({ name, free }, seat) => name === "" && !free && before.seats[seat]?.name !== personName(""));
}

/** The end of a round, from the events of its line. */
function roundEnd(event: Event, { events }: Line): RoundEnd | null {
  if (event.event !== "round-scored") return null;
  return { scored: event, dealer: events.find((each) => each.event === "round-dealt")?.dealer ?? null };
}

/** The trick that an event clears: at once if it has no consequences, otherwise when they are settled. */
function swept(view: TableView, event: Event, phase: string | null): Sweep | null {
  const trick = view.game?.trick ?? [];
  if (event.event === "trick-taken" || event.event === "trick-bombed") {
    const stays = phase === "pass" || phase === "cloud" || phase === "return";
    return stays || !trick.length ? null : { plays: trick, winner: event.event === "trick-taken" ? event.seat : null };
  }
  const settles = event.event === "cards-passed" || event.event === "seal-returned" || event.event === "bid-changed";
  return settles && trick.length ? { plays: trick, winner: view.last_trick?.winner ?? null } : null;
}
