/** Where everybody sits: you below, the others clockwise, the next seat on your left. */

/** A place on the table, in hundredths of its width and height. */
export interface Spot {
  x: number;
  y: number;
}

const WIDE: Record<number, [number, number][]> = {
  3: [[15, 32], [85, 32]],
  4: [[10, 44], [50, 9], [90, 44]],
  5: [[9, 54], [25, 13], [75, 13], [91, 54]],
  6: [[9, 58], [19, 15], [50, 8], [81, 15], [91, 58]],
};
const TALL: Record<number, [number, number][]> = {
  3: [[20, 14], [80, 14]],
  4: [[17, 34], [50, 8], [83, 34]],
  5: [[17, 42], [24, 9], [76, 9], [83, 42]],
  6: [[17, 45], [17, 22], [50, 6], [83, 22], [83, 45]],
};

/** How many seats further than ours a seat is, clockwise. */
export const distance = (seat: number, base: number, seats: number): number => (seat - base + seats) % seats;

/** The seat's place on a table that is wide, or on one that is tall. */
export function spot(seat: number, base: number, seats: number, tall: boolean): Spot {
  const away = distance(seat, base, seats);
  const [x, y] = (tall ? TALL : WIDE)[seats]?.[away - 1] ?? [50, 96];
  return { x, y };
}

/** The direction from the middle to the seat, as sine and cosine: right and down are positive. */
export function direction(seat: number, base: number, seats: number): Spot {
  const angle = (2 * Math.PI * distance(seat, base, seats)) / seats;
  return { x: -Math.sin(angle), y: Math.cos(angle) };
}

/** All seats but ours in the order in which they play after us, then ours. */
export const around = (base: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, away) => (base + 1 + away) % seats);
