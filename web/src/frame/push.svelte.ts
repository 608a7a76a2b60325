/** Notifications while the page is closed (Web Push): this browser subscribes, and the server sends. */

import { bytesOf } from "../browser/bytes.ts";
import { keep, kept } from "../browser/storage.ts";
import type { PushOffer } from "../protocol/types.ts";
import { get, post, Refused } from "../server/http.ts";
import { me } from "../server/me.svelte.ts";
import { settings } from "../settings/settings.svelte.ts";

const PATH = "/me/push";
/** The storage key for what was last sent to the server, so that only changes are sent. */
const TOLD = "foretell-push";
const DAY_MS = 86_400_000;

/** Why this browser cannot be notified: the page uses http, the browser does not support it, or the reader refused. */
export type Lack = "http" | "browser" | "refused";

export function lackHere(): Lack | null {
  if (!isSecureContext) return "http";
  if (!("serviceWorker" in navigator) || typeof PushManager === "undefined" || typeof Notification === "undefined") return "browser";
  return Notification.permission === "denied" ? "refused" : null;
}

class Push {
  /** Whether this browser is notified; null if unknown. */
  on: boolean | null = $state.raw(null);
  /** Whether the server sends notifications; null if unknown. */
  offered: boolean | null = $state.raw(null);

  /** Find out the current state, and tell the server again what it may have forgotten. */
  async look(): Promise<void> {
    await me.know();
    if (lackHere() !== null || me.name === null) return;
    const subscription = await (await manager())?.getSubscription();
    const offer = await get<PushOffer>(PATH).catch(() => null);
    this.offered = offer?.offered ?? null;
    this.on = Boolean(subscription && kept(TOLD) !== false);
    if (subscription && this.on && this.offered && isDue(subscription)) await tell(subscription).catch(() => undefined);
  }

  /** Subscribe, after the reader's click; throws Refused, and the browser's DOMException. */
  async begin(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") throw new DOMException("refused", "NotAllowedError");
    const pushes = await manager();
    const { key } = await get<PushOffer>(PATH);
    if (!pushes || key === null) throw new Refused(409, "no-push", "notifications are not offered here");
    await tell(await subscribed(pushes, bytesOf(key)));
    this.on = true;
  }

  /** Unsubscribe; throws Refused. */
  async end(): Promise<void> {
    const subscription = await (await manager())?.getSubscription();
    keep(TOLD, false);
    this.on = false;
    if (!subscription) return;
    await post(PATH, { endpoint: subscription.endpoint }, "DELETE");
    await subscription.unsubscribe();
  }
}

export const push = new Push();

const manager = async (): Promise<PushManager | undefined> => (await navigator.serviceWorker.getRegistration())?.pushManager;

/** The browser's subscription; a new one if the server's key has changed. */
async function subscribed(pushes: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const earlier = await pushes.getSubscription();
  if (earlier && !isSame(earlier.options.applicationServerKey, key)) await earlier.unsubscribe();
  return pushes.subscribe(options);
}

const isSame = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && [...new Uint8Array(one)].join() === [...other].join();

interface Told {
  endpoint: string;
  name: string | null;
  language: string;
  at: number;
}

function isDue({ endpoint }: PushSubscription): boolean {
  const last = kept(TOLD) as Told | null;
  const isOld = Date.now() - (last?.at ?? 0) > DAY_MS;
  return isOld || last?.endpoint !== endpoint || last.name !== me.name || last.language !== settings.language;
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint } = subscription;
  const { language } = settings;
  const keys = subscription.toJSON().keys ?? {};
  await post(PATH, { endpoint, p256dh: keys["p256dh"], auth: keys["auth"], language });
  keep(TOLD, { endpoint, name: me.name, language, at: Date.now() } satisfies Told);
}
