/** How the people of the cast look: the parts of their pictures (Parts.svelte) with their colours, and their manners. */

import { CAST } from "../engine/numbers.ts";
import { LEVELS, type Level } from "../engine/levels.ts";
import type { Member } from "../engine/cast.ts";
import type { Features } from "./faces.ts";
import type { Manner } from "./manners.ts";

interface Person {
  /** The parts behind the eyes and the mouth, from back to front, and those in front of them. */
  parts: readonly string[];
  over: readonly string[];
  /** The colours of skin, hair, clothes, their trimming, and a hat. */
  colours: string;
  manner: Manner;
  features: Features;
}

const SKIN = { pale: "#f6d2b4", fair: "#f1bf97", rosy: "#f3c0a2", tan: "#d9a074", olive: "#cf9569", brown: "#a86f48", dark: "#7d5038", deep: "#5e3a28" };
const HAIR = { white: "#f6f1e6", grey: "#b9b6c0", silver: "#d6d3e6", black: "#2b2230", brown: "#5a3820", red: "#b3541e", ginger: "#d97a2b", blond: "#e6bd5c", sand: "#b48a53", auburn: "#7c3320" };
const WOMAN: Partial<Features> = { lashes: true, lips: "#a8433f" };

/**
 * A person: skin and hair; then the parts behind the face, those of the body and the head among them, and after `|` those
 * before it; the colours of clothes, trimming and hat; the manner; what is special in the face.
 */
type Row = readonly [
  skin: keyof typeof SKIN,
  hair: keyof typeof HAIR,
  parts: string,
  colours: readonly [robe: string, trim: string, hat?: string],
  manner: Manner,
  face?: Partial<Features>,
];

