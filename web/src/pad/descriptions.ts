/** The pad in words: entries, faults, and names of games. */

import { gameName, variantWords } from "../words/kinds.ts";
import { cardName, isolated, listed, sealName } from "../words/names.ts";
import { t, words } from "../words/words.svelte.ts";
import type { Check, Entry, Round, Seals, State } from "./model.ts";
import type { Fault } from "./reading.ts";

/** A player's name. */
export const nameOf = (state: Pick<State, "players">, id: string | null): string =>
  isolated(state.players.find((player) => player.id === id)?.name ?? "");

/** A check as a sentence. */
export function checkWords(check: Check, state: State): string {
  const { kind, ...values } = check.values;
  return t(`pad-check-${check.check}`, {
    ...values,
    player: nameOf(state, check.player),
    kind: kind === undefined ? "" : t(`pad-kind-${kind}`),
  });
}

/** Why a file cannot be read, and where its fault is. */
export function faultWords({ key, entry, line, values }: Fault): string {
  const fault = t(`pad-fault-${key}`, values);
  if (line) return t("pad-fault-line", { line, fault });
  return entry ? t("pad-fault-entry", { entry, fault }) : fault;
}

/** "2× red, white"; empty without seals. */
export function sealWords(seals: Seals): string {
  const held = Object.entries(seals).filter(([, count]) => count > 0);
  const name = (kind: string): string => (kind === "coloured" ? t("pad-kind-coloured") : sealName(kind));
  return listed(held.map(([kind, count]) => t("seals-held", { count, seal: name(kind) })));
}

/** The title of a game, or the names of its players. */
export const titleOf = (state: State): string =>
  state.title || (state.players.length ? listed(state.players.map((player) => isolated(player.name))) : t("web-pad"));

/** "Wizard, special cards: Bomb, plus/minus one". */
export function kindWords(state: State): string {
  if (state.game === "extreme") return gameName({ game: "extreme" });
  const { mode, bidding, plus_minus_one, plus_minus_kind: kind, specials } = state.options;
  const variants = variantWords({ game: "wizard", mode, bidding, plus_minus_one: plus_minus_one !== "off" && (kind === "always" || kind) });
  const special =
    specials.length > 2
      ? [t("web-kind-specials-count", { count: specials.length })]
      : specials.map((card) => cardName(card));
  return [gameName({ game: "wizard" }), ...special, ...variants].join(" · ");
}

/** A day in the reader's language. */
export const dayWords = (at: string): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(new Date(at));

/** For screen readers: the latest entry, and the new state of the round. */
export function spoken(state: State, round: Round, entry: Entry): string {
  const player = "player" in entry ? nameOf(state, entry.player) : "";
  if (entry.do === "bid" && "bid_sum" in round) {
    if (round.face_down || state.game !== "wizard" || state.options.bidding !== "open") return t("web-pad-spoken-down", { player });
    return t("web-pad-spoken-bid", { player, bid: Number(entry.bid), sum: round.bid_sum, cards: round.cards });
  }
  if (entry.do === "tricks" && "bid_sum" in round)
    return t("web-pad-spoken-tricks", { player, tricks: entry.tricks ?? 0, sum: round.trick_sum + round.bombed, cards: round.cards });
  if (entry.do === "take") return t("web-pad-spoken-take", { player, seal: sealName(entry.seal) });
  if (entry.do === "trick" && "magician" in round) return t("web-pad-spoken-trick", { player, trick: round.tricks });
  if (entry.do === "undo") return t("web-pad-spoken-undo");
  if (entry.do === "redo") return t("web-pad-spoken-redo");
  if (entry.do === "end") return t("web-pad-spoken-end", { round: round.number });
  return "";
}
