/** A reader who was away: what the service worker has shown meanwhile goes once they have seen it. */

/** The tag of a table's notifications, as in the service worker. */
const tagOf = (table: string): string => `table ${table}`;

/** Do something if the page is visible, and whenever it becomes visible; returns a function that stops this. */
function whenSeen(act: () => Promise<void> | undefined): () => void {
  const see = (): void => void (document.visibilityState === "visible" && act());
  see();
  document.addEventListener("visibilitychange", see);
  return () => document.removeEventListener("visibilitychange", see);
}

/** Remove the badge whenever the page becomes visible. */
export const clearBadge = (): (() => void) => whenSeen(() => navigator.clearAppBadge?.().catch(() => undefined));

/** Remove a table's notifications, now and whenever the page becomes visible; returns a function that stops this. */
export const seeTable = (table: string): (() => void) =>
  whenSeen(async () => {
    if (!("serviceWorker" in navigator)) return;
    const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
    for (const shown of (await registration?.getNotifications?.({ tag: tagOf(table) })) ?? []) shown.close();
  });

/** Call whenever the page becomes visible after it was hidden for so long, in milliseconds; returns a function that stops this. */
export function whenBack(time: number, back: () => void): () => void {
  let left = Infinity;
  const see = (): void => {
    if (document.visibilityState === "hidden") left = Date.now();
    else if (Date.now() - left >= time) back();
  };
  document.addEventListener("visibilitychange", see);
  return () => document.removeEventListener("visibilitychange", see);
}
