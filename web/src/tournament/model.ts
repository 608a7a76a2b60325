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
  /** With real cards, or at the server's tables. */
  where: "cards" | "online";
  /** At the server's tables: each has its own deals, or all tables of a round have the same. */
  deals: "own" | "same";
  /** With the same deals: by the place at the table, or against the same seat at the other tables. */
  score: "places" | "seats" | "difference";
  /** With the same deals: the bot for seats without people. */
  fill: string;
  pace: Readonly<{ clock: "seconds" | "days"; amount: number }>;
  /** What counts for a person whose seat a bot holds at the end. */
  absent: "bot" | "walkover";
  /** Whether rounds end and begin by themselves. */
  auto: boolean;
  /** Minutes between two rounds. */
  pause: number;
  /** When the first round begins (milliseconds since 1970); null: when an organiser draws it. */
  begins: number | null;
  /** Seconds by which onlookers see a table late. */
  delay: number;
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
