/** Keeps the page's files in this browser, so that it opens and plays offline. */

import { can } from "./abilities.ts";
import { fileOf } from "./address.ts";

/** For so long the page is left alone where browsers do not say when it is idle, in milliseconds. */
const A_WHILE = 3000;

/** What browsers say about the connection, as far as they say it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Register the service worker; when all is there and the page is idle, it fetches the bots' nets too. */
export async function keepForOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(fileOf("sw.js"));
  const { active } = await navigator.serviceWorker.ready;
  if (!can("solo") || isSparing()) return;
  await idle();
  active?.postMessage("idle");
}

/** Whether the reader saves data, or has a very slow connection: then nets are fetched when a game needs them. */
function isSparing(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || (effectiveType ?? "").endsWith("2g");
}

function idle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done());
    else setTimeout(done, A_WHILE);
  });
}
