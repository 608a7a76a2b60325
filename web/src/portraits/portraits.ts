/** Who has which portrait: people choose an animal, and bots are people of the guild. */

import { hashOf, memberOf, type Member } from "../engine/cast.ts";
import type { TableView } from "../protocol/types.ts";

type Seat = TableView["seats"][number];
/** A portrait that people can choose; the server knows the same ones. */
export type GuestPortrait = NonNullable<Seat["portrait"]>;
export type Portrait = GuestPortrait | Member | "visitor";

/** The animals, in the order of the names for guests (`web-guest-names`). */
export const GUESTS: readonly GuestPortrait[] = ["owl", "fox", "badger", "sparrow", "hedgehog", "otter", "bear", "hare", "raven", "lynx", "squirrel", "tortoise"];

const isGuest = (name: string | null | undefined): name is GuestPortrait => GUESTS.some((each) => each === name);

/** A guest's portrait derived from the name, the same everywhere. */
const byName = (name: string): GuestPortrait => GUESTS[hashOf(name) % GUESTS.length] ?? "owl";

/** Whether the seat belongs to a bot, not to a player for whom a bot plays. */
export const isBots = (seat: Pick<Seat, "bot" | "owned">): boolean => seat.bot !== null && !seat.owned;

/** The portrait of a bot: a member of the cast, or a neutral one for a bot from outside. */
export const botPortrait = ({ bot, name }: Pick<Seat, "bot" | "name">): Portrait => memberOf(bot, name) ?? "visitor";

/** A player's portrait: their choice, the animal in a name for guests (`names`), or one derived from the name. */
export function personPortrait(chosen: string, name: string, names: readonly string[]): GuestPortrait {
  if (isGuest(chosen)) return chosen;
  return GUESTS[names.indexOf(name)] ?? byName(name);
}
