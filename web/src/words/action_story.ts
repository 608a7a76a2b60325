/** What was done at the table besides the game itself, in sentences. */

import type { TableView } from "../protocol/types.ts";
import type { Action } from "../table/fold.ts";
import { t, type Values } from "./words.svelte.ts";

/** The action in the reader's words; null for what is told otherwise (moves, what is said) or not at all. */
export function actionStory(action: Action, view: TableView): string | null {
  const who = (seat: number, name = view.seats[seat]?.name ?? String(seat)): Values => ({
    player: name,
    you: seat === view.you ? "yes" : "no",
  });
  switch (action.action) {
    case "seated":
    case "bot-seated":
      return t(`web-story-${action.action}`, who(action.seat, action.name));
    case "handed-over":
      return t(`web-story-handed-over-${action.why}`, who(action.seat));
    case "voted":
      return t("web-story-voted", { ...who(action.seat), other: view.seats[action.against]?.name ?? "" });
    case "unseated":
    case "claimed":
    case "taken-back":
    case "paused":
    case "resumed":
    case "rematch-asked":
      return t(`web-story-${action.action}`, who(action.seat));
    case "started":
    case "closed":
      return t(`web-story-${action.action}`);
    case "created":
    case "added":
    case "moved":
    case "said":
      return null;
  }
}
