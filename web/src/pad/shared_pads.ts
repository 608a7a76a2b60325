/** The pads of this browser that are shared, and the name under which this device writes on each. */

import { keep, kept } from "../app/storage.ts";
import { token } from "./writing.ts";

const ROOMS = "foretell-pad-rooms";
const DEVICE = "foretell-pad-device";

/** A shared pad, as this browser remembers it where the server cannot be asked. */
export interface Room {
  /** From the link by which it was reached. */
  key: string;
  /** Whether that lets one write. */
  writes: boolean;
  /** Whether the pad was put there from here. */
  host: boolean;
  /** The player whose phone this is, and all players who have one. */
  mine: string | null;
  held: readonly string[];
}

type Rooms = Record<string, Room>;

function rooms(): Rooms {
  const found = kept(ROOMS);
  return typeof found === "object" && found !== null ? (found as Rooms) : {};
}

export const newRoom = (key: string, to: Partial<Room> = {}): Room => ({
  ...{ key, writes: true, host: false, mine: null, held: [] },
  ...to,
});

/** The table of a pad; null where the pad is this browser's alone. */
export const roomOf = (document: string): Room | null => rooms()[document] ?? null;

/** The pad that this browser reached by a key; null where it has not been there. */
export const documentOf = (key: string): string | null =>
  Object.entries(rooms()).find(([, room]) => room.key === key)?.[0] ?? null;

/** Remember the table of a pad, or (null) that there is none any more. */
export function keepRoom(document: string, room: Room | null): void {
  const { [document]: _, ...others } = rooms();
  keep(ROOMS, room === null ? others : { ...others, [document]: room });
}

/** What this device writes into its entries as `by`, so that its undo takes back only its own. */
export function deviceName(): string {
  const found = kept(DEVICE);
  if (typeof found === "string" && found) return found;
  const made = token(8);
  keep(DEVICE, made);
  return made;
}
