/** Rounds of a tournament, in words. */

import type { RoundView, TournamentView } from "../../../tournament/model.ts";
import { t } from "../../../words/words.svelte.ts";

/** "Round 2 of 3", "Knockout, round 4", "Final"; before the first draw "Before round 1", at the end "The end". */
export function roundWords(view: Pick<TournamentView, "settings" | "over">, round: RoundView | null): string {
  if (round === null) return t("web-hall-before");
  if (view.over) return t("web-hall-end");
  if (round.stage === "preliminary") return t("web-hall-round-of", { round: round.number, rounds: Math.max(round.number, view.settings.rounds) });
  return t(`web-hall-${round.stage}`, { round: round.number });
}
