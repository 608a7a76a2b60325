/** Lets the service worker cache the page's files while no game is being loaded: the game comes first. */

import { fileOf } from "./address.ts";

/** How long, at most, a game that is being loaded has the connection to itself, in milliseconds. */
const LONGEST = 30_000;

let isBusy = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let idle: (() => void)[] = [];

/** A game is being loaded: nothing else is fetched until it has arrived. */
export function gameComes(): void {
  clearTimeout(timer);
  timer = setTimeout(gameIsHere, LONGEST);
  if (isBusy) return;
  isBusy = true;
  void tell("busy");
}

/** The game has arrived, or was given up. */
export function gameIsHere(): void {
  clearTimeout(timer);
  if (!isBusy) return;
  isBusy = false;
  void tell("free");
  for (const go of idle.splice(0)) go();
}

/** Cache the page's files once no game is being loaded. */
export async function keepFiles(): Promise<void> {
  if (isBusy) await new Promise<void>((done) => idle.push(done));
  await navigator.serviceWorker.register(fileOf("sw.js"));
  (await navigator.serviceWorker.ready).active?.postMessage("shown");
}

/** Send the service worker a message. */
async function tell(what: "busy" | "free"): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  for (const worker of [registration?.installing, registration?.active]) worker?.postMessage(what);
}
