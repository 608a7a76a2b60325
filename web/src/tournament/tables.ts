/** How many tables of which size people make: the same as `foretell.tournament.shape`. */

import { RULES } from "../pad/rules.ts";
import type { Settings } from "./model.ts";
import { LIMITS } from "./presets.ts";

/** Tables of one size. */
export interface Tables {
  size: number;
  count: number;
}

type Shaping = Pick<Settings, "size" | "odd" | "game" | "where" | "deals">;

/** Whether all tables of a round have the same deals. */
export const sameDeals = ({ where, deals }: Pick<Settings, "where" | "deals">): boolean => where === "online" && deals === "same";

/** The tables of this many people, the larger ones first, how many people have a bye, and how many seats bots have. */
export function tablesFor(people: number, settings: Shaping): { tables: Tables[]; byes: number; bots: number } {
  const { size, odd, game } = settings;
  const largest = Math.min(LIMITS.largest, game === "extreme" ? RULES.extreme.players[1] : LIMITS.largest);
  const usual = Math.min(size, largest);
  if (sameDeals(settings)) {
    const count = Math.ceil(people / usual);
    return { tables: [{ size: usual, count }], byes: 0, bots: count * usual - people };
  }
  const most = odd === "threes" && usual > LIMITS.smallest ? usual : Math.min(usual + 1, largest);
  for (let byes = 0; byes < people; byes++) {
    const tables = fitting(people - byes, usual, most);
    if (tables) return { tables, byes, bots: 0 };
  }
  return { tables: [], byes: people, bots: 0 };
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
