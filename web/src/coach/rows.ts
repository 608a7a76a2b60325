/** The data for statistics over many games: a small row for each of the reader's rounds, from a look back and the record. */

import type { GameName } from "../engine/engine.ts";
import type { Part } from "./classes.ts";
import type { LookBack } from "./lookback.ts";

/** One of the reader's rounds, wherever it was played. */
export interface PlayedRound {
  /** Cards per player. */
  size: number;
  /** The distance from the dealer; 0: the dealer. */
  place: number;
  /** The bid as it counted; the number of tricks predicted in Wizard Extreme; null: unknown, or the Magician was taken. */
  bid: number | null;
  /** Whether the bid was met; in Wizard Extreme: no penalty points. */
  met: boolean;
}

/** A round of a game with a look back. */
export interface RoundRow extends PlayedRound {
  /** The points that each decision lost, by part. */
  lost: [part: Part, points: number][];
}

/** A game with a look back. */
export interface GameRow {
  id: string;
  /** When it was played, in milliseconds since 1970. */
  at: number;
  game: GameName;
  seats: number;
  seat: number;
  /** The versions that judged. */
  rules: string;
  nets: string;
  /** Whole rounds judged what the nets doubt; rows kept without it have the losses by the nets alone. */
  isWhole?: true;
  rounds: RoundRow[];
}

/** A round in a record. */
export interface Story {
  dealer: number;
  hands: string[][];
  turned?: string | null;
  moves: [seat: number, verb: string, ...rest: unknown[]][];
  result?: { bids?: number[]; tricks?: number[]; points: number[] };
}

/** How many tricks a seat predicts in Wizard Extreme; null with the Magician.  A seal that is removed is replaced by a white one. */
export function predicted(moves: Story["moves"], seat: number): number | null {
  const verbs = moves.flatMap(([who, verb]) => (who === seat ? verb : []));
  return verbs.includes("magician") ? null : verbs.filter((verb) => verb === "seal").length;
}

/** The row of a seat's game in which whole rounds judged what the nets doubt; incomplete rounds do not count. */
export function rowOf(id: string, at: number, seat: number, found: LookBack, record: unknown): GameRow {
  const stories = (record as { rounds: Story[] }).rounds;
  const complete = stories.slice(0, found.ledger.length / found.players.length);
  const game = found.game.game === "extreme" ? "extreme" : "wizard";
  const rounds = complete.map(({ dealer, hands, moves, result }, number): RoundRow => {
    const lost = found.decisions.filter((each) => each.seat === seat && each.round === number + 1).map(({ part, lost }): [Part, number] => [part, lost]);
    const bid = result?.bids?.[seat] ?? predicted(moves, seat);
    const met = game === "wizard" ? bid === result?.tricks?.[seat] : result?.points[seat] === 0;
    const seats = found.players.length;
    return { size: hands[seat]?.length ?? 0, place: (seat - dealer + seats) % seats, bid, met, lost };
  });
  return { id, at, game, seats: found.players.length, seat, rules: found.rules, nets: found.nets, isWhole: true, rounds };
}
