/** Alerts a reader in another window that it is their turn: by title, vibration or notification. */

import { fileOf } from "../browser/address.ts";
import { t } from "../words/words.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { sound, tremble } from "./sounds.ts";

const MARK = "● ";
let shown: Notification | null = null;

/** The title with or without the mark at its start. */
export const marked = (title: string, on: boolean): string => {
  const plain = title.startsWith(MARK) ? title.slice(MARK.length) : title;
  return on ? MARK + plain : plain;
};

/** Whether the browser supports notifications. */
export const canNotify = (): boolean => typeof Notification !== "undefined" && Notification.permission !== "denied";

/** Ask for permission to notify, after the reader's click; returns whether they gave it. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Alert the reader to their turn, or withdraw the alert; call it whenever that changes. */
export function tellTurn(yours: boolean, what: string = t("web-your-turn")): void {
  document.title = marked(document.title, yours);
  shown?.close();
  shown = null;
  if (!yours) return;
  sound("turn");
  tremble([60, 40, 60]);
  if (settings.notify && document.visibilityState === "hidden") shown = notification(what);
}

function notification(what: string): Notification | null {
  if (!canNotify() || Notification.permission !== "granted") return null;
  try {
    const told = new Notification(what, { body: marked(document.title, false), tag: "foretell-turn", icon: fileOf("icon-192.png") });
    told.onclick = () => {
      window.focus();
      told.close();
    };
    return told;
  } catch {
    return null; // some phones only allow notifications from a service worker
  }
}
