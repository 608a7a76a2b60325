/** The worker in which a look back is made, or a deeper one: one game, then it is ended. */

import { Bots } from "../device/bots.ts";
import { NETS } from "../device/addresses.ts";
import { fetchEngine } from "../device/files.ts";
import { netsOf } from "../device/nets.ts";
import { RecordFault } from "../record/values.ts";
import { lookDeeper, type Deeper, type Searched } from "./deepening.ts";
import type { LookBack } from "./lookback.ts";
import { lookBack, type Judges } from "./looking_back.ts";

export interface ToJudge {
  /** A record. */
  text: string;
  /** What a search is to find; null: the nets judge alone. */
  deeper: Deeper | null;
}

export type FromJudge =
  | { type: "progress"; done: number; all: number }
  /** What there is so far. */
  | { type: "found"; found: LookBack; searched: Searched | null }
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

function judge({ text, deeper }: ToJudge): Promise<LookBack> {
  const found = (now: LookBack, searched: Searched | null = null): void => post({ type: "found", found: now, searched });
  if (deeper) return lookDeeper(text, deeper, judges, (searched, now) => found(now, searched));
  let told = performance.now();
  const progress = (done: number, all: number): void => {
    if (performance.now() - told < OFTEN) return;
    told = performance.now();
    post({ type: "progress", done, all });
  };
  return lookBack(text, judges, { progress, found });
}

self.onmessage = async ({ data }: MessageEvent<ToJudge>) => {
  try {
    post({ type: "done", found: await judge(data) });
  } catch (fault) {
    if (!(fault instanceof RecordFault)) console.error(fault);
    post(fault instanceof RecordFault ? { type: "no-record", why: fault.message } : { type: "missing" });
  }
};
