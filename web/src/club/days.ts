/** The evenings of a club by day, and days in words. */

import type { ClubView, EveningView, GameView } from "./model.ts";

/** Days as in 2026-11-26, at the reader's place. */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), String(at.getMonth() + 1).padStart(2, "0"), String(at.getDate()).padStart(2, "0")].join("-");

/** The moment at which a day and an hour begin here. */
export const momentOf = ({ day, time }: Pick<EveningView, "day" | "time">): Date => new Date(`${day}T${time ?? "00:00"}:00`);

/** "Fri, 4 Dec", with the year if it is another one. */
export function dayWords(day: string, language: string, now = new Date()): string {
  const at = momentOf({ day, time: null });
  const year = at.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  return new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "short", ...year }).format(at);
}

/** "19:30", as people write it in this language. */
export const timeWords = (evening: Pick<EveningView, "day" | "time">, language: string): string =>
  evening.time === null ? "" : new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(momentOf(evening));

const byDay = (one: EveningView, other: EveningView): number => (one.day + (one.time ?? "") < other.day + (other.time ?? "") ? -1 : 1);

/** The evenings that come, the next first; those of today are among them. */
export const coming = ({ evenings }: Pick<ClubView, "evenings">, today: string): EveningView[] =>
  evenings.filter(({ day }) => day >= today).sort(byDay);

/** What was: an evening with its games, or a day with games that belong to no evening. */
export interface Played {
  day: string;
  evening: EveningView | null;
  games: readonly GameView[];
}

/** What was, the newest first: past evenings, and days with games; evenings to come only with their games. */
export function played({ evenings, games }: Pick<ClubView, "evenings" | "games">, today: string): Played[] {
  const kept = games.filter(({ dropped }) => !dropped);
  const of = evenings.map((evening) => ({ day: evening.day, evening, games: kept.filter((game) => game.evening === evening.id) }));
  const loose = [...new Set(kept.filter(({ evening }) => evening === null).map(({ day }) => day))];
  return [
    ...of.filter(({ day, games: its }) => day < today || its.length > 0),
    ...loose.map((day) => ({ day, evening: null, games: kept.filter((game) => game.evening === null && game.day === day) })),
  ].sort((one, other) => (one.day < other.day ? 1 : -1));
}
