/** What the bids of a judged step score, as numbers for a sentence and for columns. */

import type { Step } from "./files.ts";
import { bestBid } from "./lesson.svelte.ts";

/** The largest number of columns that fits on a phone. */
const MOST = 7;
/** Two bids closer than this many points are almost equally good. */
const CLOSE = 2;
/** The height of the lowest column. */
const LOWEST = 0.04;

interface JudgedBid {
  kind: "best" | "fine" | "less";
  points: number;
  best: number;
  most: number;
}

/** How good the reader's bid is compared with the best one. */
export function judgedBid(step: Pick<Step, "bids">, bid: number): JudgedBid {
  const best = bestBid(step);
  const [points, most] = [step.bids[bid]?.[0] ?? 0, step.bids[best]?.[0] ?? 0];
  const kind = bid === best ? "best" : most - points < CLOSE ? "fine" : "less";
  return { kind, points, best, most };
}

export interface Bar {
  number: number;
  points: number;
  chance: number;
  /** Its height, from 0 to 1. */
  part: number;
}

/** The columns: the best bid, the reader's, and those nearest to the best, in order. */
export function shownBids({ bids }: Pick<Step, "bids">, own: number): Bar[] {
  const best = bestBid({ bids });
  const legal = bids.flatMap((judged, number) => (judged ? [{ number, points: judged[0], chance: judged[1] }] : []));
  const near = legal.filter(({ number }) => number !== own).sort((a, b) => Math.abs(a.number - best) - Math.abs(b.number - best));
  const shown = [...legal.filter(({ number }) => number === own), ...near].slice(0, MOST).sort((a, b) => a.number - b.number);
  const points = shown.map((bar) => bar.points);
  const [low, high] = [Math.min(0, ...points), Math.max(1, ...points)];
  return shown.map((bar) => ({ ...bar, part: Math.max(LOWEST, (bar.points - low) / (high - low)) }));
}
