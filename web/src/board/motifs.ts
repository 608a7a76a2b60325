/** What is drawn over the felt in a moment: a figure, and small things that travel. */

import type { TableView } from "../protocol/types.ts";

export type Motif = "dragon" | "bomb" | "werewolf" | "cloud" | "juggler" | "fairy" | "magician";

/** Who plays it, at which table. */
export interface By {
  view: TableView;
  seat: number;
}

/** A shape that travels over the felt; lengths are hundredths of the felt, or of its shorter side for `size`. */
interface Piece {
  shape: string;
  fill: string;
  /** A part of the felt, or a length in CSS. */
  x: number | string;
  y: number | string;
  size: number;
  /** Where it goes, how far it turns in degrees, and its size there. */
  to: { x: number; y: number; turn: number; size: number };
  /** When it starts, as a part of the time. */
  delay: number;
  /** It rises and falls on its way, this high. */
  hop?: number;
  /** It stays until the end. */
  stays?: boolean;
}

/** Shapes in a square from -10 to 10. */
const FLAME = "M0-10Q7-2 6 4A6 6 0 0 1-6 4Q-6-1-1-4Q1-7 0-10Z";
const SHARD = "M-6-8L7-3L3 8L-8 5Z";
const STAR = "M0-10L2.2-2.2L10 0L2.2 2.2L0 10L-2.2 2.2L-10 0L-2.2-2.2Z";
const DROP = "M0-10Q6 0 5 4A5 5 0 0 1-5 4Q-6 0 0-10Z";
const DISC = "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z";
const BANK = "M-6 5A4 4 0 0 1-8-2A5 5 0 0 1-2-6A5 5 0 0 1 6-4A5 5 0 0 1 7 5Z";
const BAT = "M0-2Q2-6 4-2Q7-5 10 0Q6-1 5 3Q2 1 0 5Q-2 1-5 3Q-6-1-10 0Q-7-5-4-2Q-2-6 0-2Z";
const BURST = "M0-10L2-4L7-7L5-2L10 0L5 2L7 7L2 4L0 10L-2 4L-7 7L-5 2L-10 0L-5-2L-7-7L-2-4Z";

/** Evenly scattered numbers from 0 to 1, the same each time. */
const scattered = (i: number, step: number): number => (i * step) % 1;
const all = (many: number, each: (i: number, part: number) => Piece): Piece[] =>
  Array.from({ length: many }, (_, i) => each(i, i / many));
const of = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

const FIRE = ["#ff8a1f", "#ffd34d", "#e2511a", "#fff3b8"];
/** The Dragon's mouth, wherever the felt's corner is in which it appears. */
const MOUTH = { x: "calc(100cqw - 59cqmin)", y: "calc(100cqh - 32cqmin)" };
/** Fire from its mouth, which grows as it flies. */
const dragon = (): Piece[] =>
  all(16, (i, part) => ({
    ...MOUTH,
    shape: FLAME,
    fill: of(FIRE, i),
    size: 9 + 7 * scattered(i, 0.41),
    to: { x: -18 - 55 * scattered(i, 0.618), y: 12 - 62 * scattered(i, 0.29), turn: -70 + 60 * scattered(i, 0.53), size: 1.9 + 1.9 * scattered(i, 0.77) },
    delay: 0.18 + 0.42 * part,
  }));

const bomb = (): Piece[] => [
  { shape: BURST, fill: "#ffd65c", x: 50, y: 50, size: 34, to: { x: 0, y: 0, turn: 25, size: 5.2 }, delay: 0.22 },
  { shape: BURST, fill: "#fff6d8", x: 50, y: 50, size: 24, to: { x: 0, y: 0, turn: -20, size: 4.2 }, delay: 0.27 },
  ...all(16, (i, part) => ({
    shape: SHARD,
    fill: of(["#1a1620", "#ff9f1a", "#3a3346", "#ffd65c"], i),
    x: 50,
    y: 50,
    size: 5 + 5 * scattered(i, 0.41),
    to: { x: (60 + 30 * scattered(i, 0.7)) * Math.cos(2 * Math.PI * part), y: (55 + 30 * scattered(i, 0.3)) * Math.sin(2 * Math.PI * part), turn: 400, size: 0.7 },
    delay: 0.24,
  })),
];

