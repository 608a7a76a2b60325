/** The levels of bots: which there are, which can be seated here, and what they are called. */

import type { BotKind, BotList, TableKind } from "../protocol/types.ts";
import { get, Refused } from "../server/http.ts";
import { t, words } from "./words.svelte.ts";

const USUAL = "thumb";

class Bots {
  /** Weakest first. */
  kinds = $state.raw<readonly BotKind[]>([{ bot: USUAL, available: true, needs: null, ratings: {} }]);
  /** Who sits down where nobody was chosen, from the reader's left. */
  usual = $state.raw<readonly string[]>([USUAL]);
  #known: Promise<void> | null = null;

  /** Ask the server, once; where it does not answer there is the one that can play everywhere. */
  know(): Promise<void> {
    return (this.#known ??= this.#ask());
  }

  /** The level that was chosen; where none was, the usual one for this place. */
  named(chosen: string, place: number): string {
    return chosen || (this.usual[place % this.usual.length] ?? USUAL);
  }

  async #ask(): Promise<void> {
    try {
      const { bots: kinds, usual } = await get<BotList>("/bots");
      this.kinds = kinds;
      this.usual = usual;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.#known = null;
    }
  }
}

export const bots = new Bots();

/** What a level is called; its own name where we have no words for it. */
export const botLabel = (bot: string): string => (words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** The level in a list of choices: one that cannot be seated here says so. */
export const botChoice = ({ bot, available }: BotKind): string =>
  available ? botLabel(bot) : t("web-bot-missing", { bot: botLabel(bot) });

/** How a level plays, and how strong it is in this game, as far as that was measured. */
export function botAbout(bot: string, game: TableKind["game"]["game"]): string {
  const about = words.has(`bot-${bot}`) ? t(`bot-${bot}.about`) : "";
  const rating = bots.kinds.find((kind) => kind.bot === bot)?.ratings[game] ?? null;
  return rating === null ? about : `${about} ${t("web-bot-rating", { rating: String(rating) })}`;
}
