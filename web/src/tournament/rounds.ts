/** Looking things up in a tournament. */

import { undoneIn } from "../server/entries.ts";
import type { PersonView, RoundTable, RoundView, Settings, TournamentView } from "./model.ts";
import { nameAt } from "../words/people.ts";

/** The newest round; null before the first draw. */
export const roundNow = (view: TournamentView): RoundView | null => view.rounds.at(-1) ?? null;

/** The table of a person in a round; null: on a bye, or not in the round. */
export const tableOf = (round: RoundView, person: string): RoundTable | null =>
  round.tables.find(({ seats }) => seats.includes(person)) ?? null;

/** All people at the tables of a round. */
export const seatedIn = (round: RoundView): string[] => round.tables.flatMap(({ seats }) => seats);

/** The name of a person by id. */
export function namesOf(view: TournamentView): (id: string) => string {
  return (id) => nameAt(view.people, id) ?? "?";
}

/** Whether a person takes part in a round. */
const plays = ({ left }: PersonView, round: number): boolean => left === null || round < left;

/** The number of people in the next round: those who play, or in a knockout those who go on. */
export function wantedNext({ next, people, rounds, settings }: TournamentView): number {
  const here = people.filter((person) => plays(person, next.round)).length;
  const last = rounds.at(-1);
  if (next.stage === "preliminary" || !last) return here;
  const before = last.stage === "preliminary" ? here : seatedIn(last).length + last.byes.length;
  return settings.knockout.find((size) => size < before) ?? here;
}

/** A penalty as it counts: subtracted, or in Wizard Extreme, where the fewest points win, added. */
export const penaltyText = (points: number, { game }: Settings): string => `${game === "extreme" ? "+" : "−"}${points}`;

/** The penalties of a round by person, as far as this page has them in the log. */
export function penaltiesIn({ log }: TournamentView, round: number): Map<string, number[]> {
  const undone = undoneIn(log);
  const found = new Map<string, number[]>();
  for (const { id, do: does, round: at, person, points } of log) {
    if (does !== "penalty" || at !== round || undone.has(id) || typeof person !== "string") continue;
    found.set(person, [...(found.get(person) ?? []), Number(points)]);
  }
  return found;
}

/** A round's tables: disputed results first, then those to confirm, then by number. */
export function inOrder(tables: readonly RoundTable[]): RoundTable[] {
  const rank = { disputed: 0, "handed-in": 1, playing: 2, confirmed: 2 } as const;
  return [...tables].sort((a, b) => rank[a.status] - rank[b.status] || a.number - b.number);
}

/** Whether a table's result counts. */
export const isDone = ({ status }: RoundTable): boolean => status === "confirmed";
