/** The order around the table: you, then the others clockwise; the next seat is on your left. */

/** How many seats further than ours a seat is, clockwise. */
export const distance = (seat: number, base: number, seats: number): number => (seat - base + seats) % seats;

/** All seats but ours in the order in which they play after us, then ours. */
export const around = (base: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, away) => (base + 1 + away) % seats);
