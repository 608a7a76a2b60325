/** A game as a list of moments for a replay: one for each step at which a person might stop. */

import { sorted, type Event, type GameView } from "../lines/fold_game.ts";
import { foldEvent } from "../lines/fold_table.ts";
import { FREE } from "../lines/seats.ts";
import type { Replay, ReplayLine, Suit, TableView } from "../protocol/types.ts";
import { personName } from "../words/names.ts";

export type Kind = "start" | "deal" | "question" | "play" | "trick" | "scored" | "other";

export interface Moment {
  kind: Kind;
  /** The table at this moment and just before it. */
  view: TableView;
  before: TableView;
  events: readonly Event[];
  /** The seat that acted, or null. */
  seat: number | null;
  round: number;
  /** How many tricks of the round are complete. */
  trick: number;
}

/** B2: the seals in the pool before the first round. */
const BOX = { B: 3, G: 3, R: 5, Y: 3, P: 3, white: 4, black: 6 };
const LONGEST_NAME = 24;

/** A name from a file that is safe to show: one line, no invisible characters, not too long. */
export function cleanName(name: string, seat: number): string {
  if (name === "") return personName(name);
  const shown = [...name.replace(/[\p{C}\s]+/gu, " ").trim()];
  if (shown.length === 0) return String(seat + 1);
  return shown.length > LONGEST_NAME ? `${shown.slice(0, LONGEST_NAME - 1).join("")}…` : shown.join("");
}

function emptyGame(replay: Replay): GameView {
  const each = <T>(value: T): T[] => replay.players.map(() => value);
  const common = {
    phase: "deal",
    turn: null,
    round: 0,
    rounds: replay.rounds,
    dealer: 0,
    known_cards: each<string[]>([]),
    hand_sizes: each(0),
    trick: [],
    led: null,
    tricks: each(0),
    tricks_left: 0,
    totals: each(0),
  };
  if (replay.kind.game === "extreme")
    return { ...common, game: "extreme", magician: null, pool: BOX, seals: each<Record<string, number>>({}) };
  const open = { trump: null, turned: null, werewolf: null, cloud: null };
  return { ...common, ...open, game: "wizard", bids: each(null), passed: each(null) };
}

/** The table of a replay before its first deal. */
export function emptyTable(replay: Replay): TableView {
  const seats = replay.players.map((name, seat) => ({ ...FREE, free: false, name: cleanName(name, seat), bot: replay.bots?.[seat] ?? null }));
  return {
    table: "",
    seq: 0,
    kind: { game: replay.kind, seats: seats.length },
    status: "playing",
    paused: false,
    locked: false,
    commitment: "",
    secret: null,
    seats,
    you: null,
    owner: false,
    votes: [],
    undo: null,
    deadline: null,
    rematch: null,
    game: emptyGame(replay),
    legal: [],
    claim: false,
    sheet: [],
    last_trick: null,
    present: [],
    watchers: 0,
    now: 0,
  };
}

const isTrick = (event: Event | undefined): boolean =>
  event?.event === "trick-taken" || event?.event === "trick-bombed";

/** Split the events of a line into portions to be shown one by one. */
export function portions(events: readonly Event[]): Event[][] {
  const parts: Event[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    const begins = event.event === "round-dealt" || event.event === "round-scored" || isTrick(last?.at(-1));
    if (!last || begins) parts.push([event]);
    else last.push(event);
  }
  return parts;
}

const QUESTIONS: Event["event"][] = ["bid-made", "trump-set", "seal-taken"];

function kindOf(events: readonly Event[]): Kind {
  const names = events.map((event) => event.event);
  if (names.includes("round-dealt")) return "deal";
  if (names.includes("round-scored")) return "scored";
  if (events.some(isTrick)) return "trick";
  if (names.includes("card-played")) return "play";
  return names.some((name) => QUESTIONS.includes(name)) ? "question" : "other";
}

/** Sort all open hands like the server. */
function orderly(event: Event): Event {
  return event.event === "round-dealt" ? { ...event, hands: event.hands.map(sorted) } : event;
}

interface Waiting {
  turn: number | null;
  phase: string;
  led: Suit | null;
}

function waiting(view: TableView, { turn, phase, led }: Waiting): TableView {
  return { ...view, game: view.game && { ...view.game, turn, phase, led } };
}

/** The complete trick on the table again, so that people can look at it before it is swept. */
function lying(view: TableView): TableView {
  const trick = view.last_trick?.plays ?? [];
  return { ...view, game: view.game && { ...view.game, trick, led: null, phase: "taken" } };
}

/** Turns lines into moments; only remembers the table in between. */
class MomentMaker {
  moments: Moment[] = [];

  constructor(private table: TableView) {
    this.moments.push(this.momentOf("start", table, [], null));
  }

  add(line: ReplayLine): void {
    const parts = portions(line.events.map(orderly));
    parts.forEach((events, index) => {
      const before = this.table;
      const folded = events.reduce((view, event) => foldEvent(view, event, line.phase), before);
      const last = index === parts.length - 1;
      this.table = { ...waiting(folded, last ? line : { turn: null, phase: line.phase, led: null }), seq: line.seq };
      this.moments.push(this.momentOf(kindOf(events), before, events, line.seat));
    });
  }

  private momentOf(kind: Kind, before: TableView, events: readonly Event[], seat: number | null): Moment {
    return {
      kind,
      before,
      events,
      seat: kind === "deal" || kind === "scored" ? null : seat,
      view: kind === "trick" ? lying(this.table) : this.table,
      round: this.table.game?.round ?? 0,
      trick: this.doneTricks(),
    };
  }

  private doneTricks(): number {
    const sizes = this.table.game?.hand_sizes ?? [];
    const deal = this.moments.findLast((moment) => moment.kind === "deal");
    const all = deal?.view.game?.tricks_left ?? Math.max(0, ...sizes);
    return Math.max(0, all - (this.table.game?.tricks_left ?? 0));
  }
}

/** All moments of a game; the first is the first deal if there is one, otherwise the empty table. */
export function momentsOf(replay: Replay): Moment[] {
  const maker = new MomentMaker(emptyTable(replay));
  for (const line of replay.lines) maker.add(line);
  return maker.moments.length > 1 ? maker.moments.slice(1) : maker.moments;
}

/** The first moment of each round. */
export function roundStarts(moments: readonly Moment[]): { round: number; at: number }[] {
  return moments.flatMap((moment, at) => (moment.kind === "deal" ? [{ round: moment.round, at }] : []));
}

/** The start of the previous or next round; a step back first goes to the start of the current round. */
export function otherRound(moments: readonly Moment[], at: number, step: 1 | -1): number {
  const starts = roundStarts(moments).map((start) => start.at);
  if (step > 0) return starts.find((start) => start > at) ?? moments.length - 1;
  return starts.findLast((start) => start < at) ?? 0;
}

/** The table as seen from a seat, without the other hands; null: all hands are open. */
export function seenFrom(view: TableView, chair: number | null): TableView {
  if (chair === null || !view.game) return view;
  const known_cards = view.game.known_cards.map((hand, seat) => (seat === chair ? hand : []));
  return { ...view, game: { ...view.game, known_cards } };
}
