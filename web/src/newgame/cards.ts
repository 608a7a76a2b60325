/** The special cards in the form; the Fairy comes with the Dragon (S8). */
export const SPECIALS = ["shapeshifter", "dragon", "bomb", "werewolf", "juggler", "cloud"] as const;
export type Special = (typeof SPECIALS)[number];
