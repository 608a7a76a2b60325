/** A player's Glicko rating (`puzzles/progress.py`): each puzzle tried is a game against the puzzle's rating. */

export interface Rating {
  points: number;
  /** Its uncertainty: a standard deviation. */
  deviation: number;
}

export const FIRST: Rating = { points: 1100, deviation: 180 };
const LEAST_DEVIATION = 45;
const PUZZLE_DEVIATION = 60;
const SCALE = 400;
const Q = Math.log(10) / SCALE;

/** The new rating after a puzzle with this rating. */
export function ratingAfter({ points, deviation }: Rating, puzzle: number, solved: boolean): Rating {
  const weight = 1 / Math.sqrt(1 + 3 * ((Q * PUZZLE_DEVIATION) / Math.PI) ** 2);
  const expected = 1 / (1 + 10 ** ((-weight * (points - puzzle)) / SCALE));
  const information = (Q * weight) ** 2 * expected * (1 - expected);
  const variance = 1 / (1 / deviation ** 2 + information);
  return {
    points: points + Q * variance * weight * (Number(solved) - expected),
    deviation: Math.max(Math.sqrt(variance), LEAST_DEVIATION),
  };
}
