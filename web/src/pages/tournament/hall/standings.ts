/** Numbers of the standings, as text. */

/** Tournament points, which are a decimal number as text, in the reader's language: "2.5", "2,5". */
export const decimal = (points: string, language: string): string =>
  Number(points).toLocaleString(language, { maximumFractionDigits: 2 }).replace("-", "−");
