import { settings } from "../settings/settings.svelte.ts";
import { guestNames } from "../words/guests.ts";
import { ownPortrait, type GuestPortrait } from "./portraits.ts";

/** The reader's portrait at tables where they use this name. */
export const portraitFor = (name: string): GuestPortrait => ownPortrait(settings.portrait, name, guestNames());
