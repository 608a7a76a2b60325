/** What a round's clock says to the hall and to everybody's phone. */

import { hurry, leftAt } from "../../../tournament/clock.ts";
import type { LiveTournament } from "../../../tournament/live.svelte.ts";
import type { RoundView, Settings, TournamentView } from "../../../tournament/model.ts";
import { roundNow } from "../../../tournament/rounds.ts";

/** `waiting`: not started; `stands`: stopped; `warning`: the last minutes; `out`: time is up. */
export type Phase = "waiting" | "stands" | "runs" | "warning" | "out";

export interface Time {
  phase: Phase;
  /** Milliseconds; below 0 after the end. */
  left: number;
}

const MINUTE = 60_000;

/** The clock of a round at a moment of this device's clock; null without a round, with a closed one, or if rounds have no clock. */
export function timeOf(view: TournamentView, round: RoundView | null, ahead: number, now: number): Time | null {
  if (round === null || round.closed || view.over || view.settings.minutes === 0 || view.settings.where === "online") return null;
  const left = leftAt(round.clock, now + ahead);
  return { left, phase: phaseOf(left, round.clock.running, view.settings) };
}

/** The same of a tournament that is followed. */
export const timeIn = ({ view, ahead }: Pick<LiveTournament, "view" | "ahead">, now: number): Time | null =>
  view && timeOf(view, roundNow(view), ahead, now);

export function phaseOf(left: number, running: boolean, settings: Pick<Settings, "minutes" | "warning">): Phase {
  const pressing = hurry(left, settings);
  if (pressing === "out") return "out";
  if (!running) return left >= settings.minutes * MINUTE ? "waiting" : "stands";
  return pressing === "warning" ? "warning" : "runs";
}

/** Whole minutes, rounded up, for sentences. */
export const minutesIn = (left: number): number => Math.max(0, Math.ceil(left / MINUTE));
