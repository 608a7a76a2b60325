/** Numbers of players, rounds and cards, from the tables generated from the rules. */

import type { GameName, Mode, WizardOptions } from "./model.ts";
import { RULES } from "./rules.ts";

/** The element of a list for a number of players; the last one beyond its end. */
function forPlayers<T>(list: readonly T[], players: number): T {
  return list[Math.min(Math.max(players, 1), list.length) - 1] as T;
}

const table = (mode: Mode) => RULES.wizard[mode];

/** The number of rounds for a number of players. */
export function roundsByRules(game: GameName, mode: Mode, players: number): number {
  return forPlayers<number>(game === "extreme" ? RULES.extreme.rounds : table(mode).rounds, players);
}

/** The number of cards that each player gets in a round of Wizard. */
export function cardsByRules(mode: Mode, players: number, round: number): number {
  const [first, more] = forPlayers<readonly [number, number]>(table(mode).cards, players);
  return first + more * (round - 1);
}

/** The number of cards in the deck. */
export function deckOf(mode: Mode, players: number, specials: number): number {
  const basic = forPlayers<number>(table(mode).deck, players);
  return mode === "single-suit" ? basic : basic + specials;
}

/** The fewest and the most players. */
export function playersAllowed(game: GameName, mode: Mode): readonly [number, number] {
  return game === "extreme" ? RULES.extreme.players : table(mode).players;
}

/** The trump suit of a round under Maximus. */
export const maximusTrump = (round: number): string | null => RULES.maximus[round - 1] ?? null;

/** Whether only some cards are chosen of a group that belongs together. */
export function lacksPartner(specials: readonly string[]): boolean {
  const chosen = RULES.options.pair.filter((name) => specials.includes(name));
  return chosen.length > 0 && chosen.length < RULES.options.pair.length;
}

const has = (list: readonly string[], name: string): boolean => list.includes(name);

/** Whether the rules have special cards in this mode. */
export const knowsSpecials = (mode: Mode): boolean => has(RULES.options.modes_with_specials, mode);

/** Whether the rules have plus/minus one with this way of bidding. */
export const knowsPlusMinus = (bidding: WizardOptions["bidding"]): boolean =>
  has(RULES.options.biddings_with_plus_minus, bidding);
