/** Folds the lines of a table into its view, for live games and replays. */

import type { Line, TableView } from "../protocol/types.ts";
import { personName } from "../words/names.ts";
import { foldGame, replaced, trickOf, type Action, type Event } from "./fold_game.ts";
import { seatAfter } from "./seats.ts";
import { undoAfter } from "./undo.ts";

/** The table with the seat as it is after an action at it. */
function withSeat(view: TableView, action: Action): TableView {
  const seat = "seat" in action && action.seat !== null ? action.seat : -1;
  const old = view.seats[seat];
  const now = old && seatAfter(old, action);
  return now ? { ...view, seats: replaced(view.seats, seat, now) } : view;
}

/** The table after an action; changes of the game come as events. */
export function foldAction(view: TableView, action: Action): TableView {
  switch (action.action) {
    case "seated":
      return withSeat(view, { ...action, name: personName(action.name) });
    case "unseated":
      return { ...withSeat(view, action), you: view.you === action.seat ? null : view.you };
    case "removed": {
      const { seat, bot } = action;
      return foldAction(view, view.status === "waiting" ? { action: "unseated", seat } : { action: "handed-over", seat, bot, why: "removed" });
    }
    case "handed-over":
      return { ...withSeat(view, action), votes: [] };
    case "locked":
      return { ...view, locked: true };
    case "voted":
      return { ...view, votes: [...view.votes, action.seat].sort((a, b) => a - b) };
    case "moved":
    case "undone":
      return { ...view, votes: [] };
    case "paused":
      return { ...view, paused: true };
    case "resumed":
      return { ...view, paused: false };
    case "started":
      return { ...view, status: "playing", locked: false };
    case "rematch-asked":
      return { ...view, rematch: action.table };
    case "closed":
      return { ...view, status: "closed" };
    default:
      return withSeat(view, action);
  }
}

/** The table after an event of its game; `phase`: the question after all events of the line. */
export function foldEvent(view: TableView, event: Event, phase: string | null = null): TableView {
  if (!view.game) return view;
  const after = { ...view, game: foldGame(view.game, event, phase, view.you) };
  switch (event.event) {
    case "trick-taken":
    case "trick-bombed":
      return { ...after, last_trick: trickOf(event, view.game.round, view.seats.length) };
    case "round-scored":
      return { ...after, sheet: [...view.sheet, rowOf(view.game, event)] };
    case "game-over":
      return { ...after, status: "over" };
    default:
      return after;
  }
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

/** The end of a line: apply the server's question. */
export function settled(view: TableView, line: Line): TableView {
  const game = view.game && { ...view.game, turn: line.turn, phase: line.phase ?? view.game.phase, led: line.led };
  const after = { ...view, seq: line.seq, game, legal: [], claim: false };
  return { ...after, undo: undoAfter(view, game?.round ?? 0, line), deadline: deadlineOf(after, line) };
}

const SECOND = 1000;
const LENGTHS = { none: 0, seconds: SECOND, days: 86_400 * SECOND };
/** Actions that restart the clock of a move. */
const ASKING_ANEW: Action["action"][] = ["started", "moved", "undone", "resumed", "taken-back"];

/** When the current player's time is up; null without a clock. */
function deadlineOf(view: TableView, line: Line): number | null {
  const turn = view.game?.turn ?? null;
  const seat = turn === null ? undefined : view.seats[turn];
  const pace = view.kind.pace;
  const time = LENGTHS[pace?.clock ?? "none"] * (pace?.amount ?? 1);
  if (!time || !seat?.owned || seat.bot !== null || view.paused || view.status !== "playing") return null;
  return ASKING_ANEW.includes(line.action.action) ? line.at + time : view.deadline;
}
