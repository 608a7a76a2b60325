/** Play now: the latest choice, and a game against bots on this device. */

import type { TableKind } from "../../protocol/types.ts";
import { keep, kept } from "../../app/storage.ts";
import type { Sizes } from "../new/sizes.ts";

export const QUICK_GAMES = ["wizard", "specials", "extreme"] as const;
export type QuickGame = (typeof QUICK_GAMES)[number];

export interface QuickChoice {
  game: QuickGame;
  players: number;
  /** The levels of the others, from the reader's left; missing ones are mixed. */
  bots: readonly string[];
  /** V7: the rounds, for the games of this visit; left out: as the rules say. */
  sizes?: Sizes;
}

const KEY = "foretell-quick";
const FEWEST = 3;

/** The possible numbers of players. */
export function playersOf(game: QuickGame): number[] {
  const most = game === "extreme" ? 5 : 6;
  return Array.from({ length: most - FEWEST + 1 }, (_, index) => FEWEST + index);
}

/** Repair any stored value into a choice that can be played. */
export function sane(value: unknown): QuickChoice {
  const { game, players, bots } = (value ?? {}) as Partial<QuickChoice>;
  const known = QUICK_GAMES.find((each) => each === game) ?? "wizard";
  return { game: known, players: playersOf(known).find((each) => each === players) ?? 4, bots: Array.isArray(bots) ? bots : [] };
}

export const lastChoice = (): QuickChoice => sane(kept(KEY));
export const keepChoice = ({ game, players, bots }: QuickChoice): void => keep(KEY, { game, players, bots });

const ALL_SPECIALS: NonNullable<Extract<TableKind["game"], { game: "wizard" }>["specials"]> = [
  "shapeshifter",
  "dragon",
  "fairy",
  "bomb",
  "werewolf",
  "juggler",
  "cloud",
];

/** The kind of table for a choice. */
export function quickKind({ game, players: seats }: Omit<QuickChoice, "bots">): TableKind {
  if (game === "extreme") return { game: { game: "extreme" }, seats };
  return { game: { game: "wizard", specials: game === "specials" ? ALL_SPECIALS : [] }, seats };
}

/** The bots of a choice, one for each other seat; null: the usual mixture. */
export function quickBots({ bots, players }: QuickChoice): readonly string[] | null {
  const chosen = bots.slice(0, players - 1);
  return chosen.length < players - 1 ? null : chosen;
}

/** The kind of table for a choice, with its rounds; what these come to is fetched where they were chosen. */
export async function wholeKind(choice: QuickChoice): Promise<TableKind> {
  const kind = quickKind(choice);
  if (kind.game.game === "extreme" || !choice.sizes) return kind;
  const sizes = (await import("../new/sizes.ts")).sizesOf(choice.sizes, choice.players);
  return sizes ? { ...kind, game: { ...kind.game, round_sizes: sizes as [number] } } : kind;
}

/** Begin a game against bots on this device; returns the table's id.  Raises Refused where the rules cannot be fetched. */
export async function playNow(choice: QuickChoice, name: string): Promise<string> {
  const [{ begin }, { portraitFor }] = await Promise.all([import("../../device/games.ts"), import("../../portraits/own.ts")]);
  return begin({ kind: await wholeKind(choice), bots: quickBots(choice), name, portrait: portraitFor(name) });
}
