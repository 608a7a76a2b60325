/** Look backs at a record, made in a worker that can be stopped. */

import type { Deeper, Searched } from "./deepening.ts";
import type { FromJudge, ToJudge } from "./judging_worker.ts";
import type { LookBack } from "./lookback.ts";

/** There is no look back: the text is no record (`why`), or the rules or the nets cannot be had (null). */
export class NotJudged extends Error {
  constructor(readonly why: string | null) {
    super(why ?? "the rules or the nets cannot be had");
  }
}

/** Who is told on the way. */
export interface Hearer {
  /** The share that is done; it begins anew after each `found`. */
  progress?: (share: number) => void;
  /** What there is so far: first the decisions alone; of a search, after each decision, with what it has found. */
  found?: (sofar: LookBack, searched: Searched | null) => void;
}

/** Judge a record by the nets; rejects with NotJudged, and with the signal's reason once it is given. */
export const judged = (record: unknown, signal: AbortSignal, hearer: Hearer = {}): Promise<LookBack> => inWorker({ text: JSON.stringify(record), deeper: null }, signal, hearer);

/** Judge decisions of a record by search; rejects as `judged`. */
export const deepened = (record: unknown, deeper: Deeper, signal: AbortSignal, hearer: Hearer): Promise<LookBack> =>
  inWorker({ text: JSON.stringify(record), deeper }, signal, hearer);

function inWorker(asked: ToJudge, signal: AbortSignal, { progress, found }: Hearer): Promise<LookBack> {
  const worker = new Worker(new URL("./judging_worker.ts", import.meta.url), { type: "module" });
  const done = new Promise<LookBack>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    worker.onerror = () => reject(new NotJudged(null));
    worker.onmessage = ({ data }: MessageEvent<FromJudge>) => {
      if (data.type === "progress") progress?.(data.done / data.all);
      else if (data.type === "found") found?.(data.found, data.searched);
      else if (data.type === "done") resolve(data.found);
      else reject(new NotJudged(data.type === "no-record" ? data.why : null));
    };
    worker.postMessage(asked);
  });
  return done.finally(() => worker.terminate());
}
