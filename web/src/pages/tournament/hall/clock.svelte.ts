/** What a round's clock says to the hall and to everybody's phone. */

import { hurry, leftAt } from "../../../tournament/clock.ts";
import type { LiveTournament } from "../../../tournament/live.svelte.ts";
import type { Settings } from "../../../tournament/model.ts";
import { roundNow } from "../../../tournament/rounds.ts";

/** `waiting`: not started; `stands`: stopped; `warning`: the last minutes; `out`: time is up. */
export type Phase = "waiting" | "stands" | "runs" | "warning" | "out";

export interface Time {
  phase: Phase;
  /** Milliseconds; below 0 after the end. */
  left: number;
}

const MINUTE = 60_000;

/** The clock of the newest round at a moment of this device's clock; null without a round, with a closed one, or if rounds have no clock. */
export function timeIn({ view, ahead }: Pick<LiveTournament, "view" | "ahead">, now: number): Time | null {
  if (view === null) return null;
  const round = roundNow(view);
  if (round === null || round.closed || view.over || view.settings.minutes === 0 || view.settings.where === "online") return null;
  const left = leftAt(round.clock, now + ahead);
  return { left, phase: phaseOf(left, round.clock.running, view.settings) };
}

export function phaseOf(left: number, running: boolean, settings: Pick<Settings, "minutes" | "warning">): Phase {
  const pressing = hurry(left, settings);
  if (pressing === "out") return "out";
  if (!running) return left >= settings.minutes * MINUTE ? "waiting" : "stands";
  return pressing === "warning" ? "warning" : "runs";
}

/** Whole minutes, rounded up, for sentences. */
export const minutesIn = (left: number): number => Math.max(0, Math.ceil(left / MINUTE));

const OFTEN = 250;

/** This device's clock, which moves on by itself; create it while a component is created. */
export class Now {
  /** Milliseconds since 1970. */
  ms = $state(Date.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.ms = Date.now()), OFTEN);
      return () => clearInterval(timer);
    });
  }
}
