/** An entry of a club's log as a sentence. */

import { asText as text, settingsIn, undoneBy, type Entry } from "../server/entries.ts";
import { whole } from "../words/numbers.ts";
import { t, words } from "../words/words.svelte.ts";
import { dayWords } from "./days.ts";
import { nameIn, type ClubView } from "./model.ts";

/** The sentence for an entry; `what` of an undone one is its own sentence. */
export function clubEntryWords(entry: Entry, view: ClubView): string {
  const nobody = t("web-club-somebody");
  const undone = undoneBy(entry, view.log);
  const evening = view.evenings.find(({ id }) => id === entry["evening"]);
  const day = text(entry["day"]) || (evening?.day ?? "");
  const id = `web-club-did-${kindOf(entry)}`;
  return t(words.has(id) ? id : "web-club-did-other", {
    by: nameIn(view, text(entry.by), nobody),
    name: text(entry["name"]) || nameIn(view, text(entry["member"]), nobody),
    other: nameIn(view, text(entry["member"]), nobody),
    title: text(entry["title"]) || evening?.title || t("web-club-evening"),
    day: day ? dayWords(day, words.language) : "",
    points: entry.do === "result" ? totals(entry["totals"]) : "",
    settings: settingsIn(entry).map((name) => t(`web-club-setting-${name}`)).join(", "),
    what: undone ? clubEntryWords(undone, view) : "",
  });
}

/** The kind of an entry, with what makes another sentence of it. */
function kindOf(entry: Entry): string {
  if (entry.do === "come") return entry["comes"] === null ? "come-open" : entry["comes"] === true ? "come" : "come-not";
  if (entry.do === "leave") return entry["left"] === true ? "leave" : "return";
  if (entry.do === "role") return `role-${text(entry["role"])}`;
  if (entry.do === "cancel") return entry["cancelled"] === true ? "cancel" : "uncancel";
  if (entry.do === "drop") return entry["dropped"] === true ? "drop" : "undrop";
  if (entry.do === "close") return entry["closed"] === true ? "close" : "reopen";
  return entry.do === "game" ? `game-${text(entry["from"])}` : entry.do;
}

/** "Ada 120, Ben −40". */
function totals(rows: unknown): string {
  if (!Array.isArray(rows)) return "";
  return rows.map((row: unknown) => (Array.isArray(row) ? `${text(row[0])} ${whole(Number(row[2]))}` : "")).join(", ");
}
