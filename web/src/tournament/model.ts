/** A tournament as the server shows it, and what its organisers write; see docs/tournament-format.md. */

import type { ExtremeOptions, GameName, WizardOptions } from "../pad/model.ts";

export type Form = "drawn" | "swiss" | "everybody";
export type Stage = "preliminary" | "knockout" | "final";
export type TieBreak = "points" | "game_points" | "wins" | "best_game" | "met" | "lot";

/** All settings of a tournament. */
export interface Settings {
  name: string;
  game: GameName;
  /** The options of the score pad that differ from the usual ones. */
  options: Partial<WizardOptions> | Partial<ExtremeOptions>;
  form: Form;
  /** Preliminary rounds. */
  rounds: number;
  /** People at a table. */
  size: number;
  /** The odd tables. */
  odd: "threes" | "fives";
  /** Points by place, for each size of a table. */
  points: Readonly<Record<string, readonly number[]>>;
  rank: readonly TieBreak[];
  /** The people who go on to each knockout stage. */
  knockout: readonly number[];
  /** Points of a bye: the mean of the person's own results, or a number. */
  byes: "mean" | number;
  minutes: number;
  warning: number;
  /** The penalty for each person of a table that plays on. */
  overtime: number;
  apart: "first" | "always" | "no";
  /** Whether people may enter themselves by the link. */
  joining: boolean;
  /** Whether another person of the table confirms a result. */
  confirming: boolean;
}

export interface PersonView {
  id: string;
  name: string;
  group: string | null;
  /** The first round they no longer play; null: they stay. */
  left: number | null;
}

export interface ClockView {
  running: boolean;
  /** Milliseconds left when the view was made; negative after the end. */
  left_ms: number;
}

export interface TableView {
  number: number;
  seats: readonly string[];
  status: "playing" | "handed-in" | "confirmed" | "disputed";
  points: readonly (number | null)[] | null;
  /** The entry of the last result. */
  result: string | null;
  /** The round of the game that the pad is in; 0: unknown. */
  round: number;
  rounds: number;
  dispute: string | null;
  /** The letters on the table's card; only for organisers. */
  code: string | null;
  /** The key of the table's pad: for organisers to write, for others to watch. */
  pad: string | null;
}

export interface RoundView {
  number: number;
  stage: Stage;
  tables: readonly TableView[];
  byes: readonly string[];
  closed: boolean;
  clock: ClockView;
  seed: string;
  word: string;
}

export interface StandingView {
  person: string;
  place: number;
  points: string;
  game_points: number;
  games: number;
  wins: number;
  penalty: number;
  out: boolean;
  /** Whether a lot decided the place. */
  lot: boolean;
}

export interface NextView {
  do: "people" | "draw" | "play" | "close" | "end" | "over";
  round: number;
  stage: Stage;
  why: string | null;
}

/** A line of the log: an entry as it was written. */
export interface Entry {
  id: string;
  at: string;
  do: string;
  by?: string;
  [value: string]: unknown;
}

export interface TournamentView {
  id: string;
  seq: number;
  /** The server's clock, in milliseconds since 1970. */
  now: number;
  organiser: boolean;
  watch: string;
  settings: Settings;
  people: readonly PersonView[];
  rounds: readonly RoundView[];
  standings: readonly StandingView[];
  next: NextView;
  chain: string;
  log: readonly Entry[];
  over: boolean;
}

/** What an organiser asks of the server. */
export type Command =
  | { type: "write"; entries: readonly Entry[] }
  | { type: "draw"; round: number; word: string }
  | { type: "close"; round: number };
