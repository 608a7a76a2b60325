/** The board: the entries cell by cell, before anything is scored. */

import type { Bid, Entry, GameName, Options, Player, Seals, Writings } from "./model.ts";
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

const SUPPLY: Seals = RULES.extreme.seals;

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

  write(entry: Entry): void {
    const named = [...("player" in entry ? [entry.player] : []), ...("from" in entry ? [entry.from] : [])];
    const full = entry.do === "join" && this.players.size >= RULES.kinds.most_players;
    if (full || named.some((player) => player !== null && !this.players.has(player))) this.skipped.push(entry.id);
    else if (!this.#whole(entry)) this.#part(entry);
  }

  #change(id: string, change: Partial<Player>): void {
    const player = this.players.get(id);
    if (player) this.players.set(id, { ...player, ...change });
  }

  /** Apply an entry about the game as a whole; false if it is about something else. */
  #whole(entry: Entry): boolean {
    switch (entry.do) {
      case "title":
        this.title = entry.text;
        return true;
      case "options":
        this.options = { ...this.options, ...entry.set };
        return true;
      case "join":
        this.players.set(entry.id, { id: entry.id, name: entry.name, joined: entry.round, left: null, start: entry.start });
        return true;
      case "name":
        this.#change(entry.player, { name: entry.name });
        return true;
      case "leave":
        this.#change(entry.player, { left: entry.round });
        return true;
      case "start":
        this.#change(entry.player, { start: entry.start });
        return true;
      case "seats":
        this.seats.set(entry.round, entry.order);
        return true;
      case "dealer":
        if (entry.player === null) this.dealers.delete(entry.round);
        else this.dealers.set(entry.round, entry.player);
        return true;
      case "overrule":
        if (entry.done) this.overruled.add(overruling(entry.check, entry.round));
        else this.overruled.delete(overruling(entry.check, entry.round));
        return true;
      default:
        return false;
    }
  }

  /** Apply an entry about a round. */
  #part(entry: Entry): void {
    if (!("round" in entry) || entry.round === null) return;
    const sheet = this.sheet(entry.round);
    switch (entry.do) {
      case "end":
        sheet.ended = entry.done;
        break;
      case "cards":
        sheet.cards = entry.cards;
        break;
      case "bid":
        sheet.bids.set(entry.player, entry.bid);
        break;
      case "said":
        sheet.said = entry.done;
        break;
      case "tricks":
        sheet.tricks.set(entry.player, entry.tricks);
        break;
      case "bombed":
        sheet.bombed = entry.tricks;
        break;
      case "cloud":
        sheet.cloud = entry.player === null ? null : { player: entry.player, change: entry.change };
        break;
      default:
        writeSeals(sheet, entry);
    }
  }
}

/** The key of a check that the table overrules for a round, or for the whole game. */
export const overruling = (check: string, round: number | null): string => `${check} ${round ?? ""}`;

function writeSeals(sheet: Sheet, entry: Entry): void {
  switch (entry.do) {
    case "take":
      take(sheet, entry);
      break;
    case "predict":
      sheet.predicted.set(entry.player, withoutNone(entry.seals));
      sheet.done.set(entry.player, true);
      break;
    case "done":
      sheet.done.set(entry.player, entry.done);
      break;
    case "magician":
      sheet.magician = entry.player;
      break;
    case "trick":
      sheet.won.push({ player: entry.player, back: entry.back });
      break;
    case "left":
      sheet.left.set(entry.player, entry.seals);
      break;
  }
}

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
