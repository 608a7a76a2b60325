/** How a table is laid out: the positions of the seats, and of the cards in a trick. */

/**
 * `around`: the seats are around the felt, on a desktop or a tablet.  On a phone each opponent has a column that also
 * holds their card: `columns` in portrait format, with the reader's card below; `line` in landscape, with the reader's column last.
 */
export type Layout = "around" | "columns" | "line";

/** The height in pixels below which a table has no room for two rows of cards. */
const LOW = 340;
/** The width in pixels below which a table has no room for seats at its sides. */
const NARROW = 620;

/** The layout for a table's size in pixels; `folded`: all hands are open, each in its player's column. */
export function layoutOf(width: number, height: number, folded = false): Layout {
  if (folded || height < LOW) return "line";
  return width < NARROW ? "columns" : "around";
}

/** A seat's side of the felt in the layout `around`. */
export type Side = "left" | "top-left" | "top" | "top-right" | "right";

const SIDES: Record<number, Side[]> = {
  3: ["left", "right"],
  4: ["left", "top", "right"],
  5: ["left", "top-left", "top-right", "right"],
  6: ["left", "top-left", "top", "top-right", "right"],
};

/** A position in the trick, relative to its centre: in card widths to the right and card heights down. */
export interface Place {
  x: number;
  y: number;
}

const OWN: Place = { x: 0, y: 0.55 };
/** The positions in a trick: no two cards touch, although each is slightly rotated. */
const TRICK: Record<number, Place[]> = {
  3: [{ x: -1.1, y: -0.3 }, { x: 1.1, y: -0.3 }],
  4: [{ x: -1.15, y: 0 }, { x: 0, y: -0.55 }, { x: 1.15, y: 0 }],
  5: [{ x: -1.15, y: 0.45 }, { x: -0.6, y: -0.62 }, { x: 0.6, y: -0.62 }, { x: 1.15, y: 0.45 }],
  6: [{ x: -1.15, y: 0.45 }, { x: -1.15, y: -0.62 }, { x: 0, y: -0.62 }, { x: 1.15, y: -0.62 }, { x: 1.15, y: 0.45 }],
};

/** The side of the seat `away` seats clockwise from ours; undefined for ours. */
export const sideOf = (away: number, seats: number): Side | undefined => SIDES[seats]?.[away - 1];

/** The position of the card played by the seat `away` seats clockwise from ours. */
export const placeOf = (away: number, seats: number): Place => TRICK[seats]?.[away - 1] ?? OWN;
