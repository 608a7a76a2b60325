/** The positions of the eyes, brows and mouths of animals, and of a bot from outside. */

import type { Features } from "./faces.ts";
import type { GuestPortrait } from "./portraits.ts";

const animal = (eyes: number, lid: string, brow: string, more: Partial<Features> = {}): Features => ({
  middle: 32,
  apart: 10,
  eyes,
  size: 4.5,
  mouth: 48,
  wide: 4.6,
  lid,
  brow,
  ...more,
});

export const FEATURES: Record<GuestPortrait | "visitor", Features> = {
  owl: animal(33, "#d8c4a0", "#5f432b", { apart: 10.5, size: 6, mouth: 39, wide: 3.6, beak: "#e8a21c" }),
  fox: animal(32, "#c85f1b", "#8a3d10"),
  badger: animal(32, "#45474f", "#fdf6e3", { apart: 10.5, shut: "#fdf6e3" }),
  sparrow: animal(34, "#cbb591", "#5a3216", { apart: 9.5, mouth: 43, wide: 4.4, beak: "#4d4640" }),
  hedgehog: animal(34, "#d8b488", "#5a3d2b", { apart: 9, mouth: 49, wide: 3.8 }),
  otter: animal(30, "#6a452c", "#3f281a", { apart: 11, mouth: 46 }),
  bear: animal(33, "#6b4630", "#3f2719", { apart: 10.5, mouth: 49 }),
  hare: animal(37, "#bb9b76", "#7d6142", { apart: 9.5, mouth: 49.5, wide: 3.8 }),
  raven: animal(33, "#20263a", "#5b658c", { apart: 9.5, mouth: 43, wide: 5.4, beak: "#8b93ab", shut: "#c9cfe6" }),
  lynx: animal(33, "#b57d40", "#5b3a1b", { mouth: 48.5, wide: 4.2 }),
  squirrel: animal(33, "#a9421c", "#6b230c", { middle: 29, apart: 9.5, mouth: 47.5, wide: 4.2 }),
  tortoise: animal(31, "#6c9a44", "#3d5a23", { apart: 9.5, mouth: 45, wide: 5.6 }),
  visitor: animal(33, "#cfccc4", "#8b8578", { apart: 7.5, size: 3.4, mouth: 45, wide: 4 }),
};