const werewolf = (): Piece[] => [
  { shape: DISC, fill: "#f4e7b8", x: 50, y: 58, size: 70, to: { x: 0, y: -16, turn: 0, size: 1 }, delay: 0, stays: true },
  ...all(7, (i) => ({
    shape: BAT,
    fill: "#0d111f",
    x: 30 + 40 * scattered(i, 0.618),
    y: 70 + 20 * scattered(i, 0.3),
    size: 9 + 8 * scattered(i, 0.41),
    to: { x: (i % 2 ? 1 : -1) * (25 + 35 * scattered(i, 0.7)), y: -50 - 30 * scattered(i, 0.5), turn: (i % 2 ? 1 : -1) * 25, size: 0.8 },
    delay: 0.1 + 0.25 * scattered(i, 0.37),
  })),
];

const cloud = (): Piece[] => [
  ...all(6, (i) => ({
    shape: BANK,
    fill: of(["#fff", "#d5e9f6", "#eaf5fc"], i),
    x: i % 2 ? 108 : -8,
    y: 12 + 70 * scattered(i, 0.618),
    size: 46 + 20 * scattered(i, 0.41),
    to: { x: (i % 2 ? -1 : 1) * (24 + 22 * scattered(i, 0.7)), y: 0, turn: 0, size: 1.1 },
    delay: 0.1 * scattered(i, 0.37),
  })),
  ...all(14, (i) => ({
    shape: DROP,
    fill: "#2f7fb8",
    x: 22 + 56 * scattered(i, 0.618),
    y: 62 + 6 * scattered(i, 0.3),
    size: 4 + 3 * scattered(i, 0.41),
    to: { x: 0, y: 45, turn: 0, size: 1 },
    delay: 0.25 + 0.3 * scattered(i, 0.37),
  })),
];

const juggler = (): Piece[] =>
  all(8, (i, part) => ({
    shape: DISC,
    fill: `var(--art-${of(["B", "R", "Y", "G"], i)})`,
    x: 88,
    y: 62,
    size: 11,
    to: { x: -100 + 8 * part, y: 4, turn: 0, size: 1 },
    delay: 0.5 * part,
    hop: 34 + 24 * scattered(i, 0.618),
  }));

/** Glitter on the way that the Fairy flies. */
const fairy = (): Piece[] =>
  all(26, (i, part) => ({
    shape: STAR,
    fill: of(["#ffe27a", "#fff7d6", "#f6c3de", "#bfe8ea"], i),
    x: -4 + 108 * part + 6 * scattered(i, 0.618),
    y: 74 - 50 * Math.sin(Math.PI * part) + 14 * scattered(i, 0.41),
    size: 3 + 6 * scattered(i, 0.77),
    to: { x: -2 + 4 * scattered(i, 0.3), y: 16, turn: 120, size: 0.3 },
    delay: 0.6 * part,
  }));

const magician = (): Piece[] => [
  { shape: DISC, fill: "rgb(122 78 190 / 0.35)", x: 50, y: 52, size: 40, to: { x: 0, y: 0, turn: 0, size: 2.6 }, delay: 0 },
  ...all(18, (i, part) => ({
    shape: STAR,
    fill: of(["#ffd65c", "#d9c3f2", "#b79ad6"], i),
    x: 50,
    y: 52,
    size: 4 + 5 * scattered(i, 0.41),
    to: { x: 62 * Math.cos(2 * Math.PI * part + 1), y: 48 * Math.sin(2 * Math.PI * part + 1), turn: 220, size: 0.4 },
    delay: 0.3 * scattered(i, 0.37),
  })),
];

export const PIECES: Readonly<Record<Motif, () => Piece[]>> = { dragon, bomb, werewolf, cloud, juggler, fairy, magician };
