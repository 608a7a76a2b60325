/** Where the seats stand around the table of the lobby: the reader's below, the others clockwise. */

export interface Place {
  seat: number;
  /** In hundredths of the table's width and height. */
  x: number;
  y: number;
}

/** All seats in their order; `base` stands below. */
export function places(seats: number, base: number): Place[] {
  return Array.from({ length: seats }, (_, seat) => {
    const angle = (2 * Math.PI * ((seat - base + seats) % seats)) / seats;
    return { seat, x: round(50 - 50 * Math.sin(angle)), y: round(50 + 50 * Math.cos(angle)) };
  });
}

const round = (number: number): number => Math.round(number * 100) / 100;
