/** The question that the server asks, derived from the legal moves. */

import { cardOf, readMove, readPlay } from "../protocol/notation.ts";
import type { Suit, TableView } from "../protocol/types.ts";

export type Question = "trump" | "bid" | "play" | "unseen" | "pass" | "cloud" | "predict" | "return";

const QUESTIONS: Record<string, Question> = {
  trump: "trump",
  bid: "bid",
  play: "play",
  pass: "pass",
  cloud: "cloud",
  seal: "predict",
  magician: "predict",
  done: "predict",
  return: "return",
};

/** The question that these moves answer; null if there is none. */
export function asked(legal: readonly string[]): Question | null {
  const first = legal[0];
  if (first === undefined) return null;
  if (first === "play ?") return "unseen";
  return QUESTIONS[readMove(first)[0]] ?? null;
}

/** The arguments of all legal moves of one kind: `trump G` and `trump none` give `["G", "none"]`. */
export function objects(legal: readonly string[], verb: string): string[] {
  return legal.map(readMove).flatMap(([name, object]) => (name === verb ? [object] : []));
}

/** The suit led, if it forbids a card of the hand (A9, B7); the legal moves are those shown, as a card may still fly. */
export function followed(legal: readonly string[], hand: readonly string[], led: Suit | null): Suit | null {
  const isBound = asked(legal) === "play" && hand.some((card) => !legal.some((move) => cardOf(move) === card));
  return isBound ? led : null;
}

/** The declarations of a card, each with its move: `W` and `F`, or suits. */
export function forms(legal: readonly string[], card: string): { as: string; move: string }[] {
  return objects(legal, "play").flatMap((object) => {
    const play = readPlay(object);
    return play.card === card && play.as !== null ? [{ as: play.as, move: `play ${object}` }] : [];
  });
}

/** Whether a person whose move it is has closed the page; a game of days goes on without. */
const isAbsent = ({ seats, present, kind }: TableView, seat: number): boolean =>
  seats[seat]?.owned === true && seats[seat].bot === null && !present.includes(seat) && kind.pace?.clock !== "days";

/** The other player that the table waits for, and the question, or that they are absent; null while it waits for nobody or for us. */
export function awaited(view: TableView, you: number | null): { seat: number; phase: string } | null {
  const { game } = view;
  if (view.status !== "playing" || view.paused || !game || game.turn === null || game.turn === you) return null;
  return { seat: game.turn, phase: isAbsent(view, game.turn) ? "absent" : game.phase };
}

/** The sum of the other known bids. */
export function bidSum(bids: readonly (number | "?" | null)[], you: number): number {
  return bids.reduce<number>((sum, bid, seat) => (seat !== you && typeof bid === "number" ? sum + bid : sum), 0);
}
