/** A record's head: format, game, options, players (`record/head.py`). */

import { BIDDINGS, MODES, SPECIALS } from "../engine/numbers.ts";
import { courseOf, type WholeExtreme, type WholeWizard } from "../engine/options.ts";
import type { TableKind } from "../protocol/types.ts";
import { aBool, aList, anInt, anObject, aText, keyOf, RecordFault, shown, written, type Fields, type Value } from "./values.ts";

type Game = TableKind["game"];

/** The part of a record before its rounds. */
export interface Head {
  game: Game;
  /** The number of rounds agreed on for Wizard Extreme (B4), unchecked; null: as in the rules. */
  agreed: number | bigint | null;
  players: readonly string[];
  finished: boolean;
  rounds: readonly Value[];
}

const FORMAT = "foretell-record/1";
const FORMAT_2 = "foretell-record/2";
/** V7: the largest number of rounds, and the number of cards without special cards. */
const [MOST_ROUNDS, CARDS] = [60, 60];
const OWN_ROUNDS: Readonly<Record<string, string>> = {
  clairvoyance: "its first round has one card each",
  "single-suit": "it has twelve rounds, of four to fifteen cards each",
  maximus: "it has five rounds, in each of which all cards are dealt",
};
const MODE_RULES: Readonly<Record<string, string>> = { clairvoyance: "V4", "single-suit": "V5", maximus: "V6" };

/** Read and check the head; throws RecordFault for the first fault. */
export function readHead(record: Fields): Head {
  const format = keyOf(record, "format");
  if (format !== FORMAT && format !== FORMAT_2) {
    throw new RecordFault(`"format" must be "${FORMAT}" or "${FORMAT_2}", not ${shown(format)}`);
  }
  const game = keyOf(record, "game");
  if (game !== "wizard" && game !== "extreme") throw new RecordFault(`"game" must be "wizard" or "extreme", not ${shown(game)}`);
  const given = anObject(keyOf(record, "options"), '"options"');
  const players = aList(keyOf(record, "players"), '"players"').map((name) => aText(name, "a player's name"));
  const options = game === "wizard" ? wizard(given) : extreme(given);
  if (format === FORMAT_2) addCourse(options.game, given);
  checkPlayers(options.game, players.length);
  const rounds = aList(keyOf(record, "rounds"), '"rounds"');
  return { ...options, players, finished: aBool(keyOf(record, "finished"), '"finished"'), rounds };
}

function wizard(given: Fields): Pick<Head, "agreed"> & { game: WholeWizard } {
  const specials = aList(keyOf(given, "specials"), '"specials"').map((name) => aText(name, "a special card"));
  const mode = memberOf(MODES, aText(keyOf(given, "mode"), '"mode"'), "mode");
  const bidding = memberOf(BIDDINGS, aText(keyOf(given, "bidding"), '"bidding"'), "kind of bidding");
  const plusMinus = aBool(keyOf(given, "plus_minus_one"), '"plus_minus_one"');
  const ordered = inOrder(specials);
  const game: WholeWizard = { game: "wizard", specials: ordered, mode, bidding, plus_minus_one: plusMinus };
  checkTogether(game);
  if (ordered.some((name, place) => name !== specials[place])) {
    throw new RecordFault(`"specials" must be in the order ${ordered.join(", ")}`);
  }
  return { game, agreed: null };
}

