/** The portraits' eyes, brows and mouths: one set of shapes for all faces, which change with the mood. */

import type { Look } from "./manners.ts";

/** The positions of a face's features, in the 64 units of a portrait. */
export interface Features {
  /** The centre, half the distance between the eyes, and their height and size. */
  middle: number;
  apart: number;
  eyes: number;
  size: number;
  /** The height of the mouth and half its width. */
  mouth: number;
  wide: number;
  /** The colours of lids and brows. */
  lid: string;
  brow: string;
  /** The colour of a beak, if there is no mouth. */
  beak?: string;
  /** The colours of closed eyes and lips, if ink would be invisible. */
  shut?: string;
  lips?: string;
  /** Whether the eyes have lashes. */
  lashes?: boolean;
}

/** A shape in a face: an area, or a line if it has a width. */
interface Shape {
  d: string;
  fill: string;
  width?: number;
}

const INK = "#1d1620";
const WHITE = "#fffdf6";
const round = (value: number): number => Math.round(value * 100) / 100;
const at = (...values: number[]): string => values.map(round).join(" ");

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${at(x - rx, y)}a${at(rx, ry)} 0 1 1 ${at(2 * rx, 0)}a${at(rx, ry)} 0 1 1 ${at(-2 * rx, 0)}z`;
const line = (d: string, width: number, fill = INK): Shape => ({ d, fill, width });

/** An eye, in units of its size: the pupil, its direction, the heights of the brow's outer and inner ends, and of a lid. */
interface Gaze {
  pupil: number;
  aside: number;
  down: number;
  brow: readonly [outer: number, inner: number];
  lid?: number;
}

const LOOKS: Record<Look, Gaze> = {
  content: { pupil: 0.66, aside: 0, down: 0.08, brow: [1.5, 1.75] },
  thinking: { pupil: 0.6, aside: 0.36, down: -0.4, brow: [1.75, 1.7] },
  worried: { pupil: 0.44, aside: 0, down: 0.1, brow: [1.3, 2.1] },
  gloating: { pupil: 0, aside: 0, down: 0, brow: [1.7, 2] },
  sad: { pupil: 0.58, aside: -0.1, down: 0.42, brow: [1, 1.75] },
  smirk: { pupil: 0.62, aside: 0.25, down: 0.05, brow: [1.7, 1.5], lid: 0.45 },
  wink: { pupil: 0.66, aside: 0.1, down: 0, brow: [1.7, 1.8] },
  stern: { pupil: 0.58, aside: 0, down: 0.1, brow: [1.75, 1.2], lid: 0.55 },
  dreamy: { pupil: 0.62, aside: 0.2, down: -0.3, brow: [1.55, 2], lid: 0.35 },
  haughty: { pupil: 0.6, aside: 0.1, down: 0.25, brow: [1.7, 1.8], lid: 0.2 },
  blank: { pupil: 0.5, aside: 0, down: 0, brow: [1.5, 1.5] },
};

const isShut = (look: Look, side: number): boolean => look === "gloating" || (look === "wink" && side > 0);

/** An eye; `side` is -1 for the left one and 1 for the right one. */
function eye(look: Look, features: Features, side: number): Shape[] {
  const { middle, apart, eyes: y, size: r, shut = INK, lashes = false } = features;
  const x = middle + side * apart;
  const lash = lashes ? [line(`M${at(x + side * r * 0.8, y - r * 0.55)}l${at(side * r * 0.55, -r * 0.4)}M${at(x + side * r * 0.45, y - r * 0.95)}l${at(side * r * 0.35, -r * 0.5)}`, r * 0.28)] : [];
  if (isShut(look, side)) return [line(`M${at(x - r, y + 0.35 * r)}Q${at(x, y - 1.5 * r, x + r, y + 0.35 * r)}`, r * 0.62, shut)];
  const { pupil, aside, down } = LOOKS[look];
  const [px, py] = [x + aside * r, y + down * r];
  return [
    { d: oval(x, y, r, r * 1.12), fill: WHITE },
    { d: oval(px, py, pupil * r, pupil * r * 1.1), fill: INK },
    { d: oval(px - 0.22 * r, py - 0.26 * r, 0.2 * r, 0.2 * r), fill: WHITE },
    ...lid(look, features, x, side),
    ...lash,
  ];
}

/** The upper lid of an eye at `x`, if it shows: slanting, or level. */
function lid(look: Look, { eyes: y, size: r, lid: fill }: Features, x: number, side: number): Shape[] {
  if (look === "sad") {
    const [outer, inner] = [x + side * r * 1.15, x - side * r * 1.15];
    const cover = `M${at(outer, y + 0.1 * r)}L${at(inner, y - 0.55 * r)}L${at(inner, y - 1.3 * r)}L${at(outer, y - 1.3 * r)}Z`;
    return [{ d: cover, fill }, line(`M${at(outer, y + 0.1 * r)}L${at(inner, y - 0.55 * r)}`, r * 0.3)];
  }
  const height = LOOKS[look].lid;
  if (height === undefined) return [];
  const [half, from] = [r * Math.sqrt(1 - height * height), y - height * r * 1.12];
  const cover = `M${at(x - half, from)}A${at(r * 1.04, r * 1.16)} 0 0 1 ${at(x + half, from)}Z`;
  return [{ d: cover, fill }, line(`M${at(x - half - 0.2, from)}L${at(x + half + 0.2, from)}`, r * 0.3)];
}

function brow(look: Look, { middle, apart, eyes: y, size: r, brow: fill }: Features, side: number): Shape {
  const x = middle + side * apart;
  const [outer, inner] = LOOKS[look].brow;
  const lift = (look === "thinking" || look === "haughty") && side > 0 ? 0.6 * r : 0;
  const [from, to] = [y - outer * r - lift, y - inner * r - lift];
  const bend = look === "worried" || look === "sad" ? 0.1 * r : 0.45 * r;
  return line(`M${at(x + side * r, from)}Q${at(x, (from + to) / 2 - bend, x - side * 0.85 * r, to)}`, r * 0.5, fill);
}

function mouth(look: Look, { middle: x, mouth: y, wide: w, lips = INK }: Features): Shape[] {
  switch (look) {
    case "content":
    case "dreamy":
      return [line(`M${at(x - w, y)}Q${at(x, y + w * 0.95, x + w, y)}`, 1.9, lips)];
    case "thinking":
      return [line(`M${at(x - w * 0.35, y + w * 0.4)}Q${at(x + w * 0.3, y + w * 0.1, x + w * 0.9, y + w * 0.25)}`, 1.9, lips)];
    case "worried":
      return [line(`M${at(x - w, y + w * 0.5)}q${at(w / 3, -w * 0.6, (w * 2) / 3, 0)}t${at((w * 2) / 3, 0)}t${at((w * 2) / 3, 0)}`, 1.9, lips)];
    case "smirk":
    case "wink":
    case "haughty":
      return [line(`M${at(x - w * 0.8, y + w * 0.2)}Q${at(x + w * 0.3, y + w * 0.75, x + w, y - w * 0.2)}`, 1.9, lips)];
    case "blank":
      return [line(`M${at(x - w * 0.7, y)}L${at(x + w * 0.7, y)}`, 1.9, lips)];
    case "stern":
      return [line(`M${at(x - w * 0.8, y + w * 0.3)}Q${at(x, y + w * 0.15, x + w * 0.8, y + w * 0.3)}`, 1.9, lips)];
    case "sad":
      return [line(`M${at(x - w, y + w * 0.8)}Q${at(x, y - w * 0.3, x + w, y + w * 0.8)}`, 1.9, lips)];
    case "gloating":
      return [
        { d: `M${at(x - w * 1.15, y - 0.6)}Q${at(x, y + w * 0.4, x + w * 1.15, y - 0.6)}Q${at(x + w, y + w * 1.5, x, y + w * 1.5)}T${at(x - w * 1.15, y - 0.6)}Z`, fill: "#7a1d24" },
        { d: `M${at(x - w * 1.05, y - 0.3)}Q${at(x, y + w * 0.4, x + w * 1.05, y - 0.3)}L${at(x + w * 0.9, y + w * 0.35)}Q${at(x, y + w * 0.9, x - w * 0.9, y + w * 0.35)}Z`, fill: WHITE },
      ];
  }
}

function beak(look: Look, { middle: x, mouth: y, wide: w }: Features, fill: string): Shape[] {
  const upper = `M${at(x - w, y)}Q${at(x, y - w * 1.5, x + w, y)}Q${at(x + w * 0.3, y + w * 0.8, x, y + w)}Q${at(x - w * 0.3, y + w * 0.8, x - w, y)}Z`;
  const lower = `M${at(x - w * 0.8, y)}L${at(x + w * 0.8, y)}L${at(x, y + w * 1.9)}Z`;
  const isOpen = look === "gloating" || look === "worried";
  const tilt = look === "sad" ? 0.55 : look === "content" ? -0.25 : 0.1;
  const slit = line(`M${at(x - w * 0.85, y + w * tilt)}Q${at(x, y + w * 0.35, x + w * 0.85, y + w * tilt)}`, 1);
  return isOpen ? [{ d: lower, fill: "#7a1d24" }, { d: upper, fill }] : [{ d: upper, fill }, slit];
}

/** What only some moods have: red cheeks or a tear. */
function extras(look: Look, { middle, apart, eyes, size: r }: Features): Shape[] {
  const cheek = (side: number): Shape => ({ d: oval(middle + side * (apart + r * 0.9), eyes + r * 1.75, r * 0.8, r * 0.55), fill: "#f0705f99" });
  if (look === "gloating") return [cheek(-1), cheek(1)];
  const [x, y] = [middle - apart - r * 0.5, eyes + r * 1.1];
  if (look === "sad") return [{ d: `M${at(x, y)}q${at(r * 0.75, r * 1.15, 0, r * 1.6)}q${at(-r * 0.75, -r * 0.45, 0, -r * 1.6)}z`, fill: "#6cc3f2" }];
  return [];
}

/** The shapes of a face, from back to front. */
export function face(look: Look, features: Features): Shape[] {
  const lips = features.beak ? beak(look, features, features.beak) : mouth(look, features);
  const sides = [-1, 1].flatMap((side) => [...eye(look, features, side), brow(look, features, side)]);
  return [...lips, ...sides, ...extras(look, features)];
}
