/** A limit for work that may never end, which counts missing signs of life instead of time. */

/** The time between two checks, in milliseconds. */
export const TICK = 1000;
/** The number of checks without a sign of life after which work is given up. */
export const LIMIT = 8;

/** Reports a sign of life; throws Stalled once the work was given up, so that it stops changing anything. */
export type Alive = () => void;

/** The work was given up because it gave no sign of life. */
export class Stalled extends Error {}

/**
 * What work resolves to; rejects with Stalled after `limit` checks in a row without a sign of life.  A thread that was busy
 * or stopped in between checks only once afterwards, so work is not given up just because a device is slow.
 */
export function watched<T>(work: (alive: Alive) => Promise<T>, limit = LIMIT): Promise<T> {
  let looks = 0;
  let isOver = false;
  const alive = (): void => {
    if (isOver) throw new Stalled("the work was given up");
    looks = 0;
  };
  return new Promise<T>((resolve, reject) => {
    const timer = setInterval(() => {
      if (++looks < limit) return;
      end();
      reject(new Stalled(`no sign of life in ${limit} looks`));
    }, TICK);
    const end = (): void => {
      isOver = true;
      clearInterval(timer);
    };
    work(alive).then(resolve, reject).finally(end);
  });
}