const ROWS: Record<Member, Row> = {
  Alba: ["rosy", "white", "cloud collar neck oval button cheeks wrinkles curls", ["#e58fa8", "#fdf6e3"], "dreamy", { ...WOMAN, wide: 4 }],
  Elio: ["fair", "sand", "wild robe neck slim ears nose fringe nightcap", ["#6f86c9", "#fdf6e3", "#4763b8"], "dreamy", { size: 3.9 }],
  Flora: ["tan", "auburn", "long robe neck heart button cheeks middle wreath", ["#d8604e", "#fff2c9", "#e2557f"], "sunny", WOMAN],
  Luca: ["olive", "black", "curly scarf neck round ears nose curls boat", ["#2f8f86", "#f2c14e"], "sunny"],
  Pia: ["pale", "brown", "tail collar neck round button freckles parted pins", ["#4057a8", "#f2c14e"], "open", { ...WOMAN, size: 4.2, wide: 3.8 }],
  Tobias: ["pale", "red", "wild robe neck oval ears button freckles fringe elf", ["#2c6b45", "#35a061", "#2f8f55"], "nervous", { eyes: 36, mouth: 45 }],
  Fenna: ["rosy", "ginger", "braids vest neck heart button freckles bangs bow", ["#8a5a2b", "#3f8f4f", "#d8503f"], "open", { ...WOMAN, eyes: 35, mouth: 45 }],
  Emil: ["fair", "blond", "robe neck slim big-ears nose tuft | spectacles", ["#5c7d3a", "#fdf6e3"], "nervous", { eyes: 34, mouth: 46 }],
  Lila: ["brown", "black", "puffs collar neck round broad cheeks peak", ["#e0a526", "#fdf6e3"], "sunny", { ...WOMAN, lips: "#8c2b35" }],
  Hugo: ["rosy", "brown", "scarf round ears broad cheeks parted", ["#7a5a34", "#c8452f"], "open", { apart: 8, mouth: 46 }],
  Lotte: ["brown", "grey", "bun collar neck oval nose swept pen | glasses", ["#3c5566", "#fdf6e3"], "sly", { ...WOMAN, mouth: 45, size: 3.4 }],
  Otto: ["fair", "white", "vest neck square ears broad sides walrus | glasses", ["#5a4632", "#b8472f"], "stern", { mouth: 48, wide: 3.6, size: 3.4 }],
  Nora: ["pale", "auburn", "bob vest neck heart button bangs visor", ["#4b6b57", "#2d4236", "#3f9a62"], "sly", { ...WOMAN, eyes: 36, mouth: 46 }],
  Samir: ["olive", "black", "vest neck square ears nose beard curls | spectacles", ["#34506e", "#c8452f"], "open", { size: 3.4, lips: "#e79a86", mouth: 46 }],
  Greta: ["pale", "grey", "ruff neck slim ears hook wrinkles combed | halfmoons", ["#3a3140", "#fdf6e3"], "stern", { ...WOMAN, mouth: 47, wide: 3.6, size: 3.3 }],
  Mira: ["tan", "black", "braids scarf neck oval nose middle brim", ["#8a4a2b", "#3f86c9", "#9a6b3a"], "sly", { ...WOMAN, eyes: 36, mouth: 46 }],
  Jan: ["fair", "brown", "scarf neck oval ears nose beard swept beret", ["#274e86", "#d8b04a", "#7d2a3a"], "sunny", { lips: "#e79a86", eyes: 34 }],
  Carla: ["rosy", "red", "curly vest neck heart button freckles curls bandana rings", ["#20606b", "#d8432f", "#d8432f"], "sly", { ...WOMAN, eyes: 35, mouth: 45, wide: 5 }],
  Marek: ["fair", "sand", "cape neck square ears broad whiskers droop fur", ["#3f4f6b", "#8d6a45", "#5d4327"], "stern", { eyes: 35, mouth: 47.5, wide: 3.4 }],
  Bruno: ["tan", "brown", "collar neck square ears broad stubble flatcap", ["#5b6770", "#c9bfa8", "#3d4a52"], "stern", { apart: 8, eyes: 35, mouth: 46.5, wide: 4 }],
  Rosa: ["dark", "black", "chain neck oval ears broad rings turban", ["#7a1d1d", "#ffd35c", "#c8372d"], "proud", { ...WOMAN, lips: "#8c2029", eyes: 35, mouth: 45 }],
  Anton: ["pale", "grey", "cape neck slim ears hook whiskers twirl parted | monocle", ["#2f2a35", "#8c2029"], "proud", { mouth: 47, wide: 3.8, size: 3.4 }],
  Iris: ["pale", "black", "bob cape neck heart nose bangs streak", ["#5b1327", "#c8372d"], "stern", { ...WOMAN, lips: "#b3202f", eyes: 35.5, mouth: 45.5, wide: 3.8 }],
  Rafael: ["olive", "black", "long ruff neck slim nose goatee peak", ["#3c1530", "#fdf6e3"], "proud", { lips: "#7c2b28", mouth: 45.5, wide: 3.6, eyes: 34 }],
  Clara: ["brown", "silver", "bun chain neck round button wrinkles mole swept comb rings", ["#8c2029", "#ffd35c", "#a8322a"], "sunny", { ...WOMAN, lips: "#8c2b35", eyes: 34.5 }],
  Gregor: ["fair", "white", "long robe neck oval nose wrinkles long-beard middle crown", ["#6a2391", "#fdf6e3", "#7fd6e8"], "stern", { mouth: 45.5, wide: 3.8, eyes: 34 }],
  Elsa: ["pale", "white", "hood chain neck heart button plait", ["#37307a", "#e9d27a", "#4a4aa8"], "proud", { ...WOMAN, lips: "#9c3f5e", eyes: 35 }],
  Igor: ["tan", "black", "hood robe neck slim hook droop", ["#341a4a", "#c9a545", "#5b2a86"], "sly", { mouth: 47.5, wide: 3.4, eyes: 33, size: 3.5 }],
  Nadia: ["deep", "silver", "long cape neck oval broad middle diadem rings", ["#1d2a6b", "#7fd6e8"], "dreamy", { ...WOMAN, lips: "#7c2b3f", eyes: 35.5, mouth: 45.5 }],
  Oskar: ["rosy", "white", "wild robe neck round broad cheeks beard wizard", ["#23408f", "#efb93f", "#4a63d0"], "sunny", { eyes: 36, mouth: 47, lips: "#a8433f" }],
};

const levelOf = (name: Member): Level => LEVELS.find((level) => (CAST[level] as readonly string[]).includes(name)) ?? "random";

/** A colour of the eyelids: darker than the skin. */
const lidOf = (skin: string): string => `#${[1, 3, 5].map((at) => Math.round(parseInt(skin.slice(at, at + 2), 16) * 0.84).toString(16).padStart(2, "0")).join("")}`;

function person(name: Member): Person {
  const [skinName, hairName, text, [robe, trim, hat = trim], manner, face] = ROWS[name];
  const [skin, hair] = [SKIN[skinName], HAIR[hairName]];
  const [parts = "", over = ""] = text.split("|");
  const brow = hairName === "white" || hairName === "silver" ? "#cfc6b4" : hair;
  return {
    parts: [`land-${levelOf(name)}`, ...parts.trim().split(" ")],
    over: over.trim().split(" ").filter(Boolean),
    colours: `--skin:${skin};--hair:${hair};--robe:${robe};--trim:${trim};--hat:${hat}`,
    manner,
    features: { middle: 32, apart: 7.5, eyes: 34, size: 3.7, mouth: 44.5, wide: 4.4, lid: lidOf(skin), brow, ...face },
  };
}

export const PEOPLE = Object.fromEntries((Object.keys(ROWS) as Member[]).map((name) => [name, person(name)])) as Record<Member, Person>;
