/** Look backs at a record, made in a worker that can be stopped. */

import type { Found, Wanted } from "./by_deals.ts";
import type { FromJudge, ToJudge } from "./judging_worker.ts";
import type { LookBack } from "./lookback.ts";

/** There is no look back: the text is not a record (`why`), or the rules or the nets are unavailable (null). */
export class NotJudged extends Error {
  constructor(readonly why: string | null) {
    super(why ?? "the rules or the nets cannot be had");
  }
}

/** Callbacks for progress. */
export interface Hearer {
  /** The share that is done; it restarts after each `found`. */
  progress: (share: number) => void;
  /** The result so far, finally all of it; `verdicts`: those of whole rounds, null before they are asked. */
  found: (sofar: LookBack, verdicts: readonly Found[] | null) => void;
}

/**
 * Judge a record; `earlier`: an earlier result of the same versions.  Rejects with NotJudged, and with the signal's reason
 * once it is aborted.
 */
export function judged(record: unknown, wanted: Wanted, earlier: LookBack | null, signal: AbortSignal, { progress, found }: Hearer): Promise<void> {
  const worker = new Worker(new URL("./judging_worker.ts", import.meta.url), { type: "module" });
  const done = new Promise<void>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    worker.onerror = () => reject(new NotJudged(null));
    worker.onmessage = ({ data }: MessageEvent<FromJudge>) => {
      if (signal.aborted) return;
      if (data.type === "progress") progress(data.done / data.all);
      else if (data.type === "found") found(data.found, data.verdicts);
      else if (data.type === "done") resolve();
      else reject(new NotJudged(data.type === "no-record" ? data.why : null));
    };
    worker.postMessage({ text: JSON.stringify(record), wanted, earlier } satisfies ToJudge);
  });
  return done.finally(() => worker.terminate());
}
