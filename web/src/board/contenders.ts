/** Who can still win in the last round of Wizard: by the totals, and the points that each seat can still get. */

import { wizardPoints } from "../pad/points.ts";
import { RULES } from "../pad/rules.ts";
import type { TableView, WizardView } from "../protocol/types.ts";
import { tricksOf } from "./descriptions.ts";

const SCORING = RULES.options.defaults.wizard;

/**
 * The seats that can still win, alone or shared; null before the last round, after it, and in Wizard Extreme.  A seat that
 * is missing cannot win, whatever anybody does: even if everything went its way, and against everybody else.
 */
export function contenders({ game, kind, status, sheet }: TableView): number[] | null {
  if (game?.game !== "wizard" || kind.game.game !== "wizard" || status !== "playing" || game.round !== game.rounds) return null;
  if (game.phase === "over" || sheet.at(-1)?.round === game.round) return null; // the round is over
  const spare = (kind.game.specials ?? []).some((special) => special === "cloud") ? 1 : 0;
  const round = { game, spare, cards: tricksOf(game, kind.game) };
  return game.totals.flatMap((_, seat) => (canWin(round, seat) ? [seat] : []));
}

interface Round {
  game: WizardView;
  /** By how much the Cloud may change a bid (S7). */
  spare: number;
  cards: number;
}

/** Whether a number of tricks exists with which this seat could have the highest total. */
function canWin(round: Round, seat: number): boolean {
  const { game } = round;
  return range(0, game.tricks_left).some((more) => {
    const own = Math.max(...totals(round, seat, [more]));
    const others = range(0, game.tricks_left - more);
    return game.totals.every((_, other) => other === seat || own >= Math.min(...totals(round, other, others)));
  });
}

/** The totals that a seat can reach; `more`: how many tricks it may still win. */
function totals({ game, spare, cards }: Round, seat: number, more: readonly number[]): number[] {
  const [won, bid] = [game.tricks[seat] ?? 0, game.bids[seat]];
  const bids = typeof bid === "number" ? range(Math.max(0, bid - spare), bid + spare) : range(0, cards);
  return bids.flatMap((each) => more.map((tricks) => (game.totals[seat] ?? 0) + wizardPoints(each, won + tricks, SCORING)));
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
