/** Work that is spread over frames of the page, so that none of them takes long. */

const urgent: (() => void)[] = [];
const waiting: (() => void)[] = [];
/** With this many waiting they are no longer spread over frames: the page lags behind. */
const MOST = 8;
let asked = false;

/**
 * Do something in a later frame, one thing in each, in order; at once in a hidden window, which has no frames.
 * `first`: before everything that is not.
 */
export function inOwnFrame(run: () => void, first = false): void {
  (first ? urgent : waiting).push(run);
  if (document.visibilityState === "hidden") all().forEach((each) => each());
  else ask();
}

const all = (): (() => void)[] => [...urgent.splice(0), ...waiting.splice(0)];

const next = (): (() => void)[] =>
  urgent.length + waiting.length < MOST ? (urgent.length ? urgent : waiting).splice(0, 1) : all();

function ask(): void {
  if (asked || !(urgent.length + waiting.length)) return;
  asked = true;
  requestAnimationFrame(() => setTimeout(() => {
    asked = false;
    next().forEach((each) => each());
    ask();
  }));
}
