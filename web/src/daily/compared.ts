/** Compares a result with those of the master and the grand master (`foretell.coach.comparing`). */

import { t } from "../words/words.svelte.ts";
import type { DailyGame, Deal } from "./deals.ts";

const MARKS = ["⬜", "🟨", "🟩"];

/** The points by round: the reader's, the master's and the grand master's. */
interface Comparison {
  yours: readonly number[];
  bots: readonly (readonly number[])[];
}

export const sum = (points: readonly number[]): number => points.reduce((total, each) => total + each, 0);

/** By round, how many of the two bots were not better than the reader: 0 to 2. */
export function starsOf(game: DailyGame, { yours, bots }: Comparison): number[] {
  const sign = game === "extreme" ? -1 : 1;
  return yours.map((points, round) => bots.filter((bot) => sign * points >= sign * (bot[round] ?? 0)).length);
}

/** The result in lines to send to others, which reveal nothing about the cards. */
export function shareText({ game, date, kind }: Pick<Deal, "game" | "date" | "kind">, comparison: Comparison): string {
  const stars = starsOf(game, comparison);
  const [master = 0, grandmaster = 0] = comparison.bots.map(sum);
  const title = t(`web-quick-${game}`);
  const points = sum(comparison.yours);
  return [
    t("daily-share", { game: title, date }),
    t("daily-share-points", { game: kind.game.game, points: String(points), count: points, master: String(master), grandmaster: String(grandmaster) }),
    `${stars.map((each) => MARKS[each]).join("")} ${t("daily-share-stars", { stars: sum(stars), most: 2 * stars.length })}`,
  ].join("\n");
}
