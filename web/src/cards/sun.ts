/** The highest value of all games: Wizard Extreme's. */
const HIGHEST = 15;

/** The position of the sun over a suit's land: the higher the card, the higher the sun. */
export function sunOf(value: number): { x: number; y: number } {
  const rise = Math.min(value, HIGHEST) / HIGHEST;
  return { x: Math.round(87 - 28 * rise), y: Math.round(96 - 72 * Math.sin((rise * Math.PI) / 2)) };
}
