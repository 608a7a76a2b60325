/** How a hand is held: the position and rotation of each card, and their common size. */

interface Held {
  x: number;
  y: number;
  turn: number;
}

interface Fan {
  /** The cards' width in pixels. */
  card: number;
  cards: Held[];
}

const RATIO = 1.45;
/** How much of a card must be visible to read and tap it, in pixels. */
const STRIP = 27;
const LARGEST = 144;
/** The space above the cards for raising one, relative to their height. */
const HEADROOM = 0.14;
/** How small the cards of one row may get, relative to their usual size, before there are two rows. */
const LEAST = 0.8;
/** How much lower the second row lies, relative to the cards' height. */
const SECOND = 0.5;
/** The distance between cards when there is enough space, relative to their width. */
const APART = 0.9;

/** The margin at both sides, in pixels, in addition to the rotated corners of the outer cards. */
const MARGIN = 4;
/** How far the outer cards are rotated, in degrees: per card of the hand, and at most. */
const TURN = 2.2;
const MOST_TURNED = 22;
/** The bend of a nearly straight row. */
const FLAT = 0.2;

const spreadOf = (count: number, bend: number): number => Math.min(count * TURN, MOST_TURNED) * bend;

/** How far the corners of a rotated card stick out, relative to its width. */
function corner(count: number, bend: number): number {
  const turn = (spreadOf(count, bend) / 2) * (Math.PI / 180);
  return (Math.cos(turn) + RATIO * Math.sin(turn) - 1) / 2;
}

/** Place a hand of `count` cards in a space given in pixels: in one row, or in two if one would be unreadable. */
export function fan(count: number, space: number, height: number): Fan {
  const widest = (space - 2 * MARGIN) / 3.2;
  const one = Math.min(LARGEST, height / RATIO / (1 + HEADROOM), widest);
  const fitting = Math.min(one, (space - 2 * MARGIN - STRIP * (count - 1)) / (1 + 2 * corner(count, 1)));
  if (fitting >= one * LEAST) return { card: fitting, cards: row(count, space, height, fitting, 1) };
  const two = Math.min(LARGEST, height / RATIO / (1 + HEADROOM + SECOND), widest);
  const above = Math.ceil(count / 2);
  const low = two * RATIO * SECOND;
  const cards = [...row(above, space, height - low, two, FLAT), ...row(count - above, space, height, two, FLAT)];
  return { card: two, cards };
}

/** A row of cards, the middle ones highest; `bend`: how far they are rotated, 1 for a full fan. */
function row(count: number, space: number, bottom: number, card: number, bend: number): Held[] {
  const left = MARGIN + card * corner(count, bend);
  const width = space - 2 * left;
  const step = count > 1 ? Math.min(card * APART, (width - card) / (count - 1)) : 0;
  const start = left + (width - card - step * (count - 1)) / 2;
  const spread = spreadOf(count, bend);
  const arc = Math.min(count, 10) * card * 0.011 * bend;
  return Array.from({ length: count }, (_, i) => {
    const t = count > 1 ? (2 * i) / (count - 1) - 1 : 0;
    return { x: start + step * i, y: bottom - card * RATIO - arc * (1 - t * t), turn: (t * spread) / 2 };
  });
}
