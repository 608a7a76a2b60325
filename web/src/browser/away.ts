/** A reader who was away: what the service worker has shown meanwhile goes once they have seen it. */

/** The tag of a table's notifications, as in the service worker. */
const tagOf = (table: string): string => `table ${table}`;

/** Remove the badge whenever the page becomes visible. */
export function clearBadge(): void {
  const clear = (): void => {
    if (document.visibilityState === "visible") void navigator.clearAppBadge?.().catch(() => undefined);
  };
  clear();
  document.addEventListener("visibilitychange", clear);
}

/** Remove a table's notifications, now and whenever it becomes visible; returns a function that stops this. */
export function seeTable(table: string): () => void {
  const see = (): void => {
    if (document.visibilityState === "visible") void close(tagOf(table));
  };
  see();
  document.addEventListener("visibilitychange", see);
  return () => document.removeEventListener("visibilitychange", see);
}

async function close(tag: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  for (const shown of (await registration?.getNotifications?.({ tag })) ?? []) shown.close();
}

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
