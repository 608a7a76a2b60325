/** How a table is laid out: the places of the seats, and of the cards in a trick. */

/**
 * `around`: the seats lie around the felt, on a desktop or a tablet.  `columns`: on an upright phone the opponents lie
 * in a strip above the trick.  `line`: on a phone on its side, or a small one with few players, the reader's plate lies
 * beside the question.
 */
export type Layout = "around" | "columns" | "line";

/** A table lower than this has no room for seats around it, in pixels. */
const LOW = 400;
/** A table narrower than this has no room for seats at its sides, in pixels. */
const NARROW = 620;
/** The least room for a name and points beside a portrait, in pixels. */
const PLATE = 130;
/** A table wider than this has room for a question beside the reader's plate, in pixels. */
const WIDE = 480;
/** Up to this width a table has no room for a question about seals between the seats at its sides, in pixels. */
const SEALS = 920;
/** The least height with room for it below them, in pixels: with two opponents, and with more, since those lie lower. */
const [TWO, MORE] = [446, 740];

/**
 * The layout for a table's size in pixels and its seats; `folded`: all hands are open, each in its player's column;
 * `seals`: the game is Wizard Extreme.
 */
export function layoutOf(width: number, height: number, seats: number, folded = false, seals = false): Layout {
  if (folded || (height < LOW && width > Math.min(PLATE * (seats - 1), WIDE))) return "line";
  const below = seals && width <= SEALS ? (seats > 3 ? MORE : TWO) : 0;
  return width < NARROW || height < below ? "columns" : "around";
}

/** The least height of a table with room for a deck above the question, in pixels: beside the reader's plate, and above it. */
const [BESIDE, ABOVE] = [206, 414];
/** On an upright phone the bids for this many tricks or more have a third row: so much more height, with a longer question. */
const [MANY, ROW] = [16, 130];
/** Whether a table has room for its deck above a question, in a round of `tricks`. */
export const hasDeckAbove = (layout: Layout, width: number, height: number, tricks: number): boolean =>
  layout === "around" || height >= (layout === "line" && width > WIDE ? BESIDE : ABOVE + (tricks < MANY ? 0 : ROW));

/** How many seats clockwise a seat is from ours. */
export const distance = (seat: number, base: number, seats: number): number => (seat - base + seats) % seats;

/** All other seats, in the order in which they play after us, then ours. */
export const around = (base: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, away) => (base + 1 + away) % seats);

/** A seat's side of the felt in the layout `around`. */
type Side = "left" | "top-left" | "top" | "top-right" | "right";

const SIDES: Record<number, Side[]> = {
  3: ["left", "right"],
  4: ["left", "top", "right"],
  5: ["left", "top-left", "top-right", "right"],
  6: ["left", "top-left", "top", "top-right", "right"],
};

/** The side of a seat that is `away` seats further clockwise than ours; undefined for ours. */
export const sideOf = (away: number, seats: number): Side | undefined => SIDES[seats]?.[away - 1];

/** A trick in the order of play: the width of its cards, how far they are apart, and their corners, in pixels. */
export interface Row {
  card: number;
  step: number;
  /** How far the winning card is raised. */
  raise: number;
  places: { x: number; y: number }[];
}

/** The greatest width of a card in the trick, in pixels. */
const WIDEST: Record<Layout, number> = { around: 136, columns: 112, line: 100 };
/** On a large felt cards are wider if none covers another: at most this part of the height, and this many pixels. */
const LARGE = 0.4;
const LARGEST = 176;
const RATIO = 1.45;
/** The part of a card's width that the next card leaves free, at least and at most; an index takes 0.28. */
const LEAST = 0.5;
const MOST = 1.07;
/** Fewer cards than this lie in one row. */
const TWO_ROWS = 5;
/** Room for rotated corners and for the names at the feet of the cards, in pixels. */
const MARGIN = 6;
const FOOT = 10;
/** How far the winning card is raised if there is room, in pixels. */
const RAISE = 8;

/** Lay a trick of `count` cards in a space: in one row, or in two if more of each card is visible then. */
export function lay(count: number, width: number, height: number, layout: Layout): Row {
  const large = layout === "around" ? Math.min(LARGEST, LARGE * height, (width - 4 * MARGIN) / (1 + MOST * (count - 1))) : 0;
  const one = inRows(1, count, width, height, Math.max(WIDEST[layout], large));
  if (count < TWO_ROWS) return one;
  const two = inRows(2, count, width, height, WIDEST[layout]);
  return two.card * Math.min(two.card, two.step) > one.card * Math.min(one.card, one.step) ? two : one;
}

function inRows(rows: number, count: number, width: number, height: number, widest: number): Row {
  const each = Math.ceil(count / rows);
  const [space, tall] = [width - 2 * MARGIN, height / rows - FOOT];
  const card = Math.max(0, Math.floor(Math.min(widest, tall / RATIO, space / (1 + LEAST * (each - 1)))));
  const step = Math.min(MOST * card, (space - card) / (each - 1));
  const left = (width - card - step * (each - 1)) / 2;
  const raise = Math.min(RAISE, Math.max(0, (height / rows - card * RATIO - FOOT) / 2));
  const line = card * RATIO + FOOT + (rows > 1 ? raise : 0); // a raised card of the second row leaves the names above it free
  const top = (height - rows * line) / 2;
  const places = Array.from({ length: count }, (_, i) => ({ x: left + (i % each) * step, y: top + Math.floor(i / each) * line }));
  return { card, step, places, raise };
}
