/** The worker that makes a look back: one game, then it ends. */

import { Bots } from "../bots/bots.ts";
import { netsOf } from "../bots/nets.ts";
import { NETS } from "../engine/addresses.ts";
import { fetchEngine } from "../engine/files.ts";
import { RecordFault } from "../record/values.ts";
import type { Found, Wanted } from "./by_deals.ts";
import type { LookBack } from "./lookback.ts";
import { lookBack, type Judges } from "./looking_back.ts";

export interface ToJudge {
  /** A record. */
  text: string;
  wanted: Wanted;
  /** An earlier result of the same versions. */
  earlier: LookBack | null;
}

export type FromJudge =
  | { type: "progress"; done: number; all: number }
  /** The result so far, and the verdicts of whole rounds; null before they are asked. */
  | { type: "found"; found: LookBack; verdicts: readonly Found[] | null }
  /** The complete result. */
  | { type: "done" }
  /** The text is not a record, for this reason. */
  | { type: "no-record"; why: string }
  /** The rules or the nets are unavailable. */
  | { type: "missing" };

/** The shortest time between two reports of small steps, in milliseconds. */
const OFTEN = 100;
const post = (message: FromJudge): void => self.postMessage(message);

const judges: Judges = async (game) => {
  const engine = await fetchEngine(game);
  return { engine, bots: new Bots(engine, () => netsOf(NETS[game], game, engine.tables.sizes.net)) };
};

async function judge({ text, wanted, earlier }: ToJudge): Promise<void> {
  let told = performance.now();
  /** Whether it is time for a report. */
  const isTime = (): boolean => {
    if (performance.now() - told < OFTEN) return false;
    told = performance.now();
    return true;
  };
  let latest: (FromJudge & { type: "found" }) | null = null;
  const progress = (done: number, all: number): void => void (isTime() && post({ type: "progress", done, all }));
  const found = (sofar: LookBack, verdicts: readonly Found[] | null): void => {
    const isFirst = !latest?.verdicts;
    latest = { type: "found", found: sofar, verdicts };
    if (isFirst || isTime()) post(latest);
  };
  await lookBack(text, wanted, judges, { progress, found }, earlier);
  if (latest) post(latest);
}

self.onmessage = async ({ data }: MessageEvent<ToJudge>) => {
  try {
    await judge(data);
    post({ type: "done" });
  } catch (fault) {
    if (!(fault instanceof RecordFault)) console.error(fault);
    post(fault instanceof RecordFault ? { type: "no-record", why: fault.message } : { type: "missing" });
  }
};
