/** The evening at one table: games that followed each other as rematches, and everybody's points and wins in them. */

import { isDevice } from "../../browser/ids.ts";
import { listed } from "../../device/listed.ts";
import type { OwnTable, OwnTables } from "../../protocol/types.ts";
import { get, Refused } from "../../server/http.ts";
import { placesOf } from "../../sheet/ranking.ts";

export interface Evening {
  games: number;
  /** The best first: by wins, then by points. */
  players: readonly Player[];
}

export interface Player {
  name: string;
  you: boolean;
  wins: number;
  points: number;
}

/** The evening up to a table, by the reader's own tables; without games where they cannot be read. */
export async function eveningAt(table: string): Promise<Evening> {
  const asked = isDevice(table) ? listed() : get<OwnTables>("/me/tables").then(({ tables }) => tables);
  const own = await asked.catch((raised: unknown): OwnTable[] => {
    if (!(raised instanceof Refused)) throw raised;
    return [];
  });
  return eveningOf(gamesUpTo(table, own));
}

/** The games up to a table, newest first, of the reader's tables. */
export function gamesUpTo(table: string, own: readonly OwnTable[]): OwnTable[] {
  const byId = new Map(own.map((each) => [each.table, each]));
  const games: OwnTable[] = [];
  for (let at = byId.get(table); at; at = byId.get(at.rematch_of ?? "")) {
    byId.delete(at.table);
    if (at.status === "over" && at.totals?.length) games.push(at);
  }
  return games;
}

/**
 * What everybody has won in these games of one kind; a shared first place counts as a win.  Players are told apart
 * by their names.
 */
export function eveningOf(games: readonly OwnTable[]): Evening {
  const players = new Map<string, Player>();
  const fewest = games[0]?.kind.game.game === "extreme";
  for (const { names, totals = [], seat } of games) {
    const places = placesOf(totals, fewest);
    for (const [at, points] of totals.entries()) {
      const [name, you] = [names[at] ?? "", at === seat];
      const key = you ? "" : ` ${name}`;
      const player = players.get(key) ?? { name, you, wins: 0, points: 0 };
      players.set(key, { ...player, wins: player.wins + Number(places[at] === 1), points: player.points + points });
    }
  }
  const by = (a: Player, b: Player): number => b.wins - a.wins || (fewest ? a.points - b.points : b.points - a.points);
  return { games: games.length, players: [...players.values()].sort(by) };
}
