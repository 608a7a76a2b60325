/** The choices for a new table, and the kind of table that they describe. */

import { USUAL_HINTS } from "../device/log.ts";
import type { Bidding, Clock, ExtremeGame, Mode, TableKind, WizardGame } from "../protocol/types.ts";
import { sizesIn, sizesOf, usualSizes } from "./sizes.ts";

/** The special cards in the form; the Fairy comes with the Dragon (S8). */
export const SPECIALS = ["shapeshifter", "dragon", "bomb", "werewolf", "juggler", "cloud"] as const;
export type Special = (typeof SPECIALS)[number];
export const GAMES = ["wizard", "extreme"] as const;
export const MODES = ["standard", "clairvoyance", "single-suit", "maximus"] as const;
export const BIDDINGS = ["open", "hidden", "secret"] as const;
/** V1, V8, V9. */
export const PLUS_MINUS = ["always", "not-one-card", "zero-allowed"] as const;
export const CLOCKS = ["none", "seconds", "days"] as const;

/** The amounts that each clock offers. */
export const AMOUNTS: Readonly<Record<Clock, readonly number[]>> = {
  none: [],
  seconds: [15, 30, 60, 120],
  days: [1, 2, 3, 7],
};

/** The choices for a table of four friends. */
export const plainForm = () => ({
  game: "wizard" as (typeof GAMES)[number],
  seats: 4,
  specials: [] as Special[],
  mode: "standard" as Mode,
  bidding: "open" as Bidding,
  /** V1, V8, V9. */
  plusMinusOne: null as (typeof PLUS_MINUS)[number] | null,
  /** V7: the round sizes; only for the standard mode. */
  sizes: usualSizes(),
  /** A14, B17: the seat that deals first, or drawn by lot. */
  dealer: 0 as number | "drawn",
  /** Null: the number in the rules. */
  rounds: null as number | null,
  dear: false,
  raised: false,
  clock: "none" as Clock,
  amount: 30,
  listed: false,
  spectators: true,
  /** Whether players at a table with others may ask the coach. */
  coached: false,
  /** How the coach helps in games on this device. */
  hints: USUAL_HINTS,
  /** Who plays at each seat after the reader's, which is the first: a bot, or (null) somebody with the link. */
  others: [null, null, null, null, null] as (string | null)[],
});

/** All choices; those that the chosen game does not use are kept, in case the reader switches back. */
export type Form = ReturnType<typeof plainForm>;

/** Who deals first; seat 0 if the chosen seat is no longer at the table. */
export const dealerOf = ({ dealer, seats }: Form): Form["dealer"] => (dealer === "drawn" || dealer < seats ? dealer : 0);

/** A14, B17: left out if seat 0 deals first. */
function firstOf(form: Form): Pick<WizardGame, "first_dealer"> {
  const first = dealerOf(form);
  return first === 0 ? {} : { first_dealer: first };
}

/** V7: left out if the rounds are as in the rules. */
function roundsOf({ mode, sizes, seats }: Form): Pick<WizardGame, "round_sizes"> {
  const chosen = mode === "standard" ? sizesOf(sizes, seats) : null;
  return chosen ? { round_sizes: chosen as NonNullable<WizardGame["round_sizes"]> } : {};
}

function wizardOf(form: Form): WizardGame {
  const { specials, mode, bidding, plusMinusOne } = form;
  const chosen = SPECIALS.filter((card) => specials.includes(card));
  const cards: string[] = chosen.flatMap((card) => (card === "dragon" ? ["dragon", "fairy"] : [card]));
  const basic = { specials: cards as NonNullable<WizardGame["specials"]>, mode, bidding, plus_minus_one: plusMinusOne === "always" || (plusMinusOne ?? false) };
  return { game: "wizard", ...basic, ...roundsOf(form), ...firstOf(form) };
}

function extremeOf(form: Form): ExtremeGame {
  const { rounds, dear, raised } = form;
  return { game: "extreme", rounds, magician: dear ? 5 : 4, raise_magician: raised && !dear, ...firstOf(form) };
}

/** The kind of table that the form describes. */
export function kindOf(form: Form): TableKind {
  const { clock, amount, listed, spectators, coached, seats } = form;
  return {
    game: form.game === "wizard" ? wizardOf(form) : extremeOf(form),
    seats,
    pace: clock === "none" ? { clock } : { clock, amount },
    listed,
    spectators,
    ...(coached && { hints: true }),
  };
}

/** The form that describes a kind of table; the inverse of `kindOf`. */
export function formOf(kind: TableKind): Form {
  const { game, seats = 4, pace = {}, listed = false, spectators = true, hints: coached = false } = kind;
  const form: Form = { ...plainForm(), game: game.game, seats, listed, spectators, coached, dealer: game.first_dealer ?? 0 };
  form.clock = pace.clock ?? "none";
  if (form.clock !== "none") form.amount = pace.amount ?? form.amount;
  if (game.game === "extreme") {
    return { ...form, rounds: game.rounds ?? null, dear: game.magician === 5, raised: game.raise_magician ?? false };
  }
  const { specials = [], mode = "standard", bidding = "open", plus_minus_one: plusMinus = false } = game;
  const chosen: readonly string[] = specials;
  if (game.round_sizes) form.sizes = sizesIn(game.round_sizes, seats);
  return { ...form, specials: SPECIALS.filter((card) => chosen.includes(card)), mode, bidding, plusMinusOne: plusMinus === true ? "always" : plusMinus || null };
}
