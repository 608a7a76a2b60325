import { keep, kept } from "../browser/storage.ts";

const KEY = "foretell-pad-awake";

/** Whether the screen stays on while a game is open. */
export const awake = $state({ wanted: kept(KEY) !== false });

export const canStayAwake = (): boolean => typeof navigator !== "undefined" && "wakeLock" in navigator;

/** Keep the screen on while the page is visible and the reader wants it; call it while a component is created. */
export function stayAwake(): void {
  $effect(() => {
    keep(KEY, awake.wanted);
    if (!awake.wanted || !canStayAwake()) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = async (): Promise<void> => {
      if (over || document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (over) void lock.release();
      } catch {
        lock = null; // the phone is saving power
      }
    };
    const seen = (): void => void ask();
    document.addEventListener("visibilitychange", seen);
    void ask();
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", seen);
      void lock?.release();
    };
  });
}
