/** A table on this device, folded from its log.  Only `apply` changes it. */

import { layOut } from "../engine/dealing.ts";
import type { Engine, EventNumbers } from "../engine/engine.ts";
import { codeOf, eventSeen, gameView, ledOf, legalMoves } from "../engine/names.ts";
import { NUMBERS } from "../engine/numbers.ts";
import { courseOf, settingsOf } from "../engine/options.ts";
import { sealsNow, sheetRow } from "../engine/sheet.ts";
import { trickOf } from "../lines/fold_game.ts";
import { FREE, seatAfter, type Seat } from "../lines/seats.ts";
import { undoAfter } from "../lines/undo.ts";
import type { Line, TableKind, TableView } from "../protocol/types.ts";
import { MOST_LINES, USUAL_HINTS, type Entry, type Hints, type Kept } from "./log.ts";

type SheetRow = TableView["sheet"][number];

/** A line of the log with the events that it caused in the game. */
export interface Step {
  entry: Entry;
  events: EventNumbers[];
  turn: number | null;
  phase: string | null;
  led: Line["led"];
}

/** A deal or a move of the game, for records and replays. */
export interface Played {
  /** Null: a deal. */
  move: string | null;
  seat: number | null;
  events: EventNumbers[];
  turn: number | null;
  phase: string;
  led: Line["led"];
}

/** What a move changes, for taking it back. */
interface Before {
  state: Uint8Array;
  moves: number;
  played: number;
  last: TableView["last_trick"];
}

/** B3: the number of cards that everybody has at the start of a round of Wizard Extreme. */
const CARDS_EACH = 15;

export class Table {
  readonly kind: TableKind;
  readonly seats: Seat[];
  readonly steps: Step[] = [];
  readonly played: Played[] = [];
  readonly sheet: SheetRow[] = [];
  readonly done = new Map<string, number>();
  status: TableView["status"] = "waiting";
  paused = false;
  /** The number of moves, without those taken back. */
  moves = 0;
  /** How often the game has changed. */
  changes = 0;
  /** The number of changes when the reader last asked the coach. */
  hintedAt: number | null = null;
  /** How many moves were made after a hint, by seat. */
  readonly hinted: number[];
  rematch: string | null = null;
  readonly rematchSeats = new Set<number>();
  #last: TableView["last_trick"] = null;
  /** The state before the latest move, if it was the reader's. */
  #before: Before | null = null;
  /** The latest move, while it can be taken back. */
  #latest: TableView["undo"] = null;
  #foretold: { round: number; seals: readonly number[] } | null = null;

  /** Rebuild a table from its log; from then on the engine belongs to the table. */
  constructor(
    readonly engine: Engine,
    readonly kept: Kept,
  ) {
    this.kind = kept.kind;
    this.hinted = Array.from({ length: kept.kind.seats ?? 4 }, () => 0);
    this.seats = Array.from({ length: kept.kind.seats ?? 4 }, () => FREE);
    for (const entry of kept.entries) this.#fold(entry);
  }

  get id(): string {
    return this.kept.id;
  }

  /** The reader's seat. */
  get you(): number {
    return this.kept.you;
  }

  /** How the coach helps the reader. */
  get hints(): Hints {
    return this.kept.hints ?? USUAL_HINTS;
  }

  get seq(): number {
    return this.steps.length;
  }

  /** The seat that the game waits for. */
  get turn(): number | null {
    return this.steps.at(-1)?.turn ?? null;
  }

  /** Whether the game is over, so that nothing stays hidden. */
  get isOpen(): boolean {
    return this.steps.at(-1)?.phase === "over";
  }

  /** The seat to move now; null if there is none, as in a pause. */
  get asked(): Seat | null {
    return this.status !== "playing" || this.paused || this.turn === null ? null : (this.seats[this.turn] ?? null);
  }

  get waitsForBot(): boolean {
    return this.asked !== null && this.asked.bot !== null;
  }

  /** Whether the reader may take back their latest move: nobody has moved since, and it revealed nothing hidden. */
  get canUndo(): boolean {
    if (this.kept.daily) return false;
    return this.#before !== null && this.#latest?.seat === this.you && this.status === "playing" && this.seats[this.you]?.bot === null && this.seq < MOST_LINES;
  }

  /** B5: the seals of the seats and the pool when predictions ended, or now while they go on; empty in Wizard. */
  get foretold(): readonly number[] {
    const { state, tables, game } = this.engine;
    if (game === "extreme" && tables.phases[state.number("phase")] === "predict") return sealsNow(this.engine);
    return this.#foretold?.round === state.number("round") ? this.#foretold.seals : [];
  }

  /** Add the next entry of the log. */
  apply(entry: Entry): Step {
    this.kept.entries.push(entry);
    return this.#fold(entry);
  }

  /** A line as a seat (null: a spectator) may see it; after the game everything is open. */
  line({ entry, events, turn, phase, led }: Step, seat: number | null): Line {
    const shown = events.map((event) => eventSeen(this.engine, event, seat, this.isOpen));
    return { type: "line", seq: entry.seq, at: entry.at, action: entry.action, events: shown, turn, phase, led };
  }

  /** The legal moves of a seat if it is its turn, and whether it may claim the remaining tricks. */
  question(seat: number | null): { legal: string[]; claim: boolean } {
    if (seat === null || this.turn !== seat || this.asked === null) return { legal: [], claim: false };
    return { legal: legalMoves(this.engine, seat), claim: this.engine.mayClaim(seat) };
  }

