/** How a table is laid out: where everybody sits, and where the cards of a trick lie. */

/**
 * `around`: the seats lie around the felt, on a desk or a tablet.  On a phone each opponent has a column, and their card
 * lies in it: `columns` held upright, your own card below; `line` on its side, where you have the last column.
 */
export type Layout = "around" | "columns" | "line";

/** A table lower than this has no room for two rows of cards, in pixels. */
const LOW = 340;
/** A table narrower than this has no room for seats at its sides, in pixels. */
const NARROW = 620;

/** The layout of a table, from its size in pixels; `folded`: all hands lie open, each in its player's column. */
export function layoutOf(width: number, height: number, folded = false): Layout {
  if (folded || height < LOW) return "line";
  return width < NARROW ? "columns" : "around";
}

/** A seat's side of the felt where all sit around it. */
export type Side = "left" | "top-left" | "top" | "top-right" | "right";

const SIDES: Record<number, Side[]> = {
  3: ["left", "right"],
  4: ["left", "top", "right"],
  5: ["left", "top-left", "top-right", "right"],
  6: ["left", "top-left", "top", "top-right", "right"],
};

/** A place in the trick, seen from its middle: in cards' widths to the right and in cards' heights down. */
export interface Place {
  x: number;
  y: number;
}

const OWN: Place = { x: 0, y: 0.55 };
/** No two of these touch, though each card is a little turned. */
const TRICK: Record<number, Place[]> = {
  3: [{ x: -1.1, y: -0.3 }, { x: 1.1, y: -0.3 }],
  4: [{ x: -1.15, y: 0 }, { x: 0, y: -0.55 }, { x: 1.15, y: 0 }],
  5: [{ x: -1.15, y: 0.45 }, { x: -0.6, y: -0.62 }, { x: 0.6, y: -0.62 }, { x: 1.15, y: 0.45 }],
  6: [{ x: -1.15, y: 0.45 }, { x: -1.15, y: -0.62 }, { x: 0, y: -0.62 }, { x: 1.15, y: -0.62 }, { x: 1.15, y: 0.45 }],
};

/** The side on which a seat is that many further than ours; ours is at none. */
export const sideOf = (away: number, seats: number): Side | undefined => SIDES[seats]?.[away - 1];

/** Where the card of a seat lies that is that many further than ours. */
export const placeOf = (away: number, seats: number): Place => TRICK[seats]?.[away - 1] ?? OWN;
