/** Points: by the rules' numbers, or by the table's own. */

import type { ExtremeOptions, Seals, WizardOptions } from "./model.ts";
import { RULES } from "./rules.ts";

type WizardScoring = Pick<WizardOptions, "met" | "trick" | "off" | "zero">;

/** A player's points in a round of Wizard. */
export function wizardPoints(bid: number, tricks: number, scoring: WizardScoring): number {
  if (bid !== tricks) return scoring.off * Math.abs(bid - tricks) + 0;
  if (bid === 0 && scoring.zero !== null) return scoring.zero;
  return scoring.met + scoring.trick * tricks;
}

type SealCosts = Pick<ExtremeOptions, "coloured" | "white" | "black">;

/** The points for the seals left. */
export function sealPoints(left: Seals, costs: SealCosts): number {
  const each = (kind: string): number => (kind === "white" || kind === "black" ? costs[kind] : costs.coloured);
  return Object.entries(left).reduce((sum, [kind, n]) => sum + n * each(kind), 0);
}

/** The base of the Magician's points in a round. */
export function magicianBase(options: ExtremeOptions, round: number, rounds: number): number {
  const from = RULES.extreme.raised_from[rounds - 1] ?? Infinity;
  return options.raise_magician && round >= from ? RULES.extreme.raised : options.magician;
}

/** The Magician's points: the base minus one for each black seal that the others took, but at least 0. */
export function magicianPoints(base: number, others: readonly Seals[]): number {
  return Math.max(base - others.reduce((sum, seals) => sum + (seals["black"] ?? 0), 0), 0);
}
