/** What the master and the grand master make with the reader's cards, computed on this device. */

import type { FromMasters } from "./masters_worker.ts";
import type { ToPlay } from "./playing_out.ts";

export type Made = Extract<FromMasters, { type: "made" }>;

/** Let them play; `told` learns how many rounds both have played together.  Null: the rules or the nets cannot be had, or it was ended. */
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
