/** A record's head: format, game, options, players (`record/head.py`). */

import { BIDDINGS, MODES, SPECIALS } from "../device/numbers.ts";
import type { TableKind } from "../protocol/types.ts";
import { aBool, aList, anInt, anObject, aText, keyOf, RecordFault, shown, written, type Fields, type Value } from "./values.ts";

type Game = TableKind["game"];
type WizardGame = Required<Extract<Game, { game: "wizard" }>>;

/** The part of a record before its rounds. */
export interface Head {
  game: Game;
  /** How many rounds were agreed on for Wizard Extreme (B4), however many they are; null: as the rules say. */
  agreed: number | bigint | null;
  players: readonly string[];
  finished: boolean;
  rounds: readonly Value[];
}

const FORMAT = "foretell-record/1";
const MODE_RULES: Readonly<Record<string, string>> = { clairvoyance: "V4", "single-suit": "V5", maximus: "V6" };

/** Read and check the head; throws RecordFault for the first fault. */
export function readHead(record: Fields): Head {
  const format = keyOf(record, "format");
  if (format !== FORMAT) throw new RecordFault(`"format" must be "${FORMAT}", not ${shown(format)}`);
  const game = keyOf(record, "game");
  if (game !== "wizard" && game !== "extreme") throw new RecordFault(`"game" must be "wizard" or "extreme", not ${shown(game)}`);
  const given = anObject(keyOf(record, "options"), '"options"');
  const players = aList(keyOf(record, "players"), '"players"').map((name) => aText(name, "a player's name"));
  const options = game === "wizard" ? wizard(given, players.length) : extreme(given, players.length);
  const rounds = aList(keyOf(record, "rounds"), '"rounds"');
  return { ...options, players, finished: aBool(keyOf(record, "finished"), '"finished"'), rounds };
}

function wizard(given: Fields, players: number): Pick<Head, "game" | "agreed"> {
  const specials = aList(keyOf(given, "specials"), '"specials"').map((name) => aText(name, "a special card"));
  const mode = memberOf(MODES, aText(keyOf(given, "mode"), '"mode"'), "mode");
  const bidding = memberOf(BIDDINGS, aText(keyOf(given, "bidding"), '"bidding"'), "kind of bidding");
  const plusMinus = aBool(keyOf(given, "plus_minus_one"), '"plus_minus_one"');
  const ordered = inOrder(specials);
  const game: WizardGame = { game: "wizard", specials: ordered, mode, bidding, plus_minus_one: plusMinus };
  checkTogether(game);
  if (ordered.some((name, place) => name !== specials[place])) {
    throw new RecordFault(`"specials" must be in the order ${ordered.join(", ")}`);
  }
  if (mode === "single-suit" && (players === 5 || players === 6)) {
    throw new RecordFault(`mode single-suit does not go with ${players} players: each of 3 or 4 owns one of four suits (V5)`);
  }
  if (players < 3 || players > 6) throw new RecordFault(`Wizard is a game for 3 to 6 players, not ${players} (A2)`);
  return { game, agreed: null };
}

function checkTogether({ specials: names, mode, bidding, plus_minus_one }: WizardGame): void {
  const specials: readonly string[] = names;
  const [dragon, fairy] = [specials.includes("dragon"), specials.includes("fairy")];
  if (dragon !== fairy) {
    const [one, other] = dragon ? (["dragon", "fairy"] as const) : (["fairy", "dragon"] as const);
    throw new RecordFault(`the ${one} does not go without the ${other}: they come into the game only together (S8)`);
  }
  if (specials.length && mode !== "standard") {
    throw new RecordFault(`mode ${mode} does not go with special cards: it is played with the sixty cards alone (${MODE_RULES[mode]})`);
  }
  if (plus_minus_one && bidding !== "open") {
    throw new RecordFault(`plus/minus one does not go with ${bidding} bidding: the last bidder must know the others' bids (V1)`);
  }
}

/** S1 to S7: the special cards in the order of their rules. */
function inOrder(names: readonly string[]): WizardGame["specials"] {
  for (const name of names) {
    if (!SPECIALS.some((each) => each === name)) {
      throw new RecordFault(`${written(name)} is no special card; there are ${SPECIALS.join(", ")}`);
    }
    const many = names.filter((each) => each === name).length;
    if (many > 1) throw new RecordFault(`there is only one ${name} in the box, not ${many}`);
  }
  return SPECIALS.filter((name) => names.includes(name)) as string[] as WizardGame["specials"];
}

function extreme(given: Fields, players: number): Pick<Head, "game" | "agreed"> {
  const rounds = anInt(keyOf(given, "rounds"), '"rounds" of the options');
  const magician = anInt(keyOf(given, "magician"), '"magician"');
  const raise = aBool(keyOf(given, "raise_magician"), '"raise_magician"');
  if (rounds < 1) throw new RecordFault(`rounds is a whole number, at least 1, not ${rounds} (B4, B16)`);
  if (magician !== 4 && magician !== 5) throw new RecordFault(`the Magician's base is 4 or 5, not ${magician} (B13, B15)`);
  if (players < 3 || players > 5) throw new RecordFault(`Wizard Extreme is a game for 3 to 5 players, not ${players} (B3)`);
  return { game: { game: "extreme", rounds: Math.min(Number(rounds), Number.MAX_SAFE_INTEGER), magician, raise_magician: raise }, agreed: rounds };
}

/** The one of these names that a text is. */
function memberOf<T extends string>(names: readonly T[], text: string, what: string): T {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new RecordFault(`${written(text)} is no ${what}; there are ${names.join(", ")}`);
  return found;
}
