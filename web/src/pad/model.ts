/** The score pad: the fields of a document, and the state that its entries fold to (docs/score-pad.md). */

import type { RULES } from "./rules.ts";

export type GameName = "wizard" | "extreme";
export type Mode = keyof (typeof RULES)["wizard"];
export type Bidding = (typeof RULES)["kinds"]["choices"]["bidding"][number];
export type PlusMinus = (typeof RULES)["kinds"]["choices"]["plus-minus"][number];
export type Colour = (typeof RULES)["kinds"]["choices"]["colour"][number];
export type SealKind = (typeof RULES)["kinds"]["choices"]["back"][number];
export type CheckId = (typeof RULES)["checks"][number];
export type Seals = Record<string, number>;
/** `?`: made, but this reader may not know it; null: not made yet. */
export type Bid = number | "?" | null;
export type Start = number | "average";

export interface WizardOptions {
  mode: Mode;
  bidding: Bidding;
  specials: readonly string[];
  plus_minus_one: PlusMinus;
  /** Null: as many as the rules say. */
  rounds: number | null;
  /** Points for a met bid, for each trick of it, for each trick off, and for a met bid of 0 (null: as any other). */
  met: number;
  trick: number;
  off: number;
  zero: number | null;
}

export interface ExtremeOptions {
  rounds: number | null;
  magician: number;
  raise_magician: boolean;
  coloured: number;
  white: number;
  black: number;
}

export type Options = WizardOptions | ExtremeOptions;

interface OnRound {
  round: number;
}

interface OfPlayer extends OnRound {
  player: string;
}

/** What is written down, by the name that stands in `do`. */
export interface Writings {
  title: { text: string };
  options: { set: Partial<WizardOptions> | Partial<ExtremeOptions> };
  join: OnRound & { name: string; start: Start };
  name: { player: string; name: string };
  seats: OnRound & { order: string[] };
  leave: { player: string; round: number | null };
  start: { player: string; start: Start };
  dealer: OnRound & { player: string | null };
  end: OnRound & { done: boolean };
  overrule: { check: string; round: number | null; done: boolean };
  undo: { entry: string };
  redo: { entry: string };
  cards: OnRound & { cards: number | null };
  bid: OfPlayer & { bid: Bid };
  said: OnRound & { done: boolean };
  tricks: OfPlayer & { tricks: number | null };
  bombed: OnRound & { tricks: number };
  cloud: OnRound & { player: string | null; change: 1 | -1 };
  take: OfPlayer & { seal: Colour; from: string | null };
  predict: OfPlayer & { seals: Seals };
  done: OfPlayer & { done: boolean };
  magician: OnRound & { player: string | null };
  trick: OfPlayer & { back: SealKind | null };
  left: OfPlayer & { seals: Seals | null };
}

export type Doing = keyof Writings;
export type Writing = { [D in Doing]: { do: D } & Writings[D] }[Doing];
/** `id` is never used twice in a document; `at`: when, in UTC; `by`: on which device. */
export type Entry = Writing & { id: string; at?: string; by?: string };

export interface PadDocument {
  format: "foretell-pad/1";
  id: string;
  game: GameName;
  entries: readonly Entry[];
}

export interface Player {
  /** The id of the entry with which they joined. */
  id: string;
  name: string;
  /** The first round that they play, and the first that they do not play any more. */
  joined: number;
  left: number | null;
  start: Start;
}

export interface Check {
  /** Its words are `pad-check-…`. */
  check: CheckId;
  /** A fault keeps a round open until it is corrected or overruled; a note only informs. */
  level: "fault" | "note";
  rule: string;
  round: number | null;
  player: string | null;
  values: Record<string, number | string>;
  overruled: boolean;
}

export interface WizardCell {
  bid: Bid;
  /** With the Cloud's change, if there was one. */
  final: Bid;
  tricks: number | null;
  /** Null while the round is not scored, as `total` and `met`. */
  points: number | null;
  total: number | null;
  met: boolean | null;
}

interface AnyRound {
  number: number;
  /** From the dealer's left on, the dealer last. */
  players: readonly string[];
  dealer: string;
  cards: number;
  /** Whose bid, tricks, prediction or seals are still to be written. */
  next: string | null;
  checks: readonly Check[];
}

export interface WizardRound extends AnyRound {
  /** The suit that Maximus gives the round. */
  trump: string | null;
  phase: "bids" | "say" | "tricks" | "scored";
  /** The bids may not be shown yet. */
  face_down: boolean;
  /** Of the bids that are known. */
  bid_sum: number;
  /** Plus/minus one: what the last bidder may not bid. */
  forbidden: number | null;
  trick_sum: number;
  bombed: number;
  cloud: { player: string; change: number } | null;
  cells: Record<string, WizardCell>;
}

export interface ExtremeCell {
  /** The seals after the prediction. */
  predicted: Seals;
  done: boolean;
  /** What lies before the player now, or was left at the end. */
  held: Seals;
  /** Whether somebody counted what was left. */
  counted: boolean;
  tricks: number;
  points: number | null;
  total: number | null;
  met: boolean | null;
}

export interface ExtremeRound extends AnyRound {
  phase: "seals" | "tricks" | "scored";
  magician: string | null;
  /** What is left in the middle. */
  pool: Seals;
  tricks: number;
  cells: Record<string, ExtremeCell>;
}

export type Round = WizardRound | ExtremeRound;

interface AnyState {
  id: string;
  title: string;
  players: readonly Player[];
  /** How many rounds the game has. */
  planned: number;
  /** The round that is played; null before anybody has joined, and when the game is over. */
  current: number | null;
  over: boolean;
  /** After the last scored round. */
  totals: Record<string, number>;
  checks: readonly Check[];
  /** Entries that found nothing to be written on. */
  skipped: readonly string[];
}

export interface WizardState extends AnyState {
  game: "wizard";
  options: WizardOptions;
  rounds: readonly WizardRound[];
}

export interface ExtremeState extends AnyState {
  game: "extreme";
  options: ExtremeOptions;
  rounds: readonly ExtremeRound[];
}

/** A pad. */
export type State = WizardState | ExtremeState;
