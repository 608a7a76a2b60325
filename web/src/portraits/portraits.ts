/** Who has which portrait: people choose an animal, and each level of bots is a person of the guild. */

import { isLevel, type Level } from "../engine/levels.ts";
import type { TableView } from "../protocol/types.ts";

type Seat = TableView["seats"][number];
/** A portrait that people can choose; the server knows the same ones. */
export type GuestPortrait = NonNullable<Seat["portrait"]>;
export type Portrait = GuestPortrait | Level;

/** The animals' positions in the list of names for guests (`web-guest-names`). */
const ANIMALS: Record<GuestPortrait, number> = {
  owl: 0,
  fox: 1,
  badger: 2,
  sparrow: 3,
  hedgehog: 5,
  otter: 6,
  bear: 7,
  hare: 8,
  raven: 9,
  lynx: 11,
  squirrel: 12,
  tortoise: 14,
};
export const GUESTS = Object.keys(ANIMALS) as readonly GuestPortrait[];

const isGuest = (name: string | null | undefined): name is GuestPortrait => GUESTS.some((each) => each === name);

/** A guest's portrait derived from the name, the same everywhere (FNV-1a). */
function byName(name: string): GuestPortrait {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return GUESTS[hash % GUESTS.length] ?? "owl";
}

/** Whether the seat belongs to a bot, not to a player for whom a bot plays. */
export const isBots = (seat: Pick<Seat, "bot" | "owned">): boolean => seat.bot !== null && !seat.owned;

/** The portrait of a seat: the bot's level, the player's choice, or one derived from the name. */
export function portraitOf(seat: Pick<Seat, "bot" | "owned" | "name" | "portrait">): Portrait {
  const level = (isBots(seat) && seat.bot?.split("@")[0]) || "";
  if (isLevel(level)) return level;
  return isGuest(seat.portrait) && !isBots(seat) ? seat.portrait : byName(level || seat.name);
}

/** The reader's portrait: their choice, the animal in a name for guests (`names`), or one derived from the name. */
export function ownPortrait(chosen: string, name: string, names: readonly string[]): GuestPortrait {
  if (isGuest(chosen)) return chosen;
  const place = names.indexOf(name);
  return GUESTS.find((each) => place >= 0 && ANIMALS[each] === place) ?? byName(name);
}
