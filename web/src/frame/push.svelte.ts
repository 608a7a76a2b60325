/** Notifications while the page is closed (Web Push): this browser subscribes, and the server sends. */

import { keep, kept } from "../browser/storage.ts";
import type { PushOffer } from "../protocol/types.ts";
import { get, post, Refused } from "../server/http.ts";
import { me } from "../server/me.svelte.ts";
import { bytesOf } from "../server/passkeys.ts";
import { settings } from "../settings/settings.svelte.ts";

const PATH = "/me/push";
/** Where the browser notes what the server was last told, so that it is told again only when that has changed. */
const TOLD = "foretell-push";
const DAY_MS = 86_400_000;

/** Why this browser cannot be notified: the page came by http, it has no such thing, or the reader has refused. */
export type Lack = "http" | "browser" | "refused";

export function lackHere(): Lack | null {
  if (!isSecureContext) return "http";
  if (!("serviceWorker" in navigator) || typeof PushManager === "undefined" || typeof Notification === "undefined") return "browser";
  return Notification.permission === "denied" ? "refused" : null;
}

class Push {
  /** Whether this browser is notified; null: not known yet. */
  on: boolean | null = $state.raw(null);
  /** Whether the server sends notifications; null: not known. */
  offered: boolean | null = $state.raw(null);

  /** Find out how it stands, and tell the server anew what it may have forgotten. */
  async look(): Promise<void> {
    await me.know();
    if (lackHere() !== null || me.name === null) return;
    const subscription = await (await manager())?.getSubscription();
    const offer = await get<PushOffer>(PATH).catch(() => null);
    this.offered = offer?.offered ?? null;
    this.on = Boolean(subscription && kept(TOLD) !== false);
    if (subscription && this.on && this.offered && isDue(subscription)) await tell(subscription).catch(() => undefined);
  }

  /** Be notified from now on, after the reader has clicked; raises Refused, and DOMException from the browser. */
  async begin(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") throw new DOMException("refused", "NotAllowedError");
    const pushes = await manager();
    const { key } = await get<PushOffer>(PATH);
    if (!pushes || key === null) throw new Refused(409, "no-push", "notifications are not offered here");
    await tell(await subscribed(pushes, bytesOf(key)));
    this.on = true;
  }

  /** Be notified no more; raises Refused. */
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

/** The browser's subscription; a new one where the server has another key than it had. */
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
