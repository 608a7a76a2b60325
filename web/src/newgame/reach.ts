/** Whether the server answers, which games with friends need. */

import { get } from "../server/http.ts";
import { isUnreachable } from "../words/faults.ts";

/** How often it is asked again while it does not answer, in milliseconds. */
const AGAIN = 5000;

/** Tell whether it can be reached, again and again while it cannot; returns a function that stops this. */
export function tellReach(tell: (isUnreached: boolean) => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function ask(): Promise<void> {
    const isUnreached = await get("/reach").then(() => false, isUnreachable);
    if (isOver) return;
    tell(isUnreached);
    if (isUnreached) timer = setTimeout(() => void ask(), AGAIN);
  }
  void ask();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
