/** Describes records for a list to choose from, before they are checked. */

import { isTexts } from "../browser/storage.ts";
import { t } from "../words/words.svelte.ts";
import { cleanName } from "./states.ts";

/** The largest file that is read: a larger one would only freeze the browser. */
export const LARGEST_FILE = 64 * 2 ** 20;

/** "Wizard · Mira, Tobias, Lotte · 20 rounds", as far as the text says so. */
export function gameTitle(data: unknown): string {
  const record = (typeof data === "object" && data !== null ? data : {}) as Record<string, unknown>;
  const { game, players, rounds, date, finished } = record;
  const parts = [game === "wizard" || game === "extreme" ? t(`game-${game}`) : t("web-replay-unknown")];
  if (isTexts(players)) parts.push(players.slice(0, 6).map(cleanName).join(", "));
  if (Array.isArray(rounds)) parts.push(t("web-replay-rounds", { rounds: rounds.length }));
  if (finished === false) parts.push(t("web-replay-unfinished"));
  if (typeof date === "string") parts.push(cleanName(date, 0));
  return parts.join(" · ");
}
