/** The kinds of bots that the server can seat. */

import type { BotList } from "../protocol/types.ts";
import { get, Refused } from "../server/http.ts";
import { t, words } from "./words.svelte.ts";

const USUAL = "thumb";

class Bots {
  /** The usual one first. */
  kinds = $state.raw<readonly string[]>([USUAL]);
  #known: Promise<void> | null = null;

  /** Ask the server, once; where it does not answer there is the usual one. */
  know(): Promise<void> {
    return (this.#known ??= this.#ask());
  }

  async #ask(): Promise<void> {
    try {
      const { bots: found } = await get<BotList>("/bots");
      const others = found.map(({ bot }) => bot).filter((bot) => bot !== USUAL);
      this.kinds = [USUAL, ...others];
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.#known = null;
    }
  }
}

export const bots = new Bots();

/** What a kind of bot is called; its own name where we have no words for it. */
export const botLabel = (bot: string): string => (words.has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot);
export const botAbout = (bot: string): string => (words.has(`web-bot-${bot}`) ? t(`web-bot-${bot}.about`) : "");
