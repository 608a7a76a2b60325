/** What the people of the cast say, and what is said about them. */

import { memberOf } from "../engine/cast.ts";
import type { TableView } from "../protocol/types.ts";
import { t } from "./words.svelte.ts";

type Bot = Pick<TableView["seats"][number], "bot" | "name">;
/** A bid was met, or missed by far; in the lead, or after a win. */
export type Occasion = "made" | "missed" | "ahead";

const idOf = ({ bot, name }: Bot): string => `cast-${(memberOf(bot, name) ?? "").toLowerCase()}`;

/** A line about a bot of the cast; empty for a bot from outside. */
export const castLine = (bot: Bot): string => (memberOf(bot.bot, bot.name) ? t(idOf(bot), { name: bot.name }) : "");

/** What a bot of the cast says on an occasion; null for a bot from outside. */
export const castSaying = (bot: Bot, occasion: Occasion): string | null =>
  memberOf(bot.bot, bot.name) && t(`${idOf(bot)}.${occasion}`);
