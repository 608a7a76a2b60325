/** This browser's shared pads, and the name with which this device signs its entries. */

import { keep, kept } from "../browser/storage.ts";
import { token } from "./writing.ts";

const ROOMS = "foretell-pad-rooms";
const DEVICE = "foretell-pad-device";
const PLACES = "foretell-pad-places";
/** As many pads' places are remembered. */
const MOST_PLACES = 20;

/** What this browser remembers of a shared pad, for when the server is unreachable. */
export interface Room {
  /** The key in the link. */
  key: string;
  /** Whether the link allows writing. */
  writes: boolean;
  /** Whether this device has shared the pad. */
  host: boolean;
  /** The player whose phone this is, and all players with their own phone. */
  mine: string | null;
  held: readonly string[];
}

/** What is stored under a key for each pad. */
function stored<T>(key: string): Record<string, T> {
  const found = kept(key);
  return typeof found === "object" && found !== null ? (found as Record<string, T>) : {};
}

const rooms = (): Record<string, Room> => stored(ROOMS);

export const newRoom = (key: string, to: Partial<Room> = {}): Room => ({
  ...{ key, writes: true, host: false, mine: null, held: [] },
  ...to,
});

/** The room of a pad; null if the pad is not shared. */
export const roomOf = (document: string): Room | null => rooms()[document] ?? null;

/** The pad that this browser opened with a key; null if there is none. */
export const documentOf = (key: string): string | null =>
  Object.entries(rooms()).find(([, room]) => room.key === key)?.[0] ?? null;

/** Remember the room of a pad, or (null) that it is no longer shared. */
export function keepRoom(document: string, room: Room | null): void {
  const { [document]: _, ...others } = rooms();
  keep(ROOMS, room === null ? others : { ...others, [document]: room });
}

const places = (): Record<string, string> => stored(PLACES);

/** The path of the page from which a pad was opened, such as a tournament's table; null: the list of pads. */
export const placeOf = (document: string): string | null => places()[document] ?? null;

/** Remember the page from which a pad was opened; the oldest are forgotten. */
export function keepPlace(document: string, path: string): void {
  const { [document]: _, ...others } = places();
  keep(PLACES, Object.fromEntries([...Object.entries(others), [document, path]].slice(-MOST_PLACES)));
}

/** The name that this device writes as `by` into its entries, so that undo only affects its own. */
export function deviceName(): string {
  const found = kept(DEVICE);
  if (typeof found === "string" && found) return found;
  const made = token(8);
  keep(DEVICE, made);
  return made;
}
