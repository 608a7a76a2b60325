/** A look back at a record, made in a worker that can be stopped. */

import type { FromJudge } from "./judging_worker.ts";
import type { LookBack } from "./lookback.ts";

/** There is no look back: the text is no record (`why`), or the rules or the nets cannot be had (null). */
export class NotJudged extends Error {
  constructor(readonly why: string | null) {
    super(why ?? "the rules or the nets cannot be had");
  }
}

/** Judge a record; rejects with NotJudged, and with the signal's reason once it is given. */
export function judged(record: unknown, signal: AbortSignal, progress: (share: number) => void): Promise<LookBack> {
  const worker = new Worker(new URL("./judging_worker.ts", import.meta.url), { type: "module" });
  const found = new Promise<LookBack>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    worker.onerror = () => reject(new NotJudged(null));
    worker.onmessage = ({ data }: MessageEvent<FromJudge>) => {
      if (data.type === "progress") progress(data.done / data.all);
      else if (data.type === "done") resolve(data.found);
      else reject(new NotJudged(data.type === "no-record" ? data.why : null));
    };
    worker.postMessage(JSON.stringify(record));
  });
  return found.finally(() => worker.terminate());
}
