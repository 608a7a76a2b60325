/** Rounds in words, and their people, seats and results. */

import type { PersonView, RoundView, StandingView, RoundTable, TournamentView } from "../../../tournament/model.ts";
import { seatsOf } from "../../../tournament/online.ts";
import { roundNow } from "../../../tournament/rounds.ts";
import { isolated } from "../../../words/names.ts";
import { nameAt } from "../../../words/people.ts";
import { t } from "../../../words/words.svelte.ts";

/** "Round 2 of 3", "Knockout, round 4", "Final"; before the first draw "Before round 1", at the end "The end". */
export function roundWords(view: Pick<TournamentView, "settings" | "over">, round: RoundView | null): string {
  if (round === null) return t("web-hall-before");
  if (view.over) return t("web-hall-end");
  if (round.stage === "preliminary") return t("web-hall-round-of", { round: round.number, rounds: Math.max(round.number, view.settings.rounds) });
  return t(`web-hall-${round.stage}`, { round: round.number });
}

/** Names in the order of a language, numbers by their value. */
export function inOrder(people: readonly PersonView[], language: string): PersonView[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...people].sort((a, b) => compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

/** The name of somebody, by their id. */
export function nameIn({ people }: Pick<TournamentView, "people">, id: string): string {
  return isolated(nameAt(people, id) ?? id);
}

/** Where somebody sits: a table and the seat's number from 1, a bye, or (null) not in this round. */
export type Seat = { table: RoundTable; seat: number } | "bye" | null;

export function seatOf(round: RoundView, person: string): Seat {
  const table = round.tables.find(({ seats }) => seats.includes(person));
  if (table) return { table, seat: 1 + (seatsOf(table)[table.seats.indexOf(person)] ?? 0) };
  return round.byes.includes(person) ? "bye" : null;
}

/** Everybody in a round with their seat, by name. */
export function seating(view: TournamentView, round: RoundView, language: string): { person: PersonView; seat: Seat }[] {
  const all = inOrder(view.people, language).map((person) => ({ person, seat: seatOf(round, person.id) }));
  return all.filter(({ seat }) => seat !== null);
}

/** Who takes part now: not those who have left before the round that is played, or will be next. */
export const present = (view: TournamentView): PersonView[] =>
  view.people.filter(({ left }) => left === null || left > Math.max(1, view.next.round));

/** A person's result in a round; without a table it was a bye, without points there is none yet. */
export interface Result {
  round: RoundView;
  table: RoundTable | null;
  points: number | null;
  place: number | null;
}

/** The results of a person, the latest first. */
export function resultsOf(view: TournamentView, person: string): Result[] {
  const fewest = view.settings.game === "extreme";
  const found = view.rounds.flatMap((round): Result[] => {
    const seat = seatOf(round, person);
    if (seat === null) return [];
    if (seat === "bye") return [{ round, table: null, points: null, place: null }];
    const points = seat.table.points?.[seat.table.seats.indexOf(person)] ?? null;
    return [{ round, table: seat.table, points, place: placeAmong(seat.table.points, points, fewest) }];
  });
  return found.reverse();
}

/** The place of these points at a table; in Wizard Extreme the fewest win (B14).  Null without a result. */
export function placeAmong(all: RoundTable["points"], points: number | null, fewest: boolean): number | null {
  if (all === null || points === null) return null;
  return 1 + all.filter((other) => other !== null && (fewest ? other < points : other > points)).length;
}

/** Whether the standings say anything yet. */
export const hasResults = ({ standings }: Pick<TournamentView, "standings">): boolean => standings.some(({ games }) => games > 0);

/** Whether somebody reaches the next stage; null if that is not, or no longer, decided. */
export function goesOn(view: TournamentView, standing: StandingView): boolean | null {
  const [first] = view.settings.knockout;
  if (view.over || roundNow(view)?.stage === "final" || first === undefined || view.standings.length <= first || !hasResults(view)) return null;
  const isPreliminary = view.rounds.every(({ stage }) => stage === "preliminary");
  return isPreliminary ? standing.place <= first && !standing.out : !standing.out;
}
