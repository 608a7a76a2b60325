/** The options of a table, in sentences in the reader's language. */

import type { TableKind, WizardGame } from "../protocol/types.ts";
import { kindTitle, paceWords, variantWords } from "./kinds.ts";
import { cardName, listed } from "./names.ts";
import { t } from "./words.svelte.ts";

/** The number of special cards. */
const ALL = 7;

/** "Special cards: Dragon, Fairy and Bomb"; empty if there are none. */
function specialsWords({ specials = [] }: WizardGame): string[] {
  if (specials.length === 0) return [];
  if (specials.length === ALL) return [t("web-kind-specials-all")];
  return [t("web-kind-specials", { cards: listed(specials.map((card) => cardName(card))), count: specials.length })];
}

/** The game in a few short sentences. */
export function gameSentences(kind: TableKind): string[] {
  const { game } = kind;
  const variants = [...(game.game === "wizard" ? specialsWords(game) : []), ...variantWords(game)];
  return [sentence(kindTitle(kind)), ...variants.map(sentence)];
}

/** The whole table in a few short sentences; what is usual is not said. */
export function kindSentences(kind: TableKind): string[] {
  const { pace = {}, listed: isListed = false, spectators = true, hints = false } = kind;
  return [
    ...gameSentences(kind),
    ...(pace.clock && pace.clock !== "none" ? [sentence(paceWords(pace))] : []),
    ...(isListed ? [t("web-kind-listed")] : []),
    ...(spectators ? [] : [t("web-kind-unwatched")]),
    ...(hints ? [t("web-coach-allowed")] : []),
  ];
}

/** Add a capital letter and a full stop. */
const sentence = (words: string): string => `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}.`;
