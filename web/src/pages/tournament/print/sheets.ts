/** What an empty score sheet on paper has. */

import { cardsByRules, roundsByRules } from "../../../pad/limits.ts";
import type { Mode } from "../../../pad/model.ts";
import type { Settings, TournamentView } from "../../../tournament/model.ts";

/** A score sheet: a column per seat (a name, or empty), and a row per round with its number of cards (null: in Wizard Extreme). */
export interface Blank {
  table: number | null;
  names: readonly string[];
  rounds: readonly { number: number; cards: number | null }[];
}

/** The rounds of a game with this many players, with their cards, by the tournament's options. */
export function roundsFor({ game, options }: Pick<Settings, "game" | "options">, players: number): Blank["rounds"] {
  const mode: Mode = "mode" in options && options.mode ? options.mode : "standard";
  const many = options.rounds ?? roundsByRules(game, mode, players);
  const cards = (round: number): number | null => (game === "wizard" ? cardsByRules(mode, players, round) : null);
  return Array.from({ length: many }, (_, i) => ({ number: i + 1, cards: cards(i + 1) }));
}

/** The sheets for the latest round, one per table, or (before the draw) an empty one for each size of tables. */
export function blanks(view: TournamentView, nameOf: (person: string) => string): Blank[] {
  const { settings } = view;
  const round = view.rounds.at(-1);
  if (round && !round.closed) {
    return round.tables.map(({ number, seats }) => ({ table: number, names: seats.map(nameOf), rounds: roundsFor(settings, seats.length) }));
  }
  const sizes = [settings.size, settings.odd === "fives" ? settings.size + 1 : settings.size - 1];
  return sizes.map((size) => ({ table: null, names: Array.from({ length: size }, () => ""), rounds: roundsFor(settings, size) }));
}

/** The tables' cards; only organisers know the codes. */
export const cardsOf = (view: Pick<TournamentView, "codes">): { number: number; code: string }[] =>
  (view.codes ?? []).map((code, i) => ({ number: i + 1, code }));
