/** The board: the entries cell by cell, before anything is scored. */

import type { Bid, Doing, Entry, GameName, Options, Player, Seals, Writings } from "./model.ts";
import { RULES } from "./rules.ts";

/** The entries about one round. */
export interface Sheet {
  said: boolean;
  ended: boolean;
  cards: number | null;
  bids: Map<string, Bid>;
  tricks: Map<string, number | null>;
  bombed: number;
  cloud: { player: string; change: number } | null;
  predicted: Map<string, Seals>;
  done: Map<string, boolean>;
  magician: string | null;
  /** Player and colour of every seal taken from another player, and whether the pool still had one. */
  stolen: { player: string; kind: string; inPool: boolean }[];
  /** The winner of each trick, and the seal they returned; `black`: they took one; null: nothing. */
  won: { player: string; back: string | null }[];
  left: Map<string, Seals | null>;
}

const emptySheet = (): Sheet => ({
  ...{ said: false, ended: false, cards: null, bombed: 0, cloud: null, magician: null, stolen: [], won: [] },
  ...{ bids: new Map(), tricks: new Map(), predicted: new Map(), done: new Map(), left: new Map() },
});

/** How many seals of each kind the game has. */
export const SUPPLY: Seals = RULES.extreme.seals;

/** Add `n` seals of a kind; kinds with 0 are removed, numbers below 0 are kept for the checks. */
export function add(seals: Seals, kind: string, n: number): void {
  seals[kind] = (seals[kind] ?? 0) + n;
  if (seals[kind] === 0) delete seals[kind];
}

export const withoutNone = (seals: Seals): Seals => Object.fromEntries(Object.entries(seals).filter(([, n]) => n !== 0));

/** The entries of a game.  An entry about an unknown player is skipped. */
export class Board {
  title = "";
  options: Options;
  readonly players = new Map<string, Player>();
  readonly seats = new Map<number, string[]>();
  readonly dealers = new Map<number, string>();
  readonly sheets = new Map<number, Sheet>();
  readonly overruled = new Set<string>();
  readonly skipped: string[] = [];

  constructor(readonly game: GameName) {
    this.options = { ...RULES.options.defaults[game] };
  }

  sheet(round: number): Sheet {
    const sheet = this.sheets.get(round) ?? emptySheet();
    this.sheets.set(round, sheet);
    return sheet;
  }

  /** All players clockwise, as they sit in a round; those who were not named when the seats were set sit last. */
  order(round: number): string[] {
    const since = Math.max(...[...this.seats.keys()].filter((first) => first <= round));
    const named = (this.seats.get(since) ?? []).filter((player) => this.players.has(player));
    return [...named, ...[...this.players.keys()].filter((player) => !named.includes(player))];
  }

  /** The players of a round, clockwise. */
  playing(round: number): string[] {
    return this.order(round).filter((id) => {
      const player = this.players.get(id);
      return player && player.joined <= round && (player.left === null || round < player.left);
    });
  }

  write(entry: Exclude<Entry, { do: "undo" | "redo" }>): void {
    const named = [...("player" in entry ? [entry.player] : []), ...("from" in entry ? [entry.from] : [])];
    const full = entry.do === "join" && this.players.size >= RULES.kinds.most_players;
    if (full || named.some((player) => player !== null && !this.players.has(player))) this.skipped.push(entry.id);
    else (WRITERS[entry.do] as (board: Board, entry: Entry) => void)(this, entry);
  }
}

/** What entries of each kind change. */
const WRITERS: { readonly [D in Exclude<Doing, "undo" | "redo">]: (board: Board, entry: Extract<Entry, { do: D }>) => void } = {
  title: (board, { text }) => void (board.title = text),
  options: (board, { set }) => void (board.options = { ...board.options, ...set }),
  join: ({ players }, { id, name, round, start }) => void players.set(id, { id, name, joined: round, left: null, start }),
  name: (board, { player, name }) => change(board, player, { name }),
  leave: (board, { player, round }) => change(board, player, { left: round }),
  start: (board, { player, start }) => change(board, player, { start }),
  seats: ({ seats }, { round, order }) => void seats.set(round, order),
  dealer: ({ dealers }, { round, player }) => void (player === null ? dealers.delete(round) : dealers.set(round, player)),
  overrule: ({ overruled }, { check, round, done }) => void overruled[done ? "add" : "delete"](overruling(check, round)),
  end: (board, { round, done }) => void (board.sheet(round).ended = done),
  cards: (board, { round, cards }) => void (board.sheet(round).cards = cards),
  bid: (board, { round, player, bid }) => void board.sheet(round).bids.set(player, bid),
  said: (board, { round, done }) => void (board.sheet(round).said = done),
  tricks: (board, { round, player, tricks }) => void board.sheet(round).tricks.set(player, tricks),
  bombed: (board, { round, tricks }) => void (board.sheet(round).bombed = tricks),
  cloud: (board, { round, player, change }) => void (board.sheet(round).cloud = player === null ? null : { player, change }),
  take: (board, entry) => take(board.sheet(entry.round), entry),
  predict: (board, { round, player, seals }) => {
    const { predicted, done } = board.sheet(round);
    predicted.set(player, withoutNone(seals));
    done.set(player, true);
  },
  done: (board, { round, player, done }) => void board.sheet(round).done.set(player, done),
  magician: (board, { round, player }) => void (board.sheet(round).magician = player),
  trick: (board, { round, player, back }) => void board.sheet(round).won.push({ player, back }),
  left: (board, { round, player, seals }) => void board.sheet(round).left.set(player, seals),
};

function change({ players }: Board, id: string, change: Partial<Player>): void {
  const player = players.get(id);
  if (player) players.set(id, { ...player, ...change });
}

/** The key of a check that the table overrules for a round, or for the whole game. */
export const overruling = (check: string, round: number | null): string => `${check} ${round ?? ""}`;

/** A seal from the pool, or from another player, who gets a white one for it. */
function take(sheet: Sheet, { player, seal, from }: Writings["take"]): void {
  add(heap(sheet, player), seal, 1);
  if (from === null) return;
  const out = [...sheet.predicted.values()].reduce((sum, seals) => sum + (seals[seal] ?? 0), 0) - 1;
  sheet.stolen.push({ player, kind: seal, inPool: out < (SUPPLY[seal] ?? 0) });
  add(heap(sheet, from), seal, -1);
  add(heap(sheet, from), "white", 1);
}

function heap(sheet: Sheet, player: string): Seals {
  const seals = sheet.predicted.get(player) ?? {};
  sheet.predicted.set(player, seals);
  return seals;
}
