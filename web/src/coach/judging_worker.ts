/** The worker in which a look back is made: one game, then it is ended. */

import { Bots } from "../device/bots.ts";
import { fetchEngine, NETS } from "../device/files.ts";
import { netsOf } from "../device/nets.ts";
import { RecordFault } from "../record/values.ts";
import type { LookBack } from "./lookback.ts";
import { lookBack, type Judges } from "./looking_back.ts";

/** The text of a record. */
export type ToJudge = string;

export type FromJudge =
  | { type: "progress"; done: number; all: number }
  | { type: "done"; found: LookBack }
  /** The text is no record, for this reason. */
  | { type: "no-record"; why: string }
  /** The rules or the nets cannot be had. */
  | { type: "missing" };

/** The page is told this often at most, in milliseconds. */
const OFTEN = 100;
const post = (message: FromJudge): void => self.postMessage(message);

const judges: Judges = async (game) => {
  const engine = await fetchEngine(game);
  return { engine, bots: new Bots(engine, () => netsOf(NETS[game], game, engine.tables.sizes.net)) };
};

self.onmessage = async ({ data }: MessageEvent<ToJudge>) => {
  let told = performance.now();
  const progress = (done: number, all: number): void => {
    if (performance.now() - told < OFTEN) return;
    told = performance.now();
    post({ type: "progress", done, all });
  };
  try {
    post({ type: "done", found: await lookBack(data, judges, progress) });
  } catch (fault) {
    if (!(fault instanceof RecordFault)) console.error(fault);
    post(fault instanceof RecordFault ? { type: "no-record", why: fault.message } : { type: "missing" });
  }
};
