/** The positions of the seats around the lobby's table: the reader's at the bottom, the others clockwise. */

export interface Place {
  seat: number;
  /** In percent of the table's width and height. */
  x: number;
  y: number;
}

/** The positions of all seats in order; `base` is at the bottom. */
export function places(seats: number, base: number): Place[] {
  return Array.from({ length: seats }, (_, seat) => {
    const angle = (2 * Math.PI * ((seat - base + seats) % seats)) / seats;
    return { seat, x: round(50 - 50 * Math.sin(angle)), y: round(50 + 50 * Math.cos(angle)) };
  });
}

const round = (number: number): number => Math.round(number * 100) / 100;
