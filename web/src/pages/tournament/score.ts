import type { Settings } from "../../tournament/model.ts";
import { sameDeals } from "../../tournament/tables.ts";
import { t } from "../../words/words.svelte.ts";

/** What the points of a tournament with the same deals are; empty if they are those of places. */
export const scoreWords = (settings: Settings): string =>
  sameDeals(settings) && settings.score !== "places" ? t(`web-online-points-${settings.score}`) : "";
