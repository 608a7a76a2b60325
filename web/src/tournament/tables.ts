/** How many tables of which size people make: the same as `foretell.tournament.shape`. */

import { RULES } from "../pad/rules.ts";
import type { Settings } from "./model.ts";
import { LIMITS } from "./presets.ts";

/** Tables of one size. */
export interface Tables {
  size: number;
  count: number;
}

/** The tables of this many people, the larger ones first, and how many people have a bye. */
export function tablesFor(people: number, { size, odd, game }: Pick<Settings, "size" | "odd" | "game">): { tables: Tables[]; byes: number } {
  const largest = Math.min(LIMITS.largest, game === "extreme" ? RULES.extreme.players[1] : LIMITS.largest);
  const usual = Math.min(size, largest);
  const most = odd === "threes" && usual > LIMITS.smallest ? usual : Math.min(usual + 1, largest);
  for (let byes = 0; byes < people; byes++) {
    const tables = fitting(people - byes, usual, most);
    if (tables) return { tables, byes };
  }
  return { tables: [], byes: people };
}

/** Tables for all of these people; null if none fit. */
function fitting(people: number, size: number, most: number): Tables[] | null {
  let count = most === size ? Math.ceil(people / most) : Math.max(Math.floor(people / size), 1);
  while (Math.ceil(people / count) > most) count++;
  const least = Math.floor(people / count);
  const more = people % count;
  const tables = [
    { size: least + 1, count: more },
    { size: least, count: count - more },
  ];
  return least >= LIMITS.smallest ? tables.filter((one) => one.count > 0) : null;
}
