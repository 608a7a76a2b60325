/** The score pad: the fields of a document, and the state folded from its entries (docs/pad-format.md). */

import type { RULES } from "./rules.ts";

export type GameName = "wizard" | "extreme";
export type Mode = keyof (typeof RULES)["wizard"];
export type Bidding = (typeof RULES)["kinds"]["choices"]["bidding"][number];
type PlusMinusKind = (typeof RULES)["kinds"]["choices"]["plus-minus-kind"][number];
export type PlusMinus = (typeof RULES)["kinds"]["choices"]["plus-minus"][number];
export type Colour = (typeof RULES)["kinds"]["choices"]["colour"][number];
export type SealKind = (typeof RULES)["kinds"]["choices"]["back"][number];
export type CheckId = (typeof RULES)["checks"][number];
export type Seals = Record<string, number>;
/** `?`: made, but hidden from this reader; null: not made yet. */
export type Bid = number | "?" | null;
export type Start = number | "average";

export interface WizardOptions {
  mode: Mode;
  bidding: Bidding;
  specials: readonly string[];
  plus_minus_one: PlusMinus;
  /** V1, V8, V9. */
  plus_minus_kind: PlusMinusKind;
  /** Null: the number in the rules. */
  rounds: number | null;
  /** Points for a met bid, for each of its tricks, for each trick off, and for a met bid of 0 (null: like any other). */
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

/** The entries, by the name in `do`. */
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
/** `id` is unique in a document; `at`: the time, in UTC; `by`: the device. */
export type Entry = Writing & { id: string; at?: string; by?: string };

export interface PadDocument {
  format: "foretell-pad/1";
  id: string;
  game: GameName;
  entries: readonly Entry[];
}

export interface Player {
  /** The id of the entry by which they joined. */
  id: string;
  name: string;
  /** The first round that they play, and the first that they no longer play. */
  joined: number;
  left: number | null;
  start: Start;
}

export interface Check {
  /** The key of its sentence, `pad-check-…`. */
  check: CheckId;
  /** A fault keeps a round open until it is corrected or overruled; a note is only information. */
  level: "fault" | "note";
  rule: string;
  round: number | null;
  player: string | null;
  values: Record<string, number | string>;
  overruled: boolean;
}

export interface WizardCell {
  bid: Bid;
  /** After the Cloud's change, if there was one. */
  final: Bid;
  tricks: number | null;
  /** Null until the round is scored, like `total` and `met`. */
  points: number | null;
  total: number | null;
  met: boolean | null;
}

interface AnyRound {
  number: number;
  /** From the dealer's left; the dealer is last. */
  players: readonly string[];
  dealer: string;
  cards: number;
  /** The player whose bid, tricks, prediction or seals are next. */
  next: string | null;
  checks: readonly Check[];
}

export interface WizardRound extends AnyRound {
  /** The trump suit under Maximus. */
  trump: string | null;
  phase: "bids" | "say" | "tricks" | "scored";
  /** Whether the bids must stay hidden for now. */
  face_down: boolean;
  /** The sum of the known bids. */
  bid_sum: number;
  /** Plus/minus one: the bid that the last bidder may not make. */
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
  /** The player's seals now, or those counted at the end. */
  held: Seals;
  /** Whether the seals at the end were counted. */
  counted: boolean;
  tricks: number;
  points: number | null;
  total: number | null;
  met: boolean | null;
}

export interface ExtremeRound extends AnyRound {
  phase: "seals" | "tricks" | "scored";
  magician: string | null;
  /** The seals left in the pool. */
  pool: Seals;
  tricks: number;
  cells: Record<string, ExtremeCell>;
}

export type Round = WizardRound | ExtremeRound;

interface AnyState {
  id: string;
  title: string;
  players: readonly Player[];
  /** The number of rounds of the game. */
  planned: number;
  /** The current round; null before anybody has joined and after the game. */
  current: number | null;
  over: boolean;
  /** The totals after the last scored round. */
  totals: Record<string, number>;
  checks: readonly Check[];
  /** The ids of entries about unknown players. */
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

export type State = WizardState | ExtremeState;
