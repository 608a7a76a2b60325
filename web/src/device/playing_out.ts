/** A whole game between bots on this device, without pauses: what a bot scores at the reader's seat. */

import type { Bots } from "../bots/bots.ts";
import type { TableKind } from "../protocol/types.ts";
import { movedByBot } from "./decide.ts";
import { newGame } from "./opening.ts";
import { Table } from "./table.ts";

/** The library's seed for drawing the grand master's worlds, so that it makes the same moves. */
const SEED = 0n;
/** The reader's seat. */
const SEAT = 0;

export interface ToPlay {
  kind: TableKind;
  /** The bots of the other seats. */
  bots: readonly string[];
  seed: string;
  /** How many worlds the grand master tries per move. */
  worlds: number;
}

/**
 * The points by round that a bot scores at the reader's seat; the same on every device.  `told` is called after each round
 * with the number of rounds played.  It uses the bots' engine.  Rejects if the nets are unavailable.
 */
export async function playedBy(bot: string, { kind, bots, seed, worlds }: ToPlay, playing: Bots, told: (rounds: number) => void): Promise<number[]> {
  await playing.rooms();
  const table = new Table(playing.engine, newGame("", { kind, bots, seed, seat: SEAT, name: "", at: 0 }));
  while (table.turn !== null) {
    const { turn: seat, foretold, sheet } = table;
    const before = sheet.length;
    const asked = seat === SEAT ? bot : (table.seats[seat]?.bot ?? "");
    const code = await playing.choose({ bot: asked, seat, foretold, toWin: false, random: SEED, worlds, isOff: () => false });
    table.apply({ seq: table.seq + 1, at: 0, ...movedByBot(table, code, false) });
    if (sheet.length > before) told(sheet.length);
  }
  return table.sheet.map(({ points }) => points[SEAT] ?? 0);
}
