/** New games on this device. */

import { newMember } from "../engine/cast.ts";
import { levelOf, usualLevel } from "../engine/levels.ts";
import { wholeOptions } from "../engine/options.ts";
import { newSeed } from "../engine/seeds.ts";
import type { TableKind, TableView } from "../protocol/types.ts";
import { FORMAT, USUAL_HINTS, type Action, type Challenge, type DailyMark, type Entry, type Given, type Hints, type Kept } from "./log.ts";

export interface Wanted {
  kind: TableKind;
  /** The bots of the other seats in order; null: the usual ones. */
  bots: readonly string[] | null;
  name: string;
  portrait?: TableView["seats"][number]["portrait"];
  at: number;
  seat?: number;
  seed?: string;
  hints?: Hints;
  rematchOf?: string;
  daily?: DailyMark;
  challenge?: Challenge;
  /** Names for the bots by seat; if absent, new ones. */
  names?: readonly string[];
  /** What was played before. */
  given?: Given[];
}

/** A new game with the reader and bots at its table, already dealt; throws an error for an unknown bot. */
export function newGame(id: string, wanted: Wanted): Kept {
  const { at, name, portrait = null, seat = 0, seed = newSeed(), hints = USUAL_HINTS, rematchOf = null } = wanted;
  const kind = wholeKind(wanted.kind, seed);
  const seats = Array.from({ length: kind.seats }, (_, number) => number);
  const others = seats.filter((number) => number !== seat);
  const bots = wanted.bots ?? others.map((_, place) => usualLevel(place));
  const taken = [name];
  const seated = others.map((number, place): Action => {
    const bot = levelOf(bots[place] ?? "");
    const free = wanted.names?.[number] ?? newMember(bot, taken, random());
    taken.push(free);
    return { action: "bot-seated", seat: number, bot, name: free };
  });
  const actions: Action[] = [
    { action: "created", kind, commitment: "", rematch_of: rematchOf, of: null },
    { action: "seated", seat, name, program: false, portrait },
    ...seated,
    { action: "started", values: [] },
  ];
  const { daily, challenge, given } = wanted;
  const rare = { ...(daily && { daily }), ...(challenge && { challenge }), ...(given && { given }) };
  const entries = actions.map((action, place): Entry => ({ seq: place + 1, at, action }));
  return { id, version: FORMAT, kind, seed, you: seat, hints, ...rare, entries };
}

/** The kind of a table on the device: no clock, no spectators; if the first dealer is drawn, they follow from the seed. */
function wholeKind({ game, seats = 4 }: TableKind, seed: string): Required<TableKind> {
  const whole = wholeOptions(game);
  if (whole.first_dealer === "drawn") whole.first_dealer = Number(BigInt(seed) % BigInt(seats));
  return { game: whole, seats, pace: { clock: "none", amount: 1 }, listed: false, spectators: false, hints: false };
}

const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
