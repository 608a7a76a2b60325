/** A record from a file as a replay, checked and played on this device. */

import { linesOf } from "../device/record.ts";
import type { Engine, GameName } from "../engine/engine.ts";
import type { Replay } from "../protocol/types.ts";
import { readHead } from "./head.ts";
import { parse } from "./json.ts";
import { Reading } from "./reading.ts";
import { anObject } from "./values.ts";

/** Creates the engine of a game. */
export type Engines = (game: GameName) => Promise<Engine>;

/** The game in a record's text; throws RecordFault for its first fault. */
export async function readRecord(text: string, engines: Engines): Promise<Reading> {
  const data = anObject(parse(text), "a record");
  const head = readHead(data);
  const reading = new Reading(await engines(head.game.game), head);
  reading.play(data);
  return reading;
}

/** The replay of a record's text; throws RecordFault for its first fault. */
export const replayOfText = async (text: string, engines: Engines): Promise<Replay> => replayOf(await readRecord(text, engines), text);

/**
 * The replay of a game read from this text, as a seat sees its events (null: everything open); the engine is at its end
 * then, even if others have used it since.
 */
export function replayOf(reading: Reading, text: string, viewer: number | null = null): Replay {
  reading.goTo(reading.played.length);
  const { engine, head, played, rounds } = reading;
  const record = JSON.parse(text) as Replay["record"] & { bots?: unknown };
  const bots = botsOf(record.bots, head.players.length);
  return { players: [...head.players], bots, kind: head.game, rounds, record, proof: null, lines: linesOf(engine, played, viewer) };
}

/** The bots by seat, if this is such a list. */
function botsOf(value: unknown, seats: number): Replay["bots"] {
  const isBot = (bot: unknown): bot is string | null => bot === null || typeof bot === "string";
  return Array.isArray(value) && value.length === seats && value.every(isBot) ? value : null;
}
