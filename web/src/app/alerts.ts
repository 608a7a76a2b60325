/** Alerts a reader who is elsewhere that it is their turn: in the title, by vibration, by a notification. */

import { t } from "../words/words.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { sound } from "./sounds.ts";

const MARK = "● ";
let shown: Notification | null = null;

/** The title with the mark in front of it, or without. */
export const marked = (title: string, on: boolean): string => {
  const plain = title.startsWith(MARK) ? title.slice(MARK.length) : title;
  return on ? MARK + plain : plain;
};

/** Whether notifications can be had at all. */
export const canNotify = (): boolean => typeof Notification !== "undefined" && Notification.permission !== "denied";

/** Ask for permission to notify, after a gesture of the reader; returns whether it was given. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** It is the reader's turn (or no longer); to be called whenever that changes. */
export function tellTurn(yours: boolean, what: string = t("web-your-turn")): void {
  document.title = marked(document.title, yours);
  shown?.close();
  shown = null;
  if (!yours) return;
  sound("turn");
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 40, 60]);
  if (settings.notify && document.visibilityState === "hidden") shown = notification(what);
}

function notification(what: string): Notification | null {
  if (!canNotify() || Notification.permission !== "granted") return null;
  try {
    const told = new Notification(what, { body: marked(document.title, false), tag: "foretell-turn", icon: "/icon-192.png" });
    told.onclick = () => {
      window.focus();
      told.close();
    };
    return told;
  } catch {
    return null; // some phones only allow notifications of a service worker
  }
}
