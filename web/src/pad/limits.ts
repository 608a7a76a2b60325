/** How many: players, rounds, cards.  Everything here stands in the tables that are made from the rules. */

import type { GameName, Mode, WizardOptions } from "./model.ts";
import { RULES } from "./rules.ts";

/** What a list by number of players says; for more than it knows, its last. */
function forPlayers<T>(list: readonly T[], players: number): T {
  return list[Math.min(Math.max(players, 1), list.length) - 1] as T;
}

const table = (mode: Mode) => RULES.wizard[mode];

/** How many rounds a number of players plays. */
export function roundsByRules(game: GameName, mode: Mode, players: number): number {
  return forPlayers<number>(game === "extreme" ? RULES.extreme.rounds : table(mode).rounds, players);
}

/** How many cards everybody gets in a round of Wizard. */
export function cardsByRules(mode: Mode, players: number, round: number): number {
  const [first, more] = forPlayers<readonly [number, number]>(table(mode).cards, players);
  return first + more * (round - 1);
}

/** How many cards there are to deal. */
export function deckOf(mode: Mode, players: number, specials: number): number {
  const basic = forPlayers<number>(table(mode).deck, players);
  return mode === "single-suit" ? basic : basic + specials;
}

/** The fewest and the most players. */
export function playersAllowed(game: GameName, mode: Mode): readonly [number, number] {
  return game === "extreme" ? RULES.extreme.players : table(mode).players;
}

/** The suit that Maximus gives a round. */
export const maximusTrump = (round: number): string | null => RULES.maximus[round - 1] ?? null;

/** Whether some of the cards that come only together are chosen and others not. */
export function lacksPartner(specials: readonly string[]): boolean {
  const chosen = RULES.options.pair.filter((name) => specials.includes(name));
  return chosen.length > 0 && chosen.length < RULES.options.pair.length;
}

const has = (list: readonly string[], name: string): boolean => list.includes(name);

/** Whether the rules know special cards in this mode. */
export const knowsSpecials = (mode: Mode): boolean => has(RULES.options.modes_with_specials, mode);

/** Whether the rules know plus/minus one with this way of bidding. */
export const knowsPlusMinus = (bidding: WizardOptions["bidding"]): boolean =>
  has(RULES.options.biddings_with_plus_minus, bidding);
