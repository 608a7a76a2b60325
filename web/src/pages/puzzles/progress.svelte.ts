/** What this browser keeps about puzzles: rating, streak, tried puzzles, and the chosen kind. */

import { keep, kept } from "../../browser/storage.ts";
import { PARTS, type Part } from "../../coach/classes.ts";
import { LEVELS, levelOf, partOfPuzzle, type Level, type Puzzle } from "./puzzles.ts";
import { FIRST, ratingAfter, type Rating } from "./rating.ts";

const PROGRESS = "puzzles";
const WISH = "puzzle-wish";
const FORMAT = "foretell-puzzle-progress/1";
/** The next puzzle is drawn from this many with the nearest ratings. */
const NEAR = 12;

interface Wish {
  game: Puzzle["game"] | "";
  /** Bids, cards, or other questions. */
  part: Part | "";
  level: Level | "";
}

export const EVERYTHING: Wish = { game: "", part: "", level: "" };
const GAMES = ["wizard", "extreme"] as const;

/** A choice from an address or from storage; invalid parts are left out. */
function wishOf({ game, part, level }: Partial<Record<keyof Wish, unknown>>): Wish {
  const levels = Object.keys(LEVELS) as Level[];
  return {
    game: GAMES.find((each) => each === game) ?? "",
    part: PARTS.find((each) => each === part) ?? "",
    level: levels.find((each) => each === level) ?? "",
  };
}

/** The choice in an address such as `?game=wizard&part=bid`; null if there is none. */
export function wishIn(search: string): Wish | null {
  const wish = wishOf(Object.fromEntries(new URLSearchParams(search)));
  return Object.values(wish).some(Boolean) ? wish : null;
}

interface Stored {
  format: typeof FORMAT;
  rating: number;
  deviation: number;
  streak: number;
  best: number;
  tried: Record<string, 0 | 1>;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function isStored(value: unknown): value is Stored {
  if (typeof value !== "object" || value === null) return false;
  const { format, rating, deviation, streak, best, tried } = value as Partial<Stored>;
  const isRated = Number.isFinite(rating) && Number.isFinite(deviation) && Number(deviation) > 0;
  return format === FORMAT && isRated && isCount(streak) && isCount(best) && typeof tried === "object" && tried !== null;
}

const EMPTY: Stored = { format: FORMAT, rating: FIRST.points, deviation: FIRST.deviation, streak: 0, best: 0, tried: {} };

function storedProgress(): Stored {
  const found = kept(PROGRESS);
  return isStored(found) ? found : EMPTY;
}

class Progress {
  #stored = $state.raw(storedProgress());
  #wish = $state.raw(wishOf({ ...EVERYTHING, ...(kept(WISH) as object | null) }));

  get rating(): Rating {
    return { points: this.#stored.rating, deviation: this.#stored.deviation };
  }

  get streak(): number {
    return this.#stored.streak;
  }

  get best(): number {
    return this.#stored.best;
  }

  /** The numbers of puzzles tried, and solved on the first try. */
  get counts(): { tried: number; solved: number } {
    const tried = Object.values(this.#stored.tried);
    return { tried: tried.length, solved: tried.filter(Boolean).length };
  }

  get wish(): Wish {
    return this.#wish;
  }

  set wish(wish: Wish) {
    this.#wish = wish;
    keep(WISH, wish);
  }

  /** Whether the puzzle was solved on the first try; null: it was not tried. */
  was(id: string): boolean | null {
    const found = this.#stored.tried[id];
    return found === undefined ? null : found === 1;
  }

  /** Note the first try at a puzzle; later ones change nothing.  Returns the change of the rating. */
  note({ id, rating }: Puzzle, solved: boolean): number {
    this.#stored = storedProgress(); // another tab may have continued
    if (this.was(id) !== null) return 0;
    const before = this.#stored;
    const after = ratingAfter(this.rating, rating, solved);
    const streak = solved ? before.streak + 1 : 0;
    const tried = { ...before.tried, [id]: solved ? 1 : 0 } as const;
    this.#stored = { format: FORMAT, rating: after.points, deviation: after.deviation, streak, best: Math.max(before.best, streak), tried };
    keep(PROGRESS, this.#stored);
    return Math.round(after.points) - Math.round(before.rating);
  }

  /** Forget everything. */
  forget(): void {
    this.#stored = EMPTY;
    keep(PROGRESS, EMPTY);
  }

  /** An untried puzzle of the chosen kind near the rating, otherwise any other one; null if there is none. */
  next(all: readonly Puzzle[], current: string | null, chance: number): Puzzle | null {
    const others = wished(all, this.#wish).filter(({ id }) => id !== current);
    const fresh = others.filter(({ id }) => this.was(id) === null);
    const distance = ({ rating }: Puzzle): number => Math.abs(rating - this.#stored.rating);
    const near = (fresh.length ? fresh : others).toSorted((a, b) => distance(a) - distance(b)).slice(0, fresh.length ? NEAR : others.length);
    return near[Math.floor(chance * near.length)] ?? null;
  }
}

/** The puzzles of this kind. */
export function wished(all: readonly Puzzle[], { game, part, level }: Wish): readonly Puzzle[] {
  return all.filter(
    (puzzle) =>
      (!game || puzzle.game === game) &&
      (!part || partOfPuzzle(puzzle) === part) &&
      (!level || levelOf(puzzle.rating) === level),
  );
}

export const progress = new Progress();
