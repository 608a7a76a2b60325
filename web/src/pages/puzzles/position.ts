/** A puzzle's position as its seat sees it; the rules on this device play up to it. */

import { sharedEngine } from "../../device/games.ts";
import { botsNamed } from "../../engine/cast.ts";
import { gameView, legalMoves, reasonOfMove } from "../../engine/names.ts";
import type { Event } from "../../lines/fold_game.ts";
import type { TableView } from "../../protocol/types.ts";
import { readRecord, replayOf, type Engines } from "../../record/replaying.ts";
import { momentsOf } from "../../replay/states.ts";
import type { Reason } from "../../table/live.svelte.ts";
import { recordOf, type Puzzle } from "./puzzles.ts";

/** A complete trick: who played what, and who won it (null: nobody). */
export interface Trick {
  plays: readonly (readonly [seat: number, play: string])[];
  winner: number | null;
}

export interface Position {
  puzzle: Puzzle;
  seat: number;
  view: TableView;
  legal: readonly string[];
  tricks: readonly Trick[];
  /** Why a move is not allowed; null if it is. */
  why: (move: string) => Reason | null;
}

/** A puzzle's position; throws Refused if the rules cannot be fetched. */
export async function positionOf(puzzle: Puzzle, engines: Engines = sharedEngine): Promise<Position> {
  const text = JSON.stringify(recordOf(puzzle));
  const game = await readRecord(text, engines);
  const replay = replayOf(game, text);
  const { engine } = game;
  const saved = engine.save();
  const seat = replay.lines.at(-1)?.turn ?? 0;
  const last = momentsOf({ ...replay, bots: botsNamed(replay.players, seat) }).at(-1);
  if (!last) throw new Error(`the puzzle ${puzzle.id} has no position`);
  const view = { ...last.view, you: seat, game: gameView(engine, seat) };
  const legal = legalMoves(engine, seat);
  const tricks = replay.lines.flatMap(({ events }) => events.flatMap((event) => trickOf(event, view.seats.length)));
  const why = (move: string): Reason | null => {
    engine.restore(saved);
    return reasonOfMove(engine, seat, move);
  };
  return { puzzle, seat, view, legal, tricks, why };
}

function trickOf(event: Event, seats: number): Trick[] {
  if (event.event !== "trick-taken" && event.event !== "trick-bombed") return [];
  const plays = event.plays.map((play, place) => [(event.leader + place) % seats, play] as const);
  return [{ plays, winner: event.event === "trick-taken" ? event.seat : null }];
}

/** The table after this card; other moves change nothing visible here. */
export function viewAfter({ view, seat }: Position, move: string): TableView {
  const [verb, object = ""] = move.split(" ");
  if (verb !== "play" || !view.game) return view;
  const card = object.split(":")[0] ?? "";
  const known_cards = view.game.known_cards.map((hand, owner) => (owner === seat ? without(hand, card) : hand));
  const hand_sizes = view.game.hand_sizes.map((size, owner) => (owner === seat ? size - 1 : size));
  const trick: [number, string][] = [...view.game.trick, [seat, object]];
  return { ...view, game: { ...view.game, known_cards, hand_sizes, trick, turn: null } };
}

function without(hand: readonly string[], card: string): string[] {
  const place = hand.indexOf(card);
  return place < 0 ? [...hand] : hand.toSpliced(place, 1);
}
