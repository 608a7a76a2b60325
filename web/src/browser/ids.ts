/** The ids of games on this device, which differ from the ids of a server's tables. */

import { randomLetters } from "./chance.ts";

const PREFIX = "device-";

/** Whether a table's id means a game on this device. */
export const isDevice = (id: string): boolean => id.startsWith(PREFIX);

/** An id for a new game. */
export const newId = (): string => PREFIX + randomLetters();
