/** Rounds numbers as Python does: exactly, with halves to even. */

const EXACT = 60;

/** A number with this many decimal places. */
export function rounded(value: number, digits: number): number {
  const near = Number(value.toFixed(digits));
  const rest = Math.abs(value).toFixed(EXACT).split(".")[1]?.slice(digits) ?? "";
  if (!/^50*$/.test(rest)) return near;
  const scale = 10 ** digits;
  return (Math.sign(value) * even(Math.abs(value) * scale)) / scale;
}

/** The nearest whole number. */
export const whole = (value: number): number => Math.sign(value) * even(Math.abs(value)) + 0;

/** The whole number nearest to a number of at least 0. */
function even(value: number): number {
  const below = Math.floor(value);
  const over = value - below;
  return over > 0.5 || (over === 0.5 && below % 2 === 1) ? below + 1 : below;
}
