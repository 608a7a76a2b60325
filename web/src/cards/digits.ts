/** Our own digits and letters, so that an index looks the same on every device: strokes in boxes of height 18. */

interface Digit {
  width: number;
  path: string;
}

const DIGITS: readonly Digit[] = [
  { width: 10, path: "M5 0C8.2 0 10 3.6 10 9S8.2 18 5 18S0 14.4 0 9S1.8 0 5 0Z" },
  { width: 6.5, path: "M0 4.2L4 0V18" },
  { width: 9.8, path: "M.3 4.8C.4 1.8 2.3 0 5 0C7.7 0 9.5 1.9 9.5 4.7C9.5 8.6 4.5 12.3 .3 18H9.8" },
  { width: 9.8, path: "M.6 0H9.2L4.6 7.2C7.8 7.1 9.8 9.3 9.8 12.4C9.8 15.7 7.7 18 4.7 18C2.4 18 .8 16.9 0 14.8" },
  { width: 10.4, path: "M7.7 18V0L0 12.7H10.4" },
  { width: 9.8, path: "M9 0H1.9L1.1 8C2.1 7.2 3.3 6.8 4.7 6.8C7.7 6.8 9.8 9 9.8 12.3C9.8 15.7 7.7 18 4.7 18C2.5 18 .9 17 0 15.1" },
  { width: 9.9, path: "M7.8 0C3.6 2.6 0 7.4 0 12.4C0 15.8 2 18 5 18S9.9 15.7 9.9 12.6S7.9 7.4 5.1 7.4C2.6 7.4 .4 9.3 0 12" },
  { width: 9.6, path: "M0 0H9.6L3.4 18" },
  { width: 9.8, path: "M4.9 8.2C2.6 8.2 .8 6.6 .8 4.1S2.6 0 4.9 0S9 1.6 9 4.1S7.2 8.2 4.9 8.2C2.1 8.2 0 10.2 0 13.1S2.1 18 4.9 18S9.8 16 9.8 13.1S7.7 8.2 4.9 8.2Z" },
  { width: 9.9, path: "M2.1 18C6.3 15.4 9.9 10.6 9.9 5.6C9.9 2.2 7.9 0 4.9 0S0 2.3 0 5.4S2 10.6 4.8 10.6C7.3 10.6 9.5 8.7 9.9 6" },
];

/** The letters of the cards that have no number. */
const LETTERS: Readonly<Record<string, Digit>> = {
  W: { width: 15, path: "M0 0L3.6 18L7.5 4.5L11.4 18L15 0" },
  F: { width: 9, path: "M9 0H0V18M0 8.6H7.4" },
};

const GAP = 4.2;
const PEN = 3;

/** A number, or W or F, as strokes: moved and scaled to `room` units, with its centre at 0. */
export interface Written {
  parts: readonly { x: number; path: string }[];
  squeeze: number;
  middle: number;
}

/** Write a number of one or two digits, or a letter. */
export function written(value: number | string, room = 21): Written {
  let x = 0;
  const parts = [...String(value)].map((character) => {
    const digit = LETTERS[character] ?? DIGITS[Number(character)] ?? { width: 0, path: "" };
    const part = { x, path: digit.path };
    x += digit.width + GAP;
    return part;
  });
  const width = x - GAP;
  return { parts, squeeze: Math.min(1, room / (width + PEN)), middle: width / 2 };
}
