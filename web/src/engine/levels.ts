/** The levels of bots on this device, weakest first: the rows of `bots/levels.py`. */

import { BOTS, USUAL } from "./numbers.ts";

export type Level = keyof typeof BOTS;

export const LEVELS = Object.keys(BOTS) as readonly Level[];

export const isLevel = (name: string): name is Level => Object.hasOwn(BOTS, name);

/** The level for a seat without a choice: the first seat from the reader's left has place 0. */
export const usualLevel = (place: number): Level => USUAL[place % USUAL.length] ?? USUAL[0];

/** The level with this name; throws an error if there is none, as for a bot that only a server has. */
export function levelOf(name: string): Level {
  if (!isLevel(name)) throw new Error(`there is no bot ${JSON.stringify(name)}`);
  return name;
}
