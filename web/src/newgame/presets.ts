/** The presets of a new game: what each chooses, and how long a game takes. */

import { withGame } from "./conflicts.ts";
import { kindOf, plainForm, SPECIALS, type Form } from "./form.ts";
import { PRESETS, type Preset } from "./quick.ts";
import { largestOf, sizesOf, usualSizes, type Sizes } from "./sizes.ts";

const everySecond: Sizes = { ...usualSizes(), way: "second" };

/** How each differs from the game of the rules. */
const CHANGES: Readonly<Record<Preset, Partial<Form>>> = {
  classic: {},
  specials: { specials: [...SPECIALS] },
  quick: { sizes: everySecond },
  extreme: { game: "extreme" },
  wild: { specials: [...SPECIALS], bidding: "secret", dealer: "drawn", sizes: everySecond },
};

/** The form with a preset; who plays, how fast and who may watch stay as they are. */
export function withPreset(form: Form, preset: Preset): Form {
  const { seats, others, hints, clock, amount, listed, spectators, coached } = form;
  const changed = { ...plainForm(), seats, others, hints, clock, amount, listed, spectators, coached, ...CHANGES[preset] };
  return withGame(changed, changed.game);
}

const gameIn = (form: Form): string => JSON.stringify(kindOf(form).game);

/** The preset that a form is; null: it is none. */
export const presetOf = (form: Form): Preset | null => PRESETS.find((each) => gameIn(withPreset(form, each)) === gameIn(form)) ?? null;

/** B3: the cards of a hand of Wizard Extreme. */
const EXTREME_HAND = 15;
/** Seconds for what is before and after the tricks of a round, for a trick, and for each card in it. */
const ROUND = { wizard: 20, extreme: 60 };
const [TRICK, CARD] = [5, 1.5];

/** The number of rounds of a game, and how many minutes it takes, to five. */
export function lengthOf(form: Form): { rounds: number; minutes: number } {
  const hands = handsOf(form);
  const tricks = hands.reduce((sum, cards) => sum + cards, 0);
  const seconds = hands.length * ROUND[form.game] + tricks * (TRICK + CARD * form.seats);
  return { rounds: hands.length, minutes: Math.max(5, 5 * Math.round(seconds / 300)) };
}

/** The number of cards in each round. */
function handsOf({ game, seats, rounds, mode, sizes }: Form): number[] {
  const largest = largestOf(seats);
  if (game === "extreme") return new Array<number>(rounds ?? (seats === 3 ? 6 : seats)).fill(EXTREME_HAND);
  if (mode === "maximus") return new Array<number>(5).fill(largest);
  return sizesOf(sizes, seats) ?? Array.from({ length: largest }, (_, n) => n + 1);
}
