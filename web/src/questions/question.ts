/** The question that the server asks, derived from the legal moves. */

import type { TableView } from "../protocol/types.ts";
import { readMove, readPlay } from "../table/notation.ts";

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

/** The question that these moves answer; null: none is asked. */
export function asked(legal: readonly string[]): Question | null {
  const first = legal[0];
  if (first === undefined) return null;
  if (first === "play ?") return "unseen";
  return QUESTIONS[readMove(first)[0]] ?? null;
}

/** The legal moves of one kind, as what they are about: `trump G` and `trump none` are `["G", "none"]`. */
export function objects(legal: readonly string[], verb: string): string[] {
  return legal.map(readMove).flatMap(([name, object]) => (name === verb ? [object] : []));
}

/** As what a card can be played: `W` and `F`, or suits; each with its move. */
export function forms(legal: readonly string[], card: string): { as: string; move: string }[] {
  return objects(legal, "play").flatMap((object) => {
    const play = readPlay(object);
    return play.card === card && play.as !== null ? [{ as: play.as, move: `play ${object}` }] : [];
  });
}

/** The other player and the question for which the table waits; null when it waits for nobody, or for us. */
export function awaited(view: TableView, you: number | null): { seat: number; phase: string } | null {
  const { game } = view;
  if (view.status !== "playing" || view.paused || !game || game.turn === null || game.turn === you) return null;
  return { seat: game.turn, phase: game.phase };
}

/** What the others have bid together, as far as it is known. */
export function bidSum(bids: readonly (number | "?" | null)[], you: number): number {
  return bids.reduce<number>((sum, bid, seat) => (seat !== you && typeof bid === "number" ? sum + bid : sum), 0);
}
