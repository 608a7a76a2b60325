/** Games against bots alone, which are played on this device. */

import { can } from "../browser/abilities.ts";
import type { Challenge, DailyMark, Hints } from "../device/log.ts";
import { isLevel, usualLevel } from "../engine/levels.ts";
import type { TableKind } from "../protocol/types.ts";
import { me } from "../server/me.svelte.ts";
import { guestName } from "../words/guests.ts";
import { kindOf, type Form } from "./form.ts";

/** A game for this device: its kind, the bots of the other seats in their order, and the rest as far as it was chosen. */
export interface Solo {
  kind: TableKind;
  bots: readonly string[];
  seat?: number;
  hints?: Hints;
  seed?: string;
  daily?: DailyMark;
  challenge?: Challenge;
}

/** Who sits on each seat after the first; without a server there are no friends, but the usual bots. */
export function othersOf({ others, seats }: Form, hasServer = can("tables")): (string | null)[] {
  return others.slice(0, seats - 1).map((bot, place) => (hasServer ? bot : (bot ?? usualLevel(place))));
}

/** The form without friends: a bot has every other seat. */
export const withBots = (form: Form): Form => ({ ...form, others: othersOf({ ...form, seats: form.others.length + 1 }, false) });

/** The bots of a form, if they can play on this device; null with friends, or with a bot that only a server has. */
export function soloBots(form: Form, hasRules = can("solo")): string[] | null {
  if (!hasRules) return null;
  const bots = othersOf(form).filter((bot) => bot !== null && isLevel(bot));
  return bots.length === form.seats - 1 ? bots.filter((bot) => bot !== null) : null;
}

/** Begin a game on this device; returns the table's id.  Raises Refused if the rules cannot be fetched. */
export async function beginSolo(solo: Solo): Promise<string> {
  await me.know();
  const [{ begin }, { ownPortrait }] = await Promise.all([import("../device/games.ts"), import("../portraits/own.ts")]);
  const name = me.name ?? guestName();
  return begin({ ...solo, name, portrait: ownPortrait() });
}

/** Begin the game of a form on this device, or open its table; returns the table's id.  Raises Refused if that fails. */
export async function playForm(form: Form, seed = ""): Promise<string> {
  const bots = soloBots(form);
  if (bots) return beginSolo({ kind: kindOf(form), bots, hints: form.hints, ...(seed && { seed }) });
  return (await import("./open.ts")).openTable(form);
}
