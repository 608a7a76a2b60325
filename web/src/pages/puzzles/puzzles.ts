/** The puzzles that come with the page, fetched when first needed (`foretell.puzzles`). */

import type { Part } from "../../coach/classes.ts";
import type { Member } from "../../engine/cast.ts";
import type { GameName } from "../../engine/engine.ts";
import type { Why } from "../../protocol/advice.ts";
import { Refused } from "../../server/http.ts";

export interface Puzzle {
  game: GameName;
  id: string;
  /** The kind of game: `classic`, a variant, a special card, `all-cards`, `extreme`. */
  kind: string;
  players: number;
  options: object;
  dealer: number;
  /** Each seat's cards, separated by spaces. */
  hands: readonly string[];
  turned: string | null;
  /** Such as `0 bid 1, 1 play B5`. */
  moves: string;
  /** The right move, or several that are practically the same. */
  answer: readonly string[];
  theme: string;
  rating: number;
  /** By move, best first: expected points (Extreme: penalty points) and the chance of success. */
  results: readonly (readonly [move: string, points: number, chance: number])[];
  /** Moves that are practically the same as one of the results, and that result. */
  same: Readonly<Record<string, string>>;
  why: Why | null;
  /** The levels that fail, with their moves. */
  missed: Readonly<Record<string, string>>;
}

/** The levels of difficulty, with the ratings at which they start (`puzzles/puzzle.py`). */
export const LEVELS = { easy: 0, medium: 1050, hard: 1200 } as const;
export type Level = keyof typeof LEVELS;

const BIDS = ["bid", "seal", "done", "magician"];

/** The part of the round that a puzzle's question belongs to, as in a look back. */
export function partOfPuzzle({ answer }: Puzzle): Part {
  const verb = answer[0]?.split(" ")[0] ?? "";
  if (BIDS.includes(verb)) return "bid";
  return verb === "play" ? "card" : "other";
}

/** The players' names, by seat. */
const NAMES: readonly Member[] = ["Nora", "Mira", "Tobias", "Lotte", "Jan", "Fenna"];

export const levelOf = (rating: number): Level => (rating >= LEVELS.hard ? "hard" : rating >= LEVELS.medium ? "medium" : "easy");

type Stored = { default: { puzzles: readonly object[]; withdrawn: readonly string[] } };

const FILES: Readonly<Record<GameName, () => Promise<Stored>>> = {
  wizard: () => import("../../../../src/foretell/puzzles/wizard.json"),
  extreme: () => import("../../../../src/foretell/puzzles/extreme.json"),
};

let all: Promise<readonly Puzzle[]> | null = null;

/** All puzzles of both games; throws Refused if they cannot be fetched. */
export function puzzles(): Promise<readonly Puzzle[]> {
  all ??= fetchAll().catch((fault: unknown) => {
    all = null; // the next call tries again
    throw new Refused(0, "page", String(fault));
  });
  return all;
}

async function fetchAll(): Promise<readonly Puzzle[]> {
  const games = Object.keys(FILES) as GameName[];
  const files = await Promise.all(games.map(async (game) => (await FILES[game]()).default.puzzles.map((stored) => ({ ...stored, game }))));
  return files.flat() as Puzzle[];
}

/** No puzzle has this id, or it was withdrawn. */
export class UnknownPuzzle extends Error {
  constructor(readonly isWithdrawn: boolean) {
    super();
  }
}

/** The puzzle with this id; throws UnknownPuzzle, and Refused like `puzzles`. */
export async function puzzleOf(id: string): Promise<Puzzle> {
  const found = (await puzzles()).find((puzzle) => puzzle.id === id);
  if (found) return found;
  const files = await Promise.all(Object.values(FILES).map((file) => file()));
  throw new UnknownPuzzle(files.some((file) => file.default.withdrawn.includes(id)));
}

/** The value of a move: points and chance. */
export function resultOf(puzzle: Puzzle, move: string): readonly [points: number, chance: number] {
  const named = puzzle.results.find(([each]) => each === (puzzle.same[move] ?? move)) ?? puzzle.results[0];
  if (!named) throw new Error(`the puzzle ${puzzle.id} has no results`);
  return [named[1], named[2]];
}

/** The game up to the question, as an unfinished record (docs/record-format.md). */
export function recordOf(puzzle: Puzzle): object {
  const { game, players, options, dealer, hands, turned, moves } = puzzle;
  const round = { dealer, hands: hands.map((hand) => hand.split(" ").filter(Boolean)), turned, moves: moves ? moves.split(", ").map(moveOf) : [] };
  return {
    format: "first_dealer" in options ? "foretell-record/2" : "foretell-record/1",
    game,
    options,
    players: NAMES.slice(0, players),
    rounds: [round],
    finished: false,
    totals: Array.from({ length: players }, () => 0),
    winners: [],
  };
}

/** `1 bid 2` as `[1, "bid", 2]`. */
function moveOf(text: string): (string | number | null)[] {
  return text.split(" ").map((value) => (value === "none" ? null : /^-?\d+$/.test(value) ? Number(value) : value));
}
