/** The pad's next question, and whether a round can be scored. */

import type { ExtremeRound, Round, State, WizardOptions, WizardRound } from "./model.ts";
import { openFaults } from "./rounds.ts";

export type Counted = "bid" | "tricks";

/** A player's bid or tricks that the reader wants to change. */
export interface Picked {
  player: string;
  what: Counted;
}

/** A button with a number. */
export interface Key {
  number: number;
  /** The likely number, or one that plus/minus one forbids. */
  sign: "" | "likely" | "warned" | "forbidden";
  /** Whether it exceeds the remaining tricks. */
  over: boolean;
  /** Whether it is the current number. */
  now: boolean;
  /** Whether these tricks would meet the bid. */
  met: boolean;
}

export interface NumberQuestion {
  ask: Counted;
  player: string;
  keys: Key[];
}

/** `wait`: the others are bidding on their own phones. */
export type WizardQuestion = NumberQuestion | { ask: "say" | "close" | "scored" } | { ask: "wait"; players: string[] };

/** The player whose phone this is, and all players with their own phone. */
export interface Phones {
  mine: string | null;
  held: readonly string[];
}

/** The next question in a round of Wizard; `picked`: the number that the reader tapped. */
export function wizardQuestion(
  round: WizardRound,
  options: WizardOptions,
  picked: Picked | null,
  phones: Phones = { mine: null, held: [] },
): WizardQuestion {
  const isHere = (player: string): boolean => player === phones.mine || !phones.held.includes(player);
  const ours = picked && round.cells[picked.player] && (picked.what !== "bid" || !round.face_down || isHere(picked.player));
  if (!ours && round.face_down && round.phase === "bids") return faceDown(round, options, phones.mine, isHere);
  if (!ours && isMasked(round)) return { ask: "wait", players: [] };
  const wanted = ours ? picked : nextOf(round);
  if (wanted?.what === "bid") return { ask: "bid", player: wanted.player, keys: bidKeys(round, options, wanted.player) };
  if (wanted) return { ask: "tricks", player: wanted.player, keys: trickKeys(round, wanted.player) };
  if (round.phase === "scored" || round.phase === "say") return { ask: round.phase };
  return { ask: "close" };
}

/** Hidden bids can be made in any order: first this phone's player, then those without a phone. */
function faceDown(
  round: WizardRound,
  options: WizardOptions,
  mine: string | null,
  isHere: (player: string) => boolean,
): WizardQuestion {
  const waiting = round.players.filter((player) => round.cells[player]?.bid === null);
  const player = waiting.find((one) => one === mine) ?? waiting.find(isHere);
  if (player === undefined) return { ask: "wait", players: waiting };
  return { ask: "bid", player, keys: bidKeys(round, options, player) };
}

/** Whether the bids may be shown, but some have yet to arrive from other phones. */
const isMasked = (round: WizardRound): boolean =>
  !round.face_down && round.phase === "say" && Object.values(round.cells).some((cell) => cell.bid === "?");

function nextOf({ phase, next }: WizardRound): Picked | null {
  if (next === null) return null;
  return { player: next, what: phase === "bids" ? "bid" : "tricks" };
}

/** The keys from 0 on; `more`: what is known of a number. */
export const keysTo = (most: number, more: (number: number) => Partial<Key>): Key[] =>
  Array.from({ length: most + 1 }, (_, number) => ({ number, sign: "", over: false, now: false, met: false, ...more(number) }));

function bidKeys(round: WizardRound, { plus_minus_one: rule }: WizardOptions, player: string): Key[] {
  const last = round.players.at(-1) === player;
  const even = last && rule !== "off" && round.forbidden !== null && !overruled(round, "bids-even") ? round.forbidden : null;
  const sign = rule === "forbid" ? "forbidden" : "warned";
  return keysTo(round.cards, (number) => ({ sign: number === even ? sign : "", now: round.cells[player]?.bid === number }));
}

const overruled = (round: Round, check: string): boolean =>
  round.checks.some((one) => one.check === check && one.overruled);

function trickKeys(round: WizardRound, player: string): Key[] {
  const cell = round.cells[player];
  const rest = round.cards - round.bombed - (round.trick_sum - (cell?.tricks ?? 0));
  const others = round.players.filter((other) => other !== player);
  const last = others.every((other) => round.cells[other]?.tricks != null);
  return keysTo(round.cards, (number) => ({
    sign: last && number === rest ? "likely" : "",
    over: number > rest,
    now: cell?.tricks === number,
    met: !round.face_down && cell?.final === number,
  }));
}

/** The sum of the bids minus the tricks. */
export const beyond = (round: WizardRound): number => round.bid_sum - round.cards;

/** Whether a round is complete and has no open faults or questions, so that it can be scored at once. */
export function isReady(state: State, round: Round): boolean {
  if (round.phase !== "tricks" || round.next !== null || openFaults(round.checks).length > 0) return false;
  if (state.game === "extreme") return isPlayed(round as ExtremeRound);
  return !state.options.specials.includes("cloud") || (round as WizardRound).cloud !== null;
}

/** Whether all tricks of a round of Wizard Extreme are entered, or the seals left are counted. */
export function isPlayed(round: ExtremeRound): boolean {
  const counting = Object.values(round.cells).some((cell) => cell.counted);
  return counting ? round.next === null : round.tricks >= round.cards;
}
