/** Describes a move that the coach mentions. */

import { readMove } from "../protocol/notation.ts";
import type { TableView } from "../protocol/types.ts";
import { moveName } from "../words/names.ts";
import { t } from "../words/words.svelte.ts";

/** "blue 12", "Bid 2", "Bid one more": a bid says more than its number. */
export function advisedMove(move: string, view: TableView): string {
  const [verb, object] = readMove(move);
  if (verb === "cloud") return t(object.startsWith("-") ? "web-coach-bid-less" : "web-coach-bid-more");
  return verb === "bid" ? t("web-coach-bid", { tricks: object }) : moveName(move, view);
}
