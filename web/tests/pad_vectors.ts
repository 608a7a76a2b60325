/** Reads the games that Python has written (`python -m scripts.pad write`), and enters them. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Entry, GameName, Options, PadDocument, State } from "../src/pad/model.ts";
import { FORMAT, type Fault } from "../src/pad/reading.ts";
import { RULES } from "../src/pad/rules.ts";
import type { Place } from "../src/pad/standing.ts";
import type { Account } from "../src/pad/statistics.ts";
import type { Summary } from "../src/pad/summary.ts";

type Step = [doing: string, ...values: unknown[]];

export interface Game {
  game: GameName;
  options: Options;
  players: string[];
  rounds: { steps: Step[]; points: number[] }[];
  totals: number[];
}

export interface Log {
  document: PadDocument;
  state: State;
  places: Place[];
  series: Record<string, [number, number][]>;
  summary: Summary;
  undo: (string | null)[];
}

export interface Vectors {
  games: Game[];
  logs: Log[];
  broken: [text: string, fault: Omit<Fault, "line">][];
  statistics: { game: GameName; accounts: Account[] }[];
}

const FILE = join(import.meta.dirname, "../../tests/data/pad.json");

export const vectors = JSON.parse(readFileSync(FILE, "utf8")) as Vectors;

/** Enter a game: its options, its players `p0`, `p1` …, and its rounds. */
export function typedIn({ game, options, players, rounds }: Game, name: string): PadDocument {
  const kinds: Record<string, Record<string, string>> = RULES.kinds.entries[game];
  const entries: unknown[] = [{ do: "options", set: options }];
  entries.push(...players.map((player, seat) => ({ id: `p${seat}`, do: "join", name: player, round: 1, start: 0 })));
  rounds.forEach(({ steps }, index) => {
    for (const [doing, ...values] of steps) {
      const keys = Object.keys(kinds[doing] ?? {}).filter((key) => key !== "round");
      entries.push({ do: doing, round: index + 1, ...Object.fromEntries(keys.map((key, i) => [key, values[i]])) });
    }
  });
  return { format: FORMAT, id: name, game, entries: entries.map((entry, i) => Object.assign({ id: `e${i}` }, entry) as Entry) };
}
