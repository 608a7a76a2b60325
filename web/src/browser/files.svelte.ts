/** Files of the page that could not be fetched when they were needed: the network is away, or the page is older than the server. */
class Files {
  /** Whether one is missing, and what asked for it has not told so. */
  isMissing = $state.raw(false);

  /** Hear of missing files from now on. */
  watch(): void {
    const faults = new WeakSet<Error>();
    addEventListener("vite:preloadError", ({ payload }) => void faults.add(payload));
    addEventListener("unhandledrejection", (event) => {
      if (!faults.has(event.reason as Error)) return;
      event.preventDefault();
      this.isMissing = true;
    });
  }
}

export const files = new Files();
