/** A record's head: format, game, options, players (`record/head.py`). */

import { BIDDINGS, MODE_RULES, MODES, OWN_ROUNDS, PLUS_MINUS, PLUS_MINUS_RULES, SPECIALS } from "../engine/numbers.ts";
import { courseOf, plusMinusOf, RECORD_FORMATS, recordFormat, type WholeExtreme, type WholeWizard } from "../engine/options.ts";
import { sentence } from "../engine/sentences.ts";
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

const [FORMAT, FORMAT_2, FORMAT_3] = RECORD_FORMATS;
/** V7: the largest number of rounds, and the number of cards without special cards. */
const [MOST_ROUNDS, CARDS] = [60, 60];

/** Read and check the head; throws RecordFault for the first fault. */
export function readHead(record: Fields): Head {
  const format = keyOf(record, "format");
  if (!RECORD_FORMATS.some((each) => each === format)) {
    throw new RecordFault(sentence("format", { formats: RECORD_FORMATS.map((each) => `"${each}"`).join(", "), format: shown(format) }));
  }
  const game = keyOf(record, "game");
  if (game !== "wizard" && game !== "extreme") throw new RecordFault(sentence("game", { game: shown(game) }));
  const given = anObject(keyOf(record, "options"), '"options"');
  const players = aList(keyOf(record, "players"), '"players"').map((name) => aText(name, "a player's name"));
  const options = game === "wizard" ? wizard(given, format) : extreme(given, format);
  if (format !== FORMAT) addCourse(options.game, given);
  if (format === FORMAT_2 && recordFormat(options.game) === FORMAT) throw new RecordFault(sentence("usual-course", { format: FORMAT }));
  checkPlayers(options.game, players.length);
  const rounds = aList(keyOf(record, "rounds"), '"rounds"');
  return { ...options, players, finished: aBool(keyOf(record, "finished"), '"finished"'), rounds };
}

function wizard(given: Fields, format: Value): Pick<Head, "agreed"> & { game: WholeWizard } {
  const specials = aList(keyOf(given, "specials"), '"specials"').map((name) => aText(name, "a special card"));
  const mode = memberOf(MODES, aText(keyOf(given, "mode"), '"mode"'), "mode");
  const bidding = memberOf(BIDDINGS, aText(keyOf(given, "bidding"), '"bidding"'), "kind of bidding");
  const plusMinus = plusMinusIn(keyOf(given, "plus_minus_one"), format);
  const ordered = inOrder(specials);
  const game: WholeWizard = { game: "wizard", specials: ordered, mode, bidding, plus_minus_one: plusMinus };
  checkTogether(game);
  if (ordered.some((name, place) => name !== specials[place])) {
    throw new RecordFault(sentence("order", { specials: ordered.join(", ") }));
  }
  return { game, agreed: null };
}

function checkTogether({ specials: names, mode, bidding, plus_minus_one }: WholeWizard): void {
  const specials: readonly string[] = names;
  const [dragon, fairy] = [specials.includes("dragon"), specials.includes("fairy")];
  if (dragon !== fairy) {
    const [one, other] = dragon ? (["dragon", "fairy"] as const) : (["fairy", "dragon"] as const);
    throw new RecordFault(sentence("only-together", { one, other }));
  }
  if (specials.length && mode !== "standard") throw new RecordFault(sentence("mode-specials", { mode, rule: MODE_RULES[mode] }));
  if (plus_minus_one && bidding !== "open") {
    throw new RecordFault(sentence("plus-minus", { bidding, rule: PLUS_MINUS_RULES[plusMinusOf(plus_minus_one)] ?? "" }));
  }
}

/** S1 to S7: the special cards in the order of their rules. */
function inOrder(names: readonly string[]): WholeWizard["specials"] {
  for (const name of names) {
    memberOf(SPECIALS, name, "special card");
    const many = names.filter((each) => each === name).length;
    if (many > 1) throw new RecordFault(sentence("one-in-box", { name, count: many }));
  }
  return SPECIALS.filter((name) => names.includes(name)) as string[] as WholeWizard["specials"];
}

/** V1; V8 and V9 in version 3, which has nothing else. */
function plusMinusIn(value: Value, format: Value): WholeWizard["plus_minus_one"] {
  if (format !== FORMAT_3) return aBool(value, '"plus_minus_one"');
  if (typeof value === "boolean") throw new RecordFault(sentence("version-3", { format: FORMAT_3 }));
  return memberOf(PLUS_MINUS, aText(value, '"plus_minus_one"'), "kind of plus/minus one");
}

function extreme(given: Fields, format: Value): Pick<Head, "agreed"> & { game: WholeExtreme } {
  if (format === FORMAT_3) throw new RecordFault(sentence("version-3", { format: FORMAT_3 }));
  const rounds = anInt(keyOf(given, "rounds"), '"rounds" of the options');
  const magician = anInt(keyOf(given, "magician"), '"magician"');
  const raise = aBool(keyOf(given, "raise_magician"), '"raise_magician"');
  if (rounds < 1) throw new RecordFault(sentence("rounds", { rounds }));
  if (magician !== 4 && magician !== 5) throw new RecordFault(sentence("magician", { magician }));
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
  if (first < 0) throw new RecordFault(sentence("first-dealer", { seat: first }));
  if (game.game === "wizard" && game.round_sizes && game.mode !== "standard") {
    throw new RecordFault(sentence("mode-sizes", { mode: game.mode, why: OWN_ROUNDS[game.mode] }));
  }
}

function checkSizes(sizes: readonly number[] | undefined, players: number): void {
  if (sizes === undefined) return;
  if (sizes.length < 1 || sizes.length > MOST_ROUNDS) {
    throw new RecordFault(sentence("number-of-sizes", { most: MOST_ROUNDS, rounds: sizes.length }));
  }
  const largest = Math.floor(CARDS / players);
  sizes.forEach((size, place) => {
    if (size < 1 || size > largest) throw new RecordFault(sentence("size", { most: largest, players, size, round: place + 1 }));
  });
}

/** Whether this many can play with these options. */
function checkPlayers(game: WholeWizard | WholeExtreme, players: number): void {
  const isWizard = game.game === "wizard";
  if (isWizard && game.mode === "single-suit" && (players === 5 || players === 6)) {
    throw new RecordFault(sentence("mode-players", { players }));
  }
  if (players < 3 || players > (isWizard ? 6 : 5)) {
    const of = isWizard ? { game: "Wizard", most: 6, rule: "A2" } : { game: "Wizard Extreme", most: 5, rule: "B3" };
    throw new RecordFault(sentence("players", { ...of, players }));
  }
  const { first } = courseOf(game);
  if (first >= players) {
    throw new RecordFault(sentence("no-such-dealer", { last: players - 1, players, seat: first }));
  }
  if (isWizard) checkSizes(game.round_sizes, players);
}

/** The name among these that equals a text. */
function memberOf<T extends string>(names: readonly T[], text: string, what: string): T {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new RecordFault(sentence("no-such-value", { value: written(text), what, members: names.join(", ") }));
  return found;
}
