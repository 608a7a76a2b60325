/** What a look back tells first: what went well, and what to take along. */

import type { Decision } from "../../coach/lookback.ts";
import { predicted, type Story } from "../../coach/rows.ts";
import { sorted, type GameView } from "../../lines/fold_game.ts";
import { readMove } from "../../protocol/notation.ts";
import type { Replay } from "../../protocol/types.ts";

/** A round that went well. */
export interface Best {
  round: number;
  hand: readonly string[];
  turned: string | null;
  /** The tricks foretold; null with the Magician. */
  bid: number | null;
  points: number;
}

/** How many complete rounds a seat has played, in how many it met its bid (in Wizard Extreme: got no penalty), and the best of these. */
export function wellPlayed(replay: Replay, seat: number): { rounds: number; met: number; best: Best | null } {
  const isExtreme = replay.kind.game === "extreme";
  const { rounds } = replay.record as unknown as { rounds: Story[] };
  const played = rounds.flatMap(({ hands, turned, moves, result }, place) => {
    if (!result) return [];
    const points = result.points[seat] ?? 0;
    const bid = isExtreme ? predicted(moves, seat) : (result.bids?.[seat] ?? null);
    const isMet = isExtreme ? points === 0 : bid === result.tricks?.[seat];
    return [{ round: place + 1, hand: sorted(hands[seat] ?? []), turned: turned ?? null, bid, points, isMet }];
  });
  const met = played.filter(({ isMet }) => isMet);
  const worth = ({ bid, points }: Best): number => (isExtreme ? (bid ?? 0) : points);
  return { rounds: played.length, met: met.length, best: met.toSorted((one, other) => worth(other) - worth(one))[0] ?? null };
}

/** The kinds of advice that a game gives. */
export type Lesson = "less" | "more" | "seals" | "more-seals" | "take" | "lose" | "shed" | "keep" | "count" | "none";

const OF_KIND: Readonly<Record<string, Lesson>> = {
  takes: "take",
  "takes-against": "take",
  "takes-sure": "take",
  pays: "take",
  "pays-against": "take",
  loses: "lose",
  "loses-sure": "lose",
  ducks: "lose",
  "ducks-sure": "lose",
  sheds: "shed",
  "strong-gone": "shed",
  saves: "keep",
  keep: "keep",
  "strong-kept": "keep",
};

/** Whether a lesson is for a seat that needs no more tricks, or for one that needs some; the others are for both. */
const IS_MET: Partial<Record<Lesson, boolean>> = { take: false, lose: true, shed: true };

/** What would have spared a seat most points, by its costly decisions. */
export function lessonOf(bad: readonly Decision[]): Lesson {
  const lost = new Map<Lesson, number>();
  for (const each of bad) lost.set(lessonIn(each), (lost.get(lessonIn(each)) ?? 0) + each.lost);
  return [...lost].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "none";
}

/** The decision that shows a lesson best: the costliest of its kind. */
export const exampleOf = (bad: readonly Decision[], lesson: Lesson): Decision | undefined => bad.find((each) => lessonIn(each) === lesson);

/** How many of the tricks that are left a seat's bid needs, less than 0 if it has too many; null without a bid, and with the Cloud, which changes it (S7). */
export function needed(game: GameView | null | undefined, seat: number): number | null {
  const bid = game?.game === "wizard" && game.cloud !== seat ? game.bids[seat] : null;
  return game && typeof bid === "number" ? bid - (game.tricks[seat] ?? 0) : null;
}

/** Whether there are enough tricks left for what is needed, too few of them, or tricks too many already. */
export const needKind = (need: number, left: number): "need" | "short" | "over" => (need < 0 ? "over" : need > left ? "short" : "need");

/** The seals that a seat still gives back with tricks: all but the black ones. */
export const returnable = (seals: Readonly<Record<string, number>>): Record<string, number> => ({ ...seals, black: 0 });

function lessonIn({ part, played, best, why }: Decision): Lesson {
  const [[verb, made], [wanted, better]] = [readMove(played), readMove(best)];
  if (verb === "seal") return "seals";
  if (part === "bid" && verb !== "bid") return wanted === "seal" ? "more-seals" : "count";
  if (part === "bid") return Number(made) > Number(better) ? "less" : "more";
  const lesson = OF_KIND[why?.kind ?? ""] ?? "count";
  const goal = why?.values.goal;
  const isOther = goal !== undefined && lesson in IS_MET && IS_MET[lesson] !== (goal === "none" || goal === "over");
  return isOther ? "count" : lesson;
}

/** The most words of the one sentence about a decision. */
const MOST = 12;

/** Whether a sentence is short enough to be the only one. */
export const isShort = (sentence: string): boolean => sentence.split(/\s+/).length <= MOST;
