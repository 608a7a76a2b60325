/** Counts over many games, by look backs and score pads: how often bids are met, and where points are lost. */

import type { Part } from "../../coach/classes.ts";
import type { GameRow, PlayedRound, RoundRow } from "../../coach/rows.ts";
import type { Round, State } from "../../pad/model.ts";
import type { Rate } from "../../pad/statistics.ts";

const WEEK = 7 * 24 * 3600 * 1000;
/** The first Monday of 1970. */
const MONDAY = 4 * 24 * 3600 * 1000;

/** The day on which a week starts, in numbers: as weeks do, by UTC. */
export const dayOf = (week: number, language: string): string =>
  new Date(week).toLocaleDateString(language, { day: "numeric", month: "numeric", timeZone: "UTC" });

/** Points lost per round, in bids and in play. */
export interface Week {
  /** The Monday on which it starts, in milliseconds since 1970. */
  from: number;
  rounds: number;
  bids: number;
  play: number;
}

/** How often bids were met, by a number derived from each round, in ascending order; null: the round does not count. */
export function rates(rounds: readonly PlayedRound[], keyOf: (round: PlayedRound) => number | null): Rate[] {
  const found = new Map<number, Rate>();
  for (const round of rounds) {
    const key = keyOf(round);
    if (key === null) continue;
    const { met, rounds: many } = found.get(key) ?? { met: 0, rounds: 0 };
    found.set(key, { key, met: met + Number(round.met), rounds: many + 1 });
  }
  return [...found.values()].sort((one, other) => one.key - other.key);
}

/** The points lost in these rounds by decisions of these parts. */
const lostIn = (rounds: readonly RoundRow[], parts: readonly Part[]): number =>
  rounds.flatMap(({ lost }) => lost).reduce((sum, [part, points]) => (parts.includes(part) ? sum + points : sum), 0);

/** All weeks in which games were played. */
export function weeks(games: readonly GameRow[]): Week[] {
  const found = new Map<number, RoundRow[]>();
  for (const { at, rounds } of games) {
    const from = Math.floor((at - MONDAY) / WEEK) * WEEK + MONDAY;
    found.set(from, [...(found.get(from) ?? []), ...rounds]);
  }
  const each = [...found].filter(([, rounds]) => rounds.length).sort(([one], [other]) => one - other);
  return each.map(([from, rounds]) => ({ from, rounds: rounds.length, ...perRound(rounds) }));
}

/** Points lost per round, in bids and in everything after them. */
export function perRound(rounds: readonly RoundRow[]): Pick<Week, "bids" | "play"> {
  const many = Math.max(rounds.length, 1);
  return { bids: lostIn(rounds, ["bid"]) / many, play: lostIn(rounds, ["card", "other"]) / many };
}

/** Whether more points are lost in bids or after them; null if none are lost. */
export function costliest(rounds: readonly RoundRow[]): "bid" | "card" | null {
  const { bids, play } = perRound(rounds);
  if (bids + play === 0) return null;
  return bids > play ? "bid" : "card";
}

/** The round size with the greatest loss per round, among sizes with at least three rounds; null if there is none. */
export function weakest(rounds: readonly RoundRow[]): { size: number; lost: number } | null {
  const sizes = [...new Set(rounds.map(({ size }) => size))];
  const found = sizes.flatMap((size) => {
    const alike = rounds.filter((round) => round.size === size);
    const { bids, play } = perRound(alike);
    return alike.length < 3 ? [] : [{ size, lost: bids + play }];
  });
  return found.sort((one, other) => other.lost - one.lost)[0] ?? null;
}

/** The scored rounds of a player on a score pad, which says what they bid, but not what decisions cost. */
export function padRounds(state: State, player: string): PlayedRound[] {
  return (state.rounds as readonly Round[]).flatMap((round) => {
    const met = round.cells[player]?.met ?? null;
    if (met === null) return [];
    const place = (round.players.indexOf(player) + 1) % round.players.length;
    return [{ size: round.cards, place, bid: bidOf(round, player), met }];
  });
}

function bidOf(round: Round, player: string): number | null {
  if ("bid_sum" in round) {
    const final = round.cells[player]?.final;
    return typeof final === "number" ? final : null;
  }
  const cell = round.cells[player];
  if (!cell?.done || round.magician === player) return null;
  return Object.values(cell.predicted).reduce((sum, seals) => sum + seals, 0);
}
