/** Sentences about actions at the table outside the game. */

import { isDevice } from "../browser/ids.ts";
import { STAND_IN } from "../engine/numbers.ts";
import type { TableView } from "../protocol/types.ts";
import { botLabel } from "../words/bots.svelte.ts";
import { listed, personName } from "../words/names.ts";
import { t, type Values } from "../words/words.svelte.ts";
import type { Action } from "./fold_game.ts";

/** The action in the reader's language; null for chat, people's moves, and actions without a sentence. */
export function actionStory(action: Action, view: TableView): string | null {
  const who = (seat: number, name = view.seats[seat]?.name ?? String(seat)): Values => ({
    player: name,
    you: seat === view.you ? "yes" : "no",
  });
  switch (action.action) {
    case "seated":
    case "bot-seated":
      return t(`web-story-${action.action}`, who(action.seat, personName(action.name)));
    case "handed-over":
      return t(`web-story-handed-over-${action.why}`, who(action.seat));
    case "voted":
      return t("web-story-voted", { ...who(action.seat), other: view.seats[action.against]?.name ?? "" });
    case "unseated":
    case "removed":
    case "claimed":
    case "taken-back":
    case "hinted":
    case "undo-asked":
    case "undone":
    case "paused":
    case "resumed":
    case "rematch-asked":
      return t(`web-story-${action.action}`, who(action.seat));
    case "undo-answered":
      return t(`web-story-undo-${action.agrees ? "agreed" : "refused"}`, who(action.seat));
    case "reacted": {
      const reaction = t(`web-reaction-${action.reaction}`);
      return t("web-story-reacted", { ...who(action.seat), reaction });
    }
    case "started": {
      const late = action.values.flatMap(({ origin }, seat) =>
        origin === "server" && view.seats[seat]?.commitment ? [view.seats[seat].name] : [],
      );
      return late.length ? t("web-story-started-late", { players: listed(late) }) : t("web-story-started");
    }
    case "unsealed":
    case "closed":
      return t(`web-story-${action.action}`);
    case "moved":
      if (!action.bot_failed) return null;
      if (isDevice(view.table)) return t("web-story-bot-failed-here", { ...who(action.seat), bot: botLabel(STAND_IN) });
      return t("web-story-bot-failed", { ...who(action.seat) });
    case "created":
    case "added":
    case "banned":
    case "unbanned":
    case "committed":
    case "locked":
    case "disclosed":
    case "signed-in":
    case "portrait-chosen":
    case "said":
      return null;
  }
}
