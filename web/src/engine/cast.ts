/** The people of the guild, as whom bots sit at tables (`bots/cast.py`). */

import { isLevel, LEVELS, type Level } from "./levels.ts";
import { CAST } from "./numbers.ts";

export type Member = (typeof CAST)[Level][number];

/** All of them, those of the weakest level first. */
export const MEMBERS: readonly Member[] = LEVELS.flatMap((level) => [...CAST[level]]);

export const isMember = (name: string): name is Member => MEMBERS.some((each) => each === name);

/** The level of a bot, even of another version (`master@1`); null: a bot from outside. */
export function levelIn(bot: string | null): Level | null {
  const level = bot?.split("@")[0] ?? "";
  return isLevel(level) ? level : null;
}

/** Whose face a bot has; null for a bot from outside.  One with another name, as in older games, has a face of its level. */
export function memberOf(bot: string | null, name: string): Member | null {
  const level = levelIn(bot);
  if (!level) return null;
  return isMember(name) ? name : (CAST[level][hashOf(name) % CAST[level].length] ?? CAST[level][0]);
}

/** The bots of people with these names in a prepared game; null for the seat that the reader has. */
export const botsNamed = (names: readonly string[], you: number): (Level | null)[] =>
  names.map((name, seat) => (seat === you ? null : (LEVELS.find((level) => CAST[level].some((each) => each === name)) ?? null)));

/** A member of the cast for a bot of this level, whose name nobody at the table has; `random`: a number that chooses. */
export function newMember(level: Level, taken: readonly string[], random: number): Member {
  const others = taken.map((name) => name.toLowerCase());
  const isFree = (name: string): boolean => !others.includes(name.toLowerCase());
  const own = CAST[level].filter(isFree);
  const free = own.length > 0 ? own : MEMBERS.filter(isFree);
  return free[random % free.length] ?? CAST[level][0];
}

/** A number that follows from a name, the same everywhere (FNV-1a). */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
