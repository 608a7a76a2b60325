/** The order around the table: our seat, then the others clockwise; the next seat is on our left. */

/** How many seats clockwise a seat is from ours. */
export const distance = (seat: number, base: number, seats: number): number => (seat - base + seats) % seats;

/** All other seats, in the order in which they play after us, then ours. */
export const around = (base: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, away) => (base + 1 + away) % seats);
