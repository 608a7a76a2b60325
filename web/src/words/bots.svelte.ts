/** The levels of bots: which can be seated here, and their names. */

import { LEVELS, type Level } from "../engine/levels.ts";
import { BOTS, STAND_IN, USUAL } from "../engine/numbers.ts";
import type { BotKind, BotList, TableKind } from "../protocol/types.ts";
import { get, Refused } from "../server/http.ts";
import { t, words } from "./words.svelte.ts";

const ofDevice = (bot: Level): BotKind => ({ bot, available: true, needs: null, instead: null, ratings: BOTS[bot].ratings });

class Bots {
  /** Weakest first; without a server the levels of this device. */
  kinds = $state.raw<readonly BotKind[]>(LEVELS.map(ofDevice));
  /** The usual bots for seats without a choice, from the reader's left. */
  usual = $state.raw<readonly string[]>(USUAL);
  #known: Promise<void> | null = null;

  /** Ask the server once. */
  know(): Promise<void> {
    return (this.#known ??= this.#ask());
  }

  /** The chosen level, or the usual one for this place. */
  named(chosen: string, place: number): string {
    return chosen || (this.usual[place % this.usual.length] ?? STAND_IN);
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

/** A level's name, or its id without a translation. */
export const botLabel = (bot: string): string => (words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** A level in a list of choices, marked if it cannot be seated here. */
export const botChoice = ({ bot, available }: BotKind): string =>
  available ? botLabel(bot) : t("web-bot-missing", { bot: botLabel(bot) });

/** Which levels cannot be seated on this server, and who plays instead; empty if all can. */
export function botsMissing(): string {
  const missing = bots.kinds.filter((kind) => !kind.available);
  const instead = missing[0]?.instead;
  if (!instead) return "";
  const names = missing.map(({ bot }) => botLabel(bot)).join(", ");
  return t("web-bots-missing", { bots: names, other: botLabel(instead) });
}

/** How a level plays, and its strength in this game if measured. */
export function botAbout(bot: string, game: TableKind["game"]["game"]): string {
  const about = words.has(`bot-${bot}`) ? t(`bot-${bot}.about`) : "";
  const rating = bots.kinds.find((kind) => kind.bot === bot)?.ratings[game] ?? null;
  return rating === null ? about : `${about} ${t("web-bot-rating", { rating: String(rating) })}`;
}
