import type { TableView } from "../protocol/types.ts";
import { me } from "../server/me.svelte.ts";
import { settings } from "../settings/settings.svelte.ts";
import { guestName, guestNames } from "../words/guests.ts";
import { botPortrait, GUESTS, isBots, personPortrait, type GuestPortrait, type Portrait } from "./portraits.ts";

const ownName = (): string => me.name ?? guestName();

/** The reader's portrait, everywhere; `before`: one that they have at a table. */
export const ownPortrait = (before = "", name = ownName()): GuestPortrait =>
  personPortrait(settings.portrait || before, name, guestNames());

/** The portrait of a seat; the reader's own is also found by their name, as in a replay. */
export function portraitAt(view: TableView, seat: number, you: number | null = view.you): Portrait {
  const at = view.seats[seat];
  if (!at) return "visitor";
  if (isBots(at) && seat !== you) return botPortrait(at);
  const chosen = at.portrait ?? "";
  if (seat === you || (!chosen && at.name === ownName())) return ownPortrait(chosen);
  return personPortrait(chosen, at.name, guestNames());
}

/** The portraits of the other people at a table. */
export const facesAt = (view: TableView): Portrait[] =>
  view.seats.flatMap((at, seat) => (at.owned && seat !== view.you ? [portraitAt(view, seat)] : []));

/** The portrait that the reader would have at a table: one that nobody there has, unless they have chosen theirs. */
export function offeredPortrait(view: TableView, name?: string): GuestPortrait {
  const own = ownPortrait("", name);
  if (settings.portrait) return own;
  const taken = facesAt(view);
  const from = GUESTS.indexOf(own);
  return [...GUESTS.slice(from), ...GUESTS.slice(0, from)].find((each) => !taken.includes(each)) ?? own;
}
