/** Work that is spread over frames of the page, so that none of them takes long. */

const waiting: (() => void)[] = [];
/** With this many waiting they are no longer spread over frames: the page lags behind. */
const MOST = 4;
let asked = false;

/**
 * Do something in a later frame, one thing in each; at once in a hidden window, which has no frames.  `first`: before
 * what is waiting already.
 */
export function inOwnFrame(run: () => void, first = false): void {
  if (first) waiting.unshift(run);
  else waiting.push(run);
  if (document.visibilityState === "hidden") waiting.splice(0).forEach((each) => each());
  else ask();
}

function ask(): void {
  if (asked || !waiting.length) return;
  asked = true;
  requestAnimationFrame(() => setTimeout(() => {
    asked = false;
    waiting.splice(0, waiting.length < MOST ? 1 : waiting.length).forEach((each) => each());
    ask();
  }));
}
