/** A tournament as the server shows it, and what its organisers write; see docs/tournament-format.md. */

import type { ExtremeOptions, GameName, WizardOptions } from "../pad/model.ts";
import type { RoundView, TournamentChanged, TournamentView as Sent } from "../protocol/types.ts";

export type { NextView, PersonView, RoundClock, RoundTable, RoundView, StandingView } from "../protocol/types.ts";

export type Form = "drawn" | "swiss" | "everybody";
export type Stage = RoundView["stage"];
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

/** A line of the log: an entry as it was written. */
export interface Entry {
  id: string;
  at: string;
  do: string;
  by?: string;
  [value: string]: unknown;
}

/** The tournament, as its reader may see it. */
export interface TournamentView extends Omit<Sent, "settings" | "log"> {
  settings: Settings;
  log: Entry[];
}

/** The tournament as the server sends it. */
export const read = (sent: Sent): TournamentView => sent as unknown as TournamentView;

/** The tournament after a change; parts that are left out are as they were. */
export function withChange(view: TournamentView, change: TournamentChanged): TournamentView {
  const { type: _, rounds, gone = [], log = [], ...rest } = change;
  const replaced = [...gone, ...rounds.map(({ number }) => number)];
  const others = view.rounds.filter(({ number }) => !replaced.includes(number));
  return {
    ...view,
    ...(rest as unknown as Partial<TournamentView>),
    rounds: [...others, ...rounds].sort((a, b) => a.number - b.number),
    log: [...view.log, ...(log as unknown as Entry[])],
  };
}
