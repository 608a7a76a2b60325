/** One window plays a game at a time: the one that opened it last. */

/**
 * Open a game in this window alone.  `taken` is called when another window, which opened it later, plays it.  A browser
 * that has no locks, or refuses one, opens it all the same.  Returns whether no other window may play it, as it is now.
 */
export function playAlone(id: string, opening: () => Promise<void>, taken: () => void): () => boolean {
  let isAlone = false;
  if (!("locks" in navigator)) void opening();
  else {
    const held = navigator.locks.request(`foretell-${id}`, { steal: true }, async () => {
      isAlone = true;
      await opening();
      return new Promise(() => undefined);
    });
    held.catch(() => {
      const wasAlone = isAlone;
      isAlone = false;
      return wasAlone ? taken() : opening();
    });
  }
  return () => isAlone;
}
