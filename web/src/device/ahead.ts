/** Fetches what a game on this device needs into the browser's cache, all at once: its rules and its worker. */

import { gameComes } from "../browser/offline.ts";
import { RULES } from "../engine/addresses.ts";
import type { GameName } from "../engine/engine.ts";

const WORKER = Object.values(import.meta.glob<string>("./worker.ts", { query: "?worker&url", import: "default", eager: true }));

/** Fetch them before anything else; what fails is fetched again when it is needed. */
export function fetchAhead(game: GameName): void {
  gameComes();
  for (const file of [RULES[game], ...WORKER]) void fetch(file).catch(() => undefined);
}
