/** Who can still win in the last round: by the totals, and the points that each seat can still get. */

import { magicianBase, magicianPoints, sealPoints, wizardPoints } from "../pad/points.ts";
import { RULES } from "../pad/rules.ts";
import type { ExtremeView, TableKind, TableView, WizardView } from "../protocol/types.ts";
import { tricksOf } from "./descriptions.ts";

const { wizard: SCORING, extreme: COSTS } = RULES.options.defaults;

/** The totals that a seat can reach with these numbers of further tricks; a greater one is better. */
type Reach = (seat: number, more: readonly number[]) => number[];

/**
 * The seats that can still win, alone or shared; null before the last round, after it, and while seals are predicted.  A
 * seat that is missing cannot win, whatever anybody does: even if everything went its way, and against everybody else.
 */
export function contenders({ game, kind, status, sheet }: TableView): number[] | null {
  if (game === null || status !== "playing" || game.round !== game.rounds) return null;
  if (game.phase === "over" || sheet.at(-1)?.round === game.round) return null; // the round is over
  if (game.game === "wizard") return able(game, game.tricks_left, inWizard(game, kind.game));
  // a seal for the latest trick is still to be returned (B9)
  const tricks = game.tricks_left + Number(game.phase === "return");
  return game.phase === "play" || game.phase === "return" ? able(game, tricks, inExtreme(game, kind.game)) : null;
}

/** The seats for which a number of tricks exists with which they could have the best total. */
function able({ totals }: WizardView | ExtremeView, left: number, reach: Reach): number[] {
  const canWin = (seat: number): boolean =>
    range(0, left).some((more) => {
      const own = Math.max(...reach(seat, [more]));
      const others = range(0, left - more);
      return totals.every((_, other) => other === seat || own >= Math.min(...reach(other, others)));
    });
  return totals.flatMap((_, seat) => (canWin(seat) ? [seat] : []));
}

function inWizard(game: WizardView, agreed: TableKind["game"]): Reach {
  /** By how much the Cloud may change a bid (S7). */
  const spare = agreed.game === "wizard" && agreed.specials?.some((special) => special === "cloud") ? 1 : 0;
  const cards = tricksOf(game, agreed);
  return (seat, more) => {
    const [won, bid, total] = [game.tricks[seat] ?? 0, game.bids[seat], game.totals[seat] ?? 0];
    const bids = typeof bid === "number" ? range(Math.max(0, bid - spare), bid + spare) : range(0, cards);
    return bids.flatMap((each) => more.map((tricks) => total + wizardPoints(each, won + tricks, SCORING)));
  };
}

/** B9, B10: a trick costs a seal that is held, or brings a black one; B13: the Magician's points fall with black seals. */
function inExtreme(game: ExtremeView, agreed: TableKind["game"]): Reach {
  const base = magicianBase({ ...COSTS, ...(agreed.game === "extreme" && agreed) }, game.round, game.rounds);
  const others = game.seals.filter((_, seat) => seat !== game.magician);
  const black = game.pool["black"] ?? 0;
  const held = (seat: number): number => sealPoints(game.seals[seat] ?? {}, COSTS);
  /** The points at best and at worst after a number of tricks. */
  const ends = (seat: number, tricks: number): number[] => {
    if (seat === game.magician) return [0, black].map((more) => magicianPoints(base, [...others, { black: more }]));
    const { white = 0, black: _, ...coloured } = game.seals[seat] ?? {};
    const whites = Math.min(white, tricks);
    const rest = Math.min(Object.values(coloured).reduce((sum, count) => sum + count, 0), tricks - whites);
    return [held(seat) - sealPoints({ white: whites, B: rest }, COSTS), held(seat) + COSTS.black * Math.min(black, tricks)];
  };
  return (seat, more) => more.flatMap((tricks) => ends(seat, tricks)).map((points) => -(game.totals[seat] ?? 0) - points);
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
