/** The clock of a round. */

import type { RoundClock, Settings } from "./model.ts";

const MINUTE = 60_000;

/** Milliseconds that a round's clock has left; `now`: by the server's clock.  Negative after the end. */
export const leftAt = (clock: RoundClock, now: number): number => clock.left_ms - (clock.running ? Math.max(0, now - clock.at) : 0);

/** "44:59", or after the end "−0:30". */
export function clockText(left: number): string {
  const seconds = Math.abs(left >= 0 ? Math.ceil(left / 1000) : Math.floor(left / 1000));
  return `${left < 0 ? "−" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

type Hurry = "plenty" | "warning" | "out";

/** Whether the time is nearly over, or over. */
export function hurry(left: number, { warning }: Pick<Settings, "warning">): Hurry {
  if (left <= 0) return "out";
  return left <= warning * MINUTE ? "warning" : "plenty";
}
