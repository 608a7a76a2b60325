/** A moment in words. */

import { story } from "../../lines/story.ts";
import type { Moment } from "../../replay/states.ts";
import { t } from "../../words/words.svelte.ts";

/** Everything that happens in a moment, as a spectator sees it. */
export function sentencesOf(moment: Moment): string[] {
  const sentences = moment.events.flatMap((event) => story(event, moment.before, null));
  return sentences.length ? sentences : [t("web-replay-nothing")];
}

/** The position of a moment in the game: round and trick. */
export function place({ kind, view, trick }: Moment): string {
  const game = view.game;
  if (!game || game.round === 0) return t("web-replay-start");
  const tricks = trick + game.tricks_left;
  const begun = kind === "play" ? 1 : 0;
  const values = { round: game.round, rounds: game.rounds, trick: Math.min(trick + begun, tricks), tricks };
  return values.trick === 0 ? t("web-replay-place-round", { ...values }) : t("web-replay-place-trick", { ...values });
}
