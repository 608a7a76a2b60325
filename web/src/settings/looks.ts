/** The looks to choose from: decks, backs of cards, and felts (tokens.css has their colours). */

/** Pictures, or plain cards with large numbers. */
export const DECKS = ["pictures", "plain"] as const;
export const BACKS = ["stars", "suns", "waves", "leaves"] as const;
export const FELTS = ["green", "blue", "wine", "slate"] as const;
export type Deck = (typeof DECKS)[number];
export type Back = (typeof BACKS)[number];
export type Felt = (typeof FELTS)[number];
