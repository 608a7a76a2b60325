/** What is shown of a table, and how it changes line by line: the same for a game that is on and for a replay. */

import type { Happened, TableView } from "../protocol/types.ts";
import { foldGame, replaced, type Event, type Line } from "./fold.ts";

type Seat = TableView["seats"][number];

function changedSeat(view: TableView, seat: number, change: Partial<Seat>): TableView {
  const old = view.seats[seat];
  return old ? { ...view, seats: replaced(view.seats, seat, { ...old, ...change }) } : view;
}

const FREE: Seat = { name: "", free: true, program: false, bot: null, owned: false, why: null, value: null };

/** The table after what was done at it; what happened in the game is told by events. */
export function foldLine(view: TableView, line: Line): TableView {
  switch (line.line) {
    case "sat-down":
      return changedSeat(view, line.seat, { ...FREE, free: false, name: line.name, program: line.program, owned: true });
    case "bot-sat-down":
      return changedSeat(view, line.seat, { ...FREE, free: false, name: line.name, bot: line.bot });
    case "got-up":
      return { ...changedSeat(view, line.seat, FREE), you: view.you === line.seat ? null : view.you };
    case "value-added":
      return changedSeat(view, line.seat, { value: line.value });
    case "bot-took-over":
      return { ...changedSeat(view, line.seat, { bot: line.bot, why: line.why }), votes: [] };
    case "owner-came-back":
      return changedSeat(view, line.seat, { bot: null, why: null });
    case "vote-cast":
      return { ...view, votes: [...view.votes, line.seat].sort((a, b) => a - b) };
    case "move-made":
      return { ...view, votes: [] };
    case "game-paused":
      return { ...view, paused: true };
    case "game-resumed":
      return { ...view, paused: false };
    case "game-started":
      return { ...view, status: "playing" };
    case "rematch-wanted":
      return { ...view, rematch: line.table };
    case "table-closed":
      return { ...view, status: "closed" };
    default:
      return view;
  }
}

/** The table after something that happened in its game; `phase`: what the game waits for at the end of the line. */
export function foldEvent(view: TableView, event: Event, phase: string | null = null): TableView {
  if (!view.game) return view;
  const after = { ...view, game: foldGame(view.game, event, phase, view.you) };
  switch (event.event) {
    case "trick-taken":
    case "trick-bombed":
      return { ...after, last_trick: trickOf(event, view) };
    case "round-scored":
      return { ...after, sheet: [...view.sheet, rowOf(view.game, event)] };
    case "game-over":
      return { ...after, status: "over" };
    default:
      return after;
  }
}

type TrickEvent = Extract<Event, { event: "trick-taken" | "trick-bombed" }>;

function trickOf(event: TrickEvent, view: TableView): NonNullable<TableView["last_trick"]> {
  const plays = event.plays.map((play, i): [number, string] => [(event.leader + i) % view.seats.length, play]);
  return { plays, winner: event.event === "trick-taken" ? event.seat : null, leader: event.seat, round: view.game?.round ?? 0 };
}

/** The round's row of the score sheet. */
function rowOf(
  game: NonNullable<TableView["game"]>,
  event: Extract<Event, { event: "round-scored" }>,
): TableView["sheet"][number] {
  const { round, points, totals } = event;
  const common = { round, dealer: game.dealer, tricks: game.tricks, points, totals };
  return game.game === "wizard"
    ? { ...common, bids: game.bids, seals: null, magician: null }
    : { ...common, bids: null, seals: game.seals, magician: game.magician };
}

/** The end of a line: what the server says the game waits for. */
export function settled(view: TableView, line: Happened): TableView {
  const game = view.game && { ...view.game, turn: line.turn, phase: line.phase ?? view.game.phase, led: line.led };
  const after = { ...view, seq: line.seq, game, legal: [], claim: false };
  return { ...after, deadline: deadlineOf(after, line) };
}

const SECOND = 1000;
const LENGTHS = { none: 0, seconds: SECOND, days: 86_400 * SECOND };
/** Lines with which the time for a move begins anew. */
const ASKING_ANEW: Line["line"][] = ["game-started", "move-made", "game-resumed", "owner-came-back"];

/** When the time of whoever is asked is up; null where no clock ticks for him. */
function deadlineOf(view: TableView, line: Happened): number | null {
  const turn = view.game?.turn ?? null;
  const seat = turn === null ? undefined : view.seats[turn];
  const pace = view.kind.pace;
  const time = LENGTHS[pace?.clock ?? "none"] * (pace?.amount ?? 1);
  if (!time || !seat?.owned || seat.bot !== null || view.paused || view.status !== "playing") return null;
  return ASKING_ANEW.includes(line.line.line) ? line.at + time : view.deadline;
}

/** The table after a line, all at once. */
export function foldAll(view: TableView, line: Happened): TableView {
  const folded = line.events.reduce((seen, event) => foldEvent(seen, event, line.phase), foldLine(view, line.line));
  return settled(folded, line);
}