  /** The table as a seat (null: a spectator) may see it now. */
  view(seat: number | null, now: number): TableView {
    return {
      table: this.id,
      seq: this.seq,
      kind: this.kind,
      status: this.status,
      paused: this.paused,
      locked: false,
      commitment: "",
      secret: null,
      seats: [...this.seats],
      you: seat !== null && this.seats[seat]?.owned ? seat : null,
      owner: seat === this.you,
      votes: [],
      undo: this.#latest,
      deadline: null,
      rematch: this.rematch,
      game: this.status === "waiting" ? null : gameView(this.engine, seat),
      ...this.question(seat),
      sheet: [...this.sheet],
      last_trick: this.#last && { ...this.#last },
      present: [this.you],
      watchers: 0,
      now,
    };
  }

  #fold(entry: Entry): Step {
    if (entry.seq !== this.seq + 1) throw new Error(`line ${entry.seq} follows line ${this.seq}`);
    const events = this.#change(entry);
    if (entry.command !== undefined) this.done.set(entry.command, entry.seq);
    const step = { entry, events, ...this.#position() };
    const before = { undo: this.#latest, seats: this.seats, kind: this.kind };
    this.#latest = undoAfter(before, this.engine.state.number("round"), this.line(step, null));
    this.steps.push(step);
    return step;
  }

  /** Whose turn it is, the phase, and the suit to follow. */
  #position(): Pick<Step, "turn" | "led"> & { phase: string | null } {
    if (this.status === "waiting" || this.status === "closed") return { turn: null, phase: null, led: null };
    const state = this.engine.state;
    const turn = state.number("turn");
    const phase = this.engine.tables.phases[state.number("phase")] ?? null;
    return { turn: turn === NUMBERS.none ? null : turn, phase, led: ledOf(this.engine.game, state) };
  }

  /** Change the table by an entry; returns the events in the game. */
  #change({ action, move }: Entry): EventNumbers[] {
    switch (action.action) {
      case "started":
        this.status = "playing";
        this.engine.newGame(this.seats.length, settingsOf(this.kind, this.engine.usualRounds(this.seats.length)), BigInt(this.kept.seed), courseOf(this.kind.game));
        return this.#begin();
      case "moved":
        return this.#move(action.seat, move ?? "", action.bot === null);
      case "undone":
        this.#undo();
        return [];
      case "hinted":
        this.hintedAt = this.changes;
        this.hinted[action.seat] = (this.hinted[action.seat] ?? 0) + 1;
        return [];
      case "paused":
        this.paused = true;
        return [];
      case "resumed":
        this.paused = false;
        return [];
      case "rematch-asked":
        this.rematch = action.table;
        this.rematchSeats.add(action.seat);
        return [];
      case "closed":
        this.status = "closed";
        return [];
      default:
        this.#changeSeat(action);
        return [];
    }
  }

  #changeSeat(action: Entry["action"]): void {
    if (!("seat" in action) || action.seat === null) return;
    const changed = seatAfter(this.seats[action.seat] ?? FREE, action);
    if (changed) this.seats[action.seat] = changed;
  }

  /** Make a move, and the next deal if the round is over. */
  #move(seat: number, move: string, isOwn: boolean): EventNumbers[] {
    const { engine, moves, played } = this;
    const code = codeOf(engine.game, move);
    if (code === null || seat !== this.turn || !engine.legal(engine.look(seat)).includes(code)) throw new Error(`seat ${seat} cannot make the move ${move}`);
    this.#before = isOwn && seat === this.you ? { state: engine.save(), moves, played: played.length, last: this.#last } : null;
    const made = this.#make(code, move, seat);
    const phase = this.#position().phase;
    if (phase === "over") this.status = "over";
    return phase === "deal" ? [...made, ...this.#deal()] : made;
  }

  #undo(): void {
    const before = this.#before;
    if (!before) throw new Error("there is no move to take back");
    this.engine.restore(before.state);
    this.moves = before.moves;
    this.played.length = before.played;
    this.#last = before.last;
    this.#before = null;
    this.changes++;
  }

  /** Play the given rounds, then deal if the game waits for that. */
  #begin(): EventNumbers[] {
    const { engine } = this;
    const events: EventNumbers[] = [];
    for (const { hands, turned, moves } of this.kept.given ?? []) {
      const dealt = engine.dealGiven(layOut(engine, hands, turned));
      this.#note(null, null, dealt);
      events.push(...dealt);
      for (const move of moves) events.push(...this.#given(move));
    }
    return this.#position().phase === "deal" ? [...events, ...this.#deal()] : events;
  }

  #given(move: string): EventNumbers[] {
    const { engine } = this;
    const code = codeOf(engine.game, move);
    const seat = engine.state.number("turn");
    if (code === null || !engine.isLegal(code)) throw new Error(`seat ${seat} cannot have made the move ${move}`);
    return this.#make(code, move, seat);
  }

  #make(code: number, move: string, seat: number): EventNumbers[] {
    const made = this.engine.apply(code);
    this.moves++;
    this.changes++;
    this.#note(move, seat, made);
    return made;
  }

  #deal(): EventNumbers[] {
    const events = this.engine.deal();
    this.#note(null, null, events);
    return events;
  }

  /** Remember a deal or a move for the record, the score sheet, and the last trick. */
  #note(move: string | null, seat: number | null, events: EventNumbers[]): void {
    const { turn, phase, led } = this.#position();
    const round = this.engine.state.number("round");
    if (this.engine.game === "extreme" && phase === "play" && this.engine.state.number("tricks_left") === CARDS_EACH) {
      this.#foretold = { round, seals: sealsNow(this.engine) };
    }
    this.played.push({ move, seat, events, turn, phase: phase ?? "", led });
    for (const numbers of events) {
      const event = eventSeen(this.engine, numbers, null, true);
      if (event.event === "round-scored") this.sheet.push(sheetRow(this.engine, event));
      if (event.event === "trick-taken" || event.event === "trick-bombed") this.#last = trickOf(event, round, this.seats.length);
    }
  }
}
