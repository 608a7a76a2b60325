/** Only one window at a time plays a game: the one that opened it last. */

/**
 * Open a game in this window only.  `taken` is called when another window opens it later.  A browser that has no locks, or
 * refuses one, opens it anyway.  Returns a function that tells whether no other window can play it at the moment.
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