function checkTogether({ specials: names, mode, bidding, plus_minus_one }: WholeWizard): void {
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
function inOrder(names: readonly string[]): WholeWizard["specials"] {
  for (const name of names) {
    if (!SPECIALS.some((each) => each === name)) {
      throw new RecordFault(`${written(name)} is not a special card; there are ${SPECIALS.join(", ")}`);
    }
    const many = names.filter((each) => each === name).length;
    if (many > 1) throw new RecordFault(`there is only one ${name} in the box, not ${many}`);
  }
  return SPECIALS.filter((name) => names.includes(name)) as string[] as WholeWizard["specials"];
}

function extreme(given: Fields): Pick<Head, "agreed"> & { game: WholeExtreme } {
  const rounds = anInt(keyOf(given, "rounds"), '"rounds" of the options');
  const magician = anInt(keyOf(given, "magician"), '"magician"');
  const raise = aBool(keyOf(given, "raise_magician"), '"raise_magician"');
  if (rounds < 1) throw new RecordFault(`rounds is a whole number, at least 1, not ${rounds} (B4, B16)`);
  if (magician !== 4 && magician !== 5) throw new RecordFault(`the Magician's base is 4 or 5, not ${magician} (B13, B15)`);
  return { game: { game: "extreme", rounds: Math.min(Number(rounds), Number.MAX_SAFE_INTEGER), magician, raise_magician: raise }, agreed: rounds };
}

/** A14, V7, B17: the options that version 2 adds. */
function addCourse(game: WholeWizard | WholeExtreme, given: Fields): void {
  const first = Number(anInt(keyOf(given, "first_dealer"), '"first_dealer"'));
  if (first !== 0) game.first_dealer = first;
  if (game.game === "wizard") {
    const sizes = keyOf(given, "round_sizes");
    if (sizes !== null) game.round_sizes = aList(sizes, '"round_sizes"').map((size) => Number(anInt(size, "a size of a round"))) as [number];
    checkSizes(game.round_sizes, 3);
  }
  if (first < 0) throw new RecordFault(`first_dealer is a seat, a whole number from 0 on, not ${first} (A14, B17)`);
  if (game.game === "wizard" && game.round_sizes && game.mode !== "standard") {
    throw new RecordFault(`mode ${game.mode} does not go with round_sizes: ${OWN_ROUNDS[game.mode]} (V7)`);
  }
  if (first === 0 && !courseOf(game).sizes.length) {
    throw new RecordFault(`seat 0 deals first, and the rounds are those of the rules: "format" must be "${FORMAT}"`);
  }
}

function checkSizes(sizes: readonly number[] | undefined, players: number): void {
  if (sizes === undefined) return;
  if (sizes.length < 1 || sizes.length > MOST_ROUNDS) {
    throw new RecordFault(`round_sizes are the sizes of 1 to ${MOST_ROUNDS} rounds, not of ${sizes.length} (V7)`);
  }
  const largest = Math.floor(CARDS / players);
  sizes.forEach((size, place) => {
    if (size < 1 || size > largest) {
      throw new RecordFault(
        `round_sizes are whole numbers from 1 to ${largest} with ${players} players, not ${size} for round ${place + 1} (V7)`,
      );
    }
  });
}

/** Whether this many can play with these options. */
function checkPlayers(game: WholeWizard | WholeExtreme, players: number): void {
  const isWizard = game.game === "wizard";
  if (isWizard && game.mode === "single-suit" && (players === 5 || players === 6)) {
    throw new RecordFault(`mode single-suit does not go with ${players} players: each of 3 or 4 owns one of four suits (V5)`);
  }
  if (players < 3 || players > (isWizard ? 6 : 5)) {
    const [name, most, rule] = isWizard ? ["Wizard", 6, "A2"] : ["Wizard Extreme", 5, "B3"];
    throw new RecordFault(`${name} is a game for 3 to ${most} players, not ${players} (${rule})`);
  }
  const { first } = courseOf(game);
  if (first >= players) {
    throw new RecordFault(`first_dealer is a seat from 0 to ${players - 1} with ${players} players, not ${first} (A14, B17)`);
  }
  if (isWizard) checkSizes(game.round_sizes, players);
}

/** The name among these that equals a text. */
function memberOf<T extends string>(names: readonly T[], text: string, what: string): T {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new RecordFault(`${written(text)} is not a ${what}; there are ${names.join(", ")}`);
  return found;
}
