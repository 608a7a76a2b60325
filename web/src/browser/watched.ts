/** A limit for work that may never end: by missing signs of life, not by the time that it takes. */

/** How often a thread looks, in milliseconds. */
export const TICK = 1000;
/** After so many looks without a sign of life work is given up. */
export const LIMIT = 8;

/** Reports a sign of life; throws Stalled once the work was given up, so that it changes nothing any more. */
export type Alive = () => void;

/** Work that was given up, since it gave no sign of life. */
export class Stalled extends Error {}

/**
 * What work resolves to; rejects with Stalled when it has given no sign of life at `limit` looks in a row.  A thread that was
 * busy or stopped in between looks once afterwards, so work is not given up because a device is slow.
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
