/** An entry of the log as a sentence. */

import { asText as text, settingsIn, undoneBy, type Entry } from "../server/entries.ts";
import { whole } from "../words/numbers.ts";
import { t, words } from "../words/words.svelte.ts";
import type { TournamentView } from "./model.ts";
import { namesOf } from "./rounds.ts";

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The sentence for an entry; `what` of an undone one is its own sentence. */
export function entryWords(entry: Entry, view: TournamentView): string {
  const of = namesOf(view);
  const undone = undoneBy(entry, view.log);
  const id = `web-tournament-did-${kindOf(entry)}`;
  return t(words.has(id) ? id : "web-tournament-did-other", {
    name: text(entry["name"]) || of(text(entry["person"])),
    other: of(text(entry["other"])),
    group: text(entry["group"]),
    round: number(entry["round"]),
    table: number(entry["table"]),
    points: entry.do === "result" ? totals(entry, of) : number(entry["points"]),
    why: text(entry["why"]) || text(entry["text"]),
    settings: settingsIn(entry).map((name) => t(`web-tournament-setting-${name}`)).join(", "),
    tables: Array.isArray(entry["tables"]) ? entry["tables"].length : 0,
    what: undone ? entryWords(undone, view) : "",
  });
}

/** The kind of an entry, with what makes another sentence of it. */
function kindOf(entry: Entry): string {
  if (entry.do === "clock") return entry["run"] === true ? "clock-start" : "clock-stop";
  if (entry.do === "leave") return entry["round"] === null ? "return" : "leave";
  if (entry.do === "move") return entry["table"] === null ? "move-out" : "move";
  if (entry.do === "group") return entry["group"] === null ? "group-none" : "group";
  return entry.do === "result" && text(entry["why"]) ? "result-why" : entry.do;
}

/** "Ada 120, Ben −40". */
function totals(entry: Entry, of: (id: string) => string): string {
  const points = Object.entries((entry["points"] as Record<string, number | null> | undefined) ?? {});
  return points.map(([person, total]) => `${of(person)} ${total === null ? "–" : whole(total)}`).join(", ");
}
