/** The game viewed together and its branches, played by the rules on this device. */

import { sharedEngine } from "../../../device/games.ts";
import { linesOf } from "../../../device/record.ts";
import type { BranchView, Replay } from "../../../protocol/types.ts";
import type { Reading } from "../../../record/reading.ts";
import { readRecord, replayOf, type Engines } from "../../../record/replaying.ts";
import { momentsOf, type Moment } from "../../../replay/states.ts";

/** A branch: the game up to it, its own moves, and the legal moves after them. */
export interface Shown {
  moments: readonly Moment[];
  legal: readonly string[];
}

export class Story {
  readonly moments: readonly Moment[];

  constructor(
    readonly replay: Replay,
    readonly reading: Reading,
  ) {
    this.moments = momentsOf(replay);
  }

  /** A branch as moments; throws RecordFault if the rules forbid a move. */
  branch({ line, moves }: BranchView): Shown {
    const { played, legal } = this.reading.instead(line, moves);
    const own = linesOf(this.reading.engine, played).map((each) => ({ ...each, seq: line + each.seq }));
    return { moments: momentsOf({ ...this.replay, lines: [...this.replay.lines.slice(0, line), ...own] }), legal };
  }
}

/** The story of a record; throws RecordFault, and Refused if the rules cannot be fetched. */
export async function storyOf(record: object, engines: Engines = sharedEngine): Promise<Story> {
  const text = JSON.stringify(record);
  const reading = await readRecord(text, engines);
  return new Story(replayOf(reading, text), reading);
}
