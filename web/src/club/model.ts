/** A club as the server shows it, and what its members write; see docs/clubs.md. */

import type { GameName } from "../pad/model.ts";
import type { ClubView as Sent } from "../protocol/types.ts";
import type { Entry } from "../server/entries.ts";
import { nameAt } from "../words/people.ts";

export type { EveningView, GameView, LineView, MemberStatistics, MemberView, ResultView } from "../protocol/types.ts";

export const FORMULAS = ["places", "online", "sum", "mean", "wins"] as const;

/** A season; its days: null for open. */
export interface Season {
  name: string;
  from: string | null;
  to: string | null;
}

/** All settings of a club. */
export interface Settings {
  name: string;
  /** The game whose results count. */
  game: GameName;
  formula: (typeof FORMULAS)[number];
  /** As many of a member's best games count; null: all. */
  count: number | null;
  /** The games that a place in the table needs. */
  least: number;
  /** Whether those who have the link may become members by themselves. */
  joining: boolean;
  season: Season | null;
}

/** The club, as its reader may see it. */
export interface ClubView extends Omit<Sent, "settings" | "log"> {
  settings: Settings;
  log: Entry[];
}

/** The club as the server sends it. */
export const read = (sent: Sent): ClubView => sent as unknown as ClubView;

/** The name of a member, or the words for one whose name was deleted. */
export const nameIn = (view: ClubView, member: string, nobody: string): string => nameAt(view.members, member) || nobody;
