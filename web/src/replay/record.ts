/** Reads the parts of a record that checking its deals needs.  Records can come from anywhere, so nothing is trusted. */

import { isObject, isTexts } from "../browser/storage.ts";
import { RECORD_FORMATS } from "../engine/options.ts";
import { HIDDEN, OPEN } from "../table/hidden_values.ts";

export interface GameRecord {
  game: "wizard" | "extreme";
  /** `sizes`: the round sizes, if they differ from the rules (V7). */
  options: { mode: string; specials: readonly string[]; sizes?: readonly number[] };
  players: readonly string[];
  rounds: readonly { hands: readonly (readonly string[])[]; turned: string | null }[];
  finished: boolean;
}

interface Contribution {
  from: "player" | "server";
  value: string;
  /** What the seat committed to; undefined: nothing. */
  commitment?: string;
}

export interface Proof {
  game: string;
  commitment: string;
  secret: string;
  contributions: readonly Contribution[];
  /** How the deals follow; see docs/fair-deals.md. */
  method: string;
}

/** Why a text cannot be checked, as the key of a sentence `web-fair-fault-…`. */
export class Unreadable extends Error {
  constructor(
    readonly key: "json" | "format" | "players" | "rounds" | "proof-none" | "proof-form" | "method",
    /** The faulty line, if there are several. */
    readonly line: number | null = null,
  ) {
    super(key);
  }
}

/** The game in a record; throws Unreadable. */
export function readGame(data: unknown): GameRecord {
  const known = isObject(data) && RECORD_FORMATS.some((each) => each === data["format"]);
  if (!known || (data["game"] !== "wizard" && data["game"] !== "extreme")) throw new Unreadable("format");
  const { game, players, rounds, finished } = data;
  if (!isTexts(players) || players.length < 3 || players.length > 6) throw new Unreadable("players");
  const readable = Array.isArray(rounds) && rounds.every((round) => isRound(round, players.length));
  if (!readable) throw new Unreadable("rounds");
  return { game, options: readOptions(data["options"], data["format"] !== RECORD_FORMATS[0]), players, rounds, finished: finished === true };
}

function readOptions(options: unknown, hasSizes: boolean): GameRecord["options"] {
  if (!isObject(options)) throw new Unreadable("format");
  const { mode, specials } = options;
  return { mode: typeof mode === "string" ? mode : "standard", specials: isTexts(specials) ? specials : [], sizes: hasSizes ? readSizes(options["round_sizes"]) : [] };
}

/** V7: the round sizes; if absent, as in the rules. */
function readSizes(sizes: unknown): readonly number[] {
  return Array.isArray(sizes) && sizes.every((size) => Number.isInteger(size) && size >= 1 && size <= 20) ? (sizes as number[]) : [];
}

function isRound(round: unknown, seats: number): round is GameRecord["rounds"][number] {
  if (!isObject(round)) return false;
  const { hands, turned } = round;
  const isTurned = turned === null || typeof turned === "string";
  return Array.isArray(hands) && hands.length === seats && hands.every(isTexts) && isTurned;
}

/** The id of the game that a record's proof names; null if there is none. */
export function gameNamed(data: unknown): string | null {
  const fair = isObject(data) ? data["fair"] : undefined;
  const game = isObject(fair) ? fair["game"] : undefined;
  return typeof game === "string" ? game : null;
}

/** The proof in a record; throws Unreadable. */
export function readProof(data: unknown, seats: number): Proof {
  const fair = isObject(data) ? data["fair"] : undefined;
  if (fair === undefined || fair === null) throw new Unreadable("proof-none");
  if (!isObject(fair)) throw new Unreadable("proof-form");
  const { method, game, commitment, secret, contributions } = fair;
  if (method !== OPEN && method !== HIDDEN) throw new Unreadable("method");
  const texts = [game, commitment, secret];
  if (!isTexts(texts) || !/^[\x20-\x7e]{1,64}$/.test(texts[0] ?? "")) throw new Unreadable("proof-form");
  if (!texts.slice(1).every((text) => /^[0-9a-f]{64}$/.test(text))) throw new Unreadable("proof-form");
  if (!Array.isArray(contributions) || contributions.length !== seats || !contributions.every(isContribution(method)))
    throw new Unreadable("proof-form");
  return { game: texts[0] ?? "", commitment: texts[1] ?? "", secret: texts[2] ?? "", contributions: method === OPEN ? contributions.map(({ from, value }) => ({ from, value })) : contributions, method };
}

const isContribution =
  (method: string) =>
  (value: unknown): value is Contribution => {
    if (!isObject(value) || typeof value["value"] !== "string") return false;
    const { from, commitment } = value;
    const isRead = commitment === undefined || method === OPEN || isDigest(commitment);
    return (from === "player" || from === "server") && /^[ -~]{1,64}$/.test(value["value"]) && isRead;
  };

const isDigest = (value: unknown): boolean => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);

/** A game in a file, for a list to choose from. */
export interface Found {
  text: string;
  data: unknown;
}

/** The games in a text: one JSON value, or one per line; throws Unreadable if it is not JSON. */
export function gamesIn(text: string): Found[] {
  const whole = parsed(text);
  if (whole) return [whole];
  const lines = text.split("\n").map((line, index) => ({ line, number: index + 1 }));
  const full = lines.filter(({ line }) => line.trim() !== "");
  if (full.length < 2) throw new Unreadable("json");
  return full.map(({ line, number }) => {
    const game = parsed(line);
    if (!game) throw new Unreadable("json", number);
    return game;
  });
}

function parsed(text: string): Found | null {
  try {
    return { text, data: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
