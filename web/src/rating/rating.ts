/** Ratings of people as text; see docs/rating.md. */

import type { Finish, RatingView, Skill } from "../protocol/types.ts";
import { words } from "../words/words.svelte.ts";

const number = (value: number, digits: number): string =>
  value.toLocaleString(words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }).replace("-", "−");

/** "1620 ± 80". */
export const finishText = ({ value, half }: Finish): string => `${number(value, 0)} ± ${number(half, 0)}`;

/** Points that a decision loses; Extreme, where few points decide, has more digits. */
export const skillText = ({ lost, half }: Skill, kind: RatingView["kind"]): string => {
  const digits = kind === "extreme" ? 3 : 2;
  return `${number(lost, digits)} ± ${number(half, digits)}`;
};

/** The rating in a game that stands for somebody: of the kind that they have played most. */
export const ratingIn = (ratings: readonly RatingView[], game: "wizard" | "extreme"): RatingView | undefined =>
  ratings.filter(({ kind }) => (kind === "extreme") === (game === "extreme")).sort((one, other) => other.games - one.games)[0];
