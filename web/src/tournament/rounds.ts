/** Looking things up in a tournament. */

import type { RoundTable, RoundView, TournamentView } from "./model.ts";

/** The newest round; null before the first draw. */
export const roundNow = (view: TournamentView): RoundView | null => view.rounds.at(-1) ?? null;

/** The table of a person in a round; null: on a bye, or not in the round. */
export const tableOf = (round: RoundView, person: string): RoundTable | null =>
  round.tables.find(({ seats }) => seats.includes(person)) ?? null;

/** All people at the tables of a round. */
export const seatedIn = (round: RoundView): string[] => round.tables.flatMap(({ seats }) => seats);

/** The name of a person by id. */
export function namesOf(view: TournamentView): (id: string) => string {
  const names = new Map(view.people.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? "?";
}

/** How many people the next round is for: those who play, or in a knockout those who go on. */
export function wantedNext(view: TournamentView): number {
  if (view.next.stage !== "preliminary" && view.next.stage !== null) {
    return view.settings.knockout[view.rounds.filter(({ stage }) => stage !== "preliminary").length] ?? 0;
  }
  return view.people.filter(({ left }) => left === null || left > view.next.round).length;
}

/** A round's tables: disputed results first, then those to confirm, then by number. */
export function inOrder(tables: readonly RoundTable[]): RoundTable[] {
  const rank = { disputed: 0, "handed-in": 1, playing: 2, confirmed: 2 } as const;
  return [...tables].sort((a, b) => rank[a.status] - rank[b.status] || a.number - b.number);
}

/** Whether a table's result counts. */
export const isDone = ({ status }: RoundTable): boolean => status === "confirmed";
