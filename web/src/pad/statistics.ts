/** Statistics over many games: how well each player bids and scores.  All numbers are whole; callers divide. */

import { coloured } from "./extreme.ts";
import type { GameName, Round, State } from "./model.ts";
import { places, signOf } from "./standing.ts";

/** The number of rounds, and of rounds with a met bid. */
export interface Rate {
  /** The bid; or the seat counted from the dealer (0), whose left neighbour is 1. */
  key: number;
  rounds: number;
  met: number;
}

/** A notable round; `game`: the document's id. */
export interface Mark {
  game: string;
  round: number;
  points: number;
}

/** A player's games of one kind; players are identified by name. */
export interface Account {
  name: string;
  /** Games with at least one scored round. */
  games: number;
  finished: number;
  /** The points of all finished games. */
  total: number;
  /** How often they were first, second … in a finished game. */
  places: number[];
  rounds: number;
  /** The points of all rounds. */
  points: number;
  /** The rounds with a bid or prediction (all except those with the Black Magician), and how many were met. */
  foretold: number;
  met: number;
  /** The longest series of met rounds within a game. */
  streak: number;
  best: Mark | null;
  worst: Mark | null;
  /** In Wizard Extreme by the number of coloured seals, if the prediction is known. */
  by_bid: Rate[];
  by_seat: Rate[];
}

interface Played {
  number: number;
  points: number;
  met: boolean;
  bid: number | null;
  seat: number;
  foretells: boolean;
}

/** Statistics for each name in these games of one kind, sorted by name. */
export function statistics(states: readonly State[], game: GameName): Account[] {
  const accounts = new Map<string, Account>();
  for (const state of states) if (state.game === game) addGame(accounts, state);
  const byKey = (a: Rate, b: Rate): number => a.key - b.key;
  for (const account of accounts.values()) {
    account.by_bid.sort(byKey);
    account.by_seat.sort(byKey);
  }
  return [...accounts.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The accounts of a game's players by success: most games won, then best points per round; a new list. */
export function ranked(accounts: readonly Account[], game: GameName): Account[] {
  const won = (account: Account): number => account.places[0] ?? 0;
  const worth = (account: Account): number => (signOf(game) * account.points) / Math.max(account.rounds, 1);
  return accounts.toSorted((one, other) => won(other) - won(one) || worth(other) - worth(one));
}

/** The scored rounds of a player. */
function played(state: State, player: string): Played[] {
  return (state.rounds as readonly Round[]).flatMap((round) => {
    const cell = round.cells[player];
    if (!cell || cell.points === null) return [];
    return [
      {
        ...{ number: round.number, points: cell.points, met: cell.met ?? false, bid: foretold(round, player) },
        seat: (round.players.indexOf(player) + 1) % round.players.length,
        foretells: !("magician" in round && round.magician === player),
      },
    ];
  });
}

function foretold(round: Round, player: string): number | null {
  if ("bid_sum" in round) {
    const bid = round.cells[player]?.bid;
    return typeof bid === "number" ? bid : null;
  }
  const cell = round.cells[player];
  if (!cell?.done || round.magician === player) return null;
  return coloured(cell.predicted);
}

const emptyAccount = (name: string): Account => ({
  ...{ name, games: 0, finished: 0, total: 0, places: [], rounds: 0, points: 0, foretold: 0, met: 0, streak: 0 },
  ...{ best: null, worst: null, by_bid: [], by_seat: [] },
});

function addGame(accounts: Map<string, Account>, state: State): void {
  const standing = places(state);
  for (const player of state.players) {
    const rounds = played(state, player.id);
    if (rounds.length === 0) continue;
    const account = accounts.get(player.name) ?? emptyAccount(player.name);
    accounts.set(player.name, account);
    account.games += 1;
    const place = standing.find((one) => one.player === player.id)?.place ?? null;
    if (state.over && place !== null) addResult(account, place, state.totals[player.id] ?? 0);
    addRounds(account, state, rounds);
  }
}

function addResult(account: Account, place: number, total: number): void {
  account.finished += 1;
  account.total += total;
  while (account.places.length < place) account.places.push(0);
  account.places[place - 1] = (account.places[place - 1] ?? 0) + 1;
}

function addRounds(account: Account, state: State, rounds: readonly Played[]): void {
  const sign = signOf(state.game);
  let run = 0;
  for (const { number, points, met, bid, seat, foretells } of rounds) {
    account.rounds += 1;
    account.points += points;
    const mark = { game: state.id, round: number, points };
    if (!account.best || sign * points > sign * account.best.points) account.best = mark;
    if (!account.worst || sign * points < sign * account.worst.points) account.worst = mark;
    if (!foretells) continue;
    account.foretold += 1;
    account.met += met ? 1 : 0;
    run = met ? run + 1 : 0;
    account.streak = Math.max(account.streak, run);
    addRate(account.by_seat, seat, met);
    if (bid !== null) addRate(account.by_bid, bid, met);
  }
}

function addRate(rates: Rate[], key: number, met: boolean): void {
  let rate = rates.find((one) => one.key === key);
  if (!rate) rates.push((rate = { key, rounds: 0, met: 0 }));
  rate.rounds += 1;
  rate.met += met ? 1 : 0;
}
