/** V7: round sizes as a form offers them, and as a game has them. */

/** The ways that a form offers; `own`: other sizes, such as from a link or another program. */
export const WAYS = ["usual", "first", "second", "last", "between"] as const;
export type Way = (typeof WAYS)[number] | "own";

export interface Sizes {
  way: Way;
  /** The first size, for `between`. */
  from: number;
  /** The last size, or the number of rounds. */
  to: number;
  own: number[];
}

const [CARDS, MOST_ROUNDS] = [60, 60];

/** As in the rules; the other numbers are a form's initial values. */
export const usualSizes = (): Sizes => ({ way: "usual", from: 1, to: 5, own: [] });

/** The largest size of a round. */
export const largestOf = (seats: number): number => Math.floor(CARDS / Math.max(seats, 3));

/** The numbers from one to another, up or down. */
function between(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => from + step * n);
}

/** The sizes of all rounds; null: as in the rules. */
export function sizesOf({ way, from, to, own }: Sizes, seats: number): number[] | null {
  const largest = largestOf(seats);
  const within = (size: number): number => Math.min(Math.max(size, 1), largest);
  switch (way) {
    case "usual":
      return null;
    case "first":
      return between(1, within(to));
    case "second":
      return between(1, largest).filter((size) => size % 2);
    case "last":
      return between(largest - within(to) + 1, largest);
    case "between":
      return between(within(from), within(to));
    case "own":
      return own.length ? own.slice(0, MOST_ROUNDS).map(within) : null;
  }
}

/** The form's way for these sizes; the inverse of `sizesOf`. */
export function sizesIn(own: readonly number[], seats: number): Sizes {
  const [from = 1, to = 1] = [own[0], own.at(-1)];
  const ways = [
    { way: "second", from: 1, to: 5 },
    { way: "first", from: 1, to },
    { way: "last", from: 1, to: own.length },
    { way: "between", from, to },
  ] as const;
  const found = ways.find((each) => String(sizesOf({ ...each, own: [] }, seats)) === String(own));
  return found ? { ...found, own: [] } : { ...usualSizes(), way: "own", own: [...own] };
}

/** Sizes from any stored value. */
export function saneSizes(value: unknown): Sizes {
  const usual = usualSizes();
  if (typeof value !== "object" || value === null) return usual;
  const { way, from, to, own } = value as Partial<Record<keyof Sizes, unknown>>;
  const isSize = (size: unknown): size is number => Number.isInteger(size) && Number(size) >= 1 && Number(size) <= largestOf(3);
  const sizes = Array.isArray(own) && own.length <= MOST_ROUNDS && own.every(isSize) ? own : [];
  const known = [...WAYS, ...(sizes.length ? (["own"] as const) : [])].find((each) => each === way) ?? "usual";
  return { way: known, from: isSize(from) ? from : usual.from, to: isSize(to) ? to : usual.to, own: sizes };
}
