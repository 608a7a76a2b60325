/** The reader's deals of the day in a line; fetched if there are any. */

import { DAILY_GAMES, dayAfter, nameOf, today } from "../../daily/deals.ts";
import { allDays, streakOf } from "../../daily/results.ts";
import { whole } from "../../words/numbers.ts";
import { t } from "../../words/words.svelte.ts";

/** "Yesterday 90 points · 4 days in a row"; empty without a result of today or yesterday. */
export function daysTold(now = today()): string {
  const days = allDays();
  const results = (["today", "yesterday"] as const).flatMap((day, ago) => {
    const date = dayAfter(now, -ago);
    const points = DAILY_GAMES.flatMap((game) => days[nameOf({ game, date })]?.points?.reduce((one, other) => one + other, 0) ?? []);
    return points[0] === undefined ? [] : [t(`web-home-daily-${day}`, { points: points[0], shown: whole(points[0]) })];
  });
  const streak = streakOf(days, now);
  return [...results.slice(0, 1), ...(streak > 1 ? [t("web-home-daily-streak", { days: streak })] : [])].join(" · ");
}
