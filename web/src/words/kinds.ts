/** The options of a table, in the reader's language. */

import type { ExtremeGame, Pace, TableKind, WizardGame } from "../protocol/types.ts";
import { t } from "./words.svelte.ts";

type GameKind = WizardGame | ExtremeGame;

export const gameName = (game: GameKind): string => t(`game-${game.game}`);

/** "Wizard for four". */
export const kindTitle = ({ game, seats = 4 }: TableKind): string => t("web-kind-what", { game: gameName(game), seats });

/** The options beyond the basic game, each in lower case if the language does that. */
export function variantWords(game: GameKind): string[] {
  if (game.game === "extreme") return [...extremeWords(game), ...dealerWords(game)];
  return [
    ...(game.mode && game.mode !== "standard" ? [t(`mode-${game.mode}`)] : []),
    ...(game.bidding && game.bidding !== "open" ? [t(`bidding-${game.bidding}`)] : []),
    ...(game.plus_minus_one ? [t(game.plus_minus_one === true ? "plus-minus-one" : `plus-minus-${game.plus_minus_one}`)] : []),
    ...(game.round_sizes ? [t("round-sizes", { sizes: sizesText(game.round_sizes), most: Math.max(...game.round_sizes) })] : []),
    ...dealerWords(game),
  ];
}

/** From this many sizes on that rise or fall by the same number, only the first two and the last are named. */
const LONG = 5;

/** V7: round sizes in short: "1–10, 5, 5", "1, 3 … 15". */
export function sizesText(sizes: readonly number[]): string {
  const parts: string[] = [];
  for (let start = 0; start < sizes.length; ) {
    const [first = 0, second = 0] = sizes.slice(start);
    const step = second - first;
    const end = endOfRun(sizes, start, step);
    const [many, last] = [end - start, sizes[end - 1] ?? 0];
    const isRange = many > 2 && Math.abs(step) === 1;
    const isLong = many >= LONG && step !== 0;
    parts.push(isRange ? `${first}–${last}` : isLong ? `${first}, ${second} … ${last}` : String(first));
    start = isRange || isLong ? end : start + 1;
  }
  return parts.join(", ");
}

/** The index at which sizes stop changing by this step. */
function endOfRun(sizes: readonly number[], start: number, step: number): number {
  let end = start + 1;
  while (end < sizes.length && (sizes[end] ?? 0) - (sizes[end - 1] ?? 0) === step) end += 1;
  return end;
}

/** A14, B17: who deals first, if not seat 0; people count seats from 1. */
function dealerWords({ first_dealer: first = 0 }: GameKind): string[] {
  if (first === "drawn") return [t("web-kind-dealer-drawn")];
  return first === 0 ? [] : [t("web-kind-dealer", { seat: first + 1 })];
}

function extremeWords({ rounds, magician, raise_magician }: ExtremeGame): string[] {
  return [
    ...(rounds ? [t("web-kind-rounds", { rounds })] : []),
    ...(magician === 5 ? [t("web-kind-magician-dear")] : []),
    ...(raise_magician && magician !== 5 ? [t("web-kind-magician-raised")] : []),
  ];
}

/** "30 seconds a move", "no clock". */
export function paceWords({ clock = "none", amount = 1 }: Pace): string {
  return t(`web-kind-pace-${clock}`, { amount });
}

/** Short notes on the options of a game. */
export function gameNotes(game: GameKind): string[] {
  const count = game.game === "wizard" ? (game.specials ?? []).length : 0;
  return [...(count ? [t("web-kind-specials-count", { count })] : []), ...variantWords(game)];
}

/** Short notes on a table for a line in a list. */
export function kindNotes({ game, seats = 4, pace = {} }: TableKind): string[] {
  return [
    t("web-kind-players", { seats }),
    ...gameNotes(game),
    ...(pace.clock && pace.clock !== "none" ? [paceWords(pace)] : []),
  ];
}
