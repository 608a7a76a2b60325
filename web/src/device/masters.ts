/** What the master and the grand master score with the reader's cards, computed on this device. */

import type { FromMasters } from "./masters_worker.ts";
import type { ToPlay } from "./playing_out.ts";

export type Made = Extract<FromMasters, { type: "made" }>;

/** Let them play; `told` is called with the number of rounds that both have played.  Null if the rules or the nets are unavailable, or if it was ended. */
export function mastersMake(wanted: ToPlay, told: (rounds: number) => void, ended: AbortSignal): Promise<Made | null> {
  const worker = new Worker(new URL("./masters_worker.ts", import.meta.url), { type: "module" });
  return new Promise((done) => {
    const end = (made: Made | null): void => {
      worker.terminate();
      done(made);
    };
    ended.addEventListener("abort", () => end(null));
    worker.onerror = () => end(null);
    worker.onmessage = ({ data }: MessageEvent<FromMasters>) => {
      if (data.type === "played") told(data.rounds);
      else end(data.type === "made" ? data : null);
    };
    worker.postMessage(wanted);
  });
}
