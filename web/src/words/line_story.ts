/** What was done at the table besides the game itself, in sentences. */

import type { TableView } from "../protocol/types.ts";
import type { Line } from "../table/fold.ts";
import { t, type Values } from "./words.svelte.ts";

/** The line in the reader's words; null for what is told otherwise (moves, chat) or not at all. */
export function lineStory(line: Line, view: TableView): string | null {
  const who = (seat: number, name = view.seats[seat]?.name ?? String(seat)): Values => ({
    player: name,
    you: seat === view.you ? "yes" : "no",
  });
  switch (line.line) {
    case "sat-down":
    case "bot-sat-down":
      return t(`web-story-${line.line}`, who(line.seat, line.name));
    case "bot-took-over":
      return t(`web-story-bot-${line.why}`, who(line.seat));
    case "vote-cast":
      return t("web-story-vote-cast", { ...who(line.seat), other: view.seats[line.against]?.name ?? "" });
    case "got-up":
    case "claimed":
    case "owner-came-back":
    case "game-paused":
    case "game-resumed":
    case "rematch-wanted":
      return t(`web-story-${line.line}`, who(line.seat));
    case "game-started":
    case "table-closed":
      return t(`web-story-${line.line}`);
    case "opened":
    case "value-added":
    case "move-made":
    case "chat":
      return null;
  }
}
