/** What a table on the screen shows of a step, besides the view: the log's entry, the trick that is cleared, the round's end. */

import type { Event } from "../lines/fold_game.ts";
import type { Line, TableView } from "../protocol/types.ts";
import { personName } from "../words/names.ts";

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

/** The end of a round, from the events of its line. */
export function roundEnd(event: Event, { events }: Line): RoundEnd | null {
  if (event.event !== "round-scored") return null;
  return { scored: event, dealer: events.find((each) => each.event === "round-dealt")?.dealer ?? null };
}

/** The trick that an event clears: at once if it has no consequences, otherwise when they are settled. */
export function swept(view: TableView, event: Event, phase: string | null): Sweep | null {
  const trick = view.game?.trick ?? [];
  if (event.event === "trick-taken" || event.event === "trick-bombed") {
    const stays = phase === "pass" || phase === "cloud" || phase === "return";
    return stays || !trick.length ? null : { plays: trick, winner: event.event === "trick-taken" ? event.seat : null };
  }
  const settles = event.event === "cards-passed" || event.event === "seal-returned" || event.event === "bid-changed";
  return settles && trick.length ? { plays: trick, winner: view.last_trick?.winner ?? null } : null;
}

/** The event of the reader's own move, if it can be shown before the server answers. */
export function ownEvent(seat: number | null, move: string): Event | null {
  if (seat === null || !move.startsWith("play ") || move === "play ?") return null;
  return { event: "card-played", seat, play: move.slice("play ".length) };
}

/** Whether a player was erased since the reader got the table: before a game only their lines show it, not a seat. */
export function hasForgotten(before: TableView | null, now: TableView): boolean {
  if (before === null || now.status === "waiting") return before !== null && before.seq === now.seq;
  return now.seats.some(({ name, free }, seat) => name === "" && !free && before.seats[seat]?.name !== personName(""));
}

/** A table from the server, with names for players who have none. */
export const named = (table: TableView): TableView => ({
  ...table,
  seats: table.seats.map((seat) => (seat.free ? seat : { ...seat, name: personName(seat.name) })),
});
