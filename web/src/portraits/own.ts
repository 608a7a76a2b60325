import type { TableView } from "../protocol/types.ts";
import { me } from "../server/me.svelte.ts";
import { settings } from "../settings/settings.svelte.ts";
import { guestName, guestNames } from "../words/guests.ts";
import { botPortrait, isBots, personPortrait, type GuestPortrait, type Portrait } from "./portraits.ts";

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
