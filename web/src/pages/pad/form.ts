/** The form for a new game: its values, its conflicts, and the entries that it creates. */

import { sizesIn, sizesOf, usualSizes, type Sizes } from "../../newgame/sizes.ts";
import { playersAllowed } from "../../pad/limits.ts";
import type { Entry, ExtremeOptions, GameName, PadDocument, State, WizardOptions } from "../../pad/model.ts";
import { RULES } from "../../pad/rules.ts";
import { counting } from "../../pad/undo.ts";
import { newDocument, newEntry } from "../../pad/writing.ts";

export interface Form {
  game: GameName;
  /** Names, clockwise. */
  players: string[];
  /** The index of the first dealer in the list. */
  dealer: number;
  options: { wizard: WizardOptions; extreme: ExtremeOptions };
  /** V7: the round sizes in Wizard. */
  sizes: Sizes;
}

export const MOST_PLAYERS = RULES.kinds.most_players;

const defaults = (): Form["options"] => ({
  wizard: { ...RULES.options.defaults.wizard } as WizardOptions,
  extreme: { ...RULES.options.defaults.extreme } as ExtremeOptions,
});

export const newForm = (): Form => ({ game: "wizard", players: [], dealer: 0, options: defaults(), sizes: usualSizes() });

/** A form based on an earlier game with these entries; the player to the left of its first dealer deals first. */
export function formLike(state: State, entries: readonly Entry[]): Form {
  const seated = state.players.filter(({ left }) => left === null);
  const players = seated.map(({ name }) => name);
  const first = seated.findIndex(({ id }) => id === state.rounds[0]?.dealer);
  const dealer = (first + 1) % Math.max(players.length, 1);
  const own = { ...state.options, rounds: null };
  return { game: state.game, players, dealer, options: { ...defaults(), [state.game]: own }, sizes: hasAgreed(entries) ? sizesLike(state) : usualSizes() };
}

/** Whether players agreed on a number of rounds before they began; after that they may only have ended the game early. */
function hasAgreed(entries: readonly Entry[]): boolean {
  const begun = entries.findIndex((entry) => entry.do === "bid");
  const before = counting(begun < 0 ? entries : entries.slice(0, begun));
  return before.some((entry) => entry.do === "options" && typeof entry.set.rounds === "number");
}

/** The round sizes of an earlier game if players had agreed on them: then its number of rounds is written down too. */
function sizesLike(state: State): Sizes {
  const agreed = state.game === "wizard" && state.options.rounds !== null;
  const own = agreed ? state.rounds.slice(0, state.options.rounds ?? 0).flatMap((round) => ("cards" in round ? [round.cards] : [])) : [];
  return own.length === state.options.rounds && own.every((size) => size >= 1) ? sizesIn(own, state.players.length) : usualSizes();
}

/** The list with one player moved, and the dealer's new index. */
export function moved(players: readonly string[], dealer: number, from: number, to: number): [string[], number] {
  const order = [...players.keys()].filter((place) => place !== from);
  order.splice(to, 0, from);
  return [order.flatMap((place) => players[place] ?? []), Math.max(0, order.indexOf(dealer))];
}

/** The id of the sentence for what is wrong with such a table; null if the rules allow it, or nobody has joined. */
export function hindrance({ game, players, options }: Form): "web-pad-first" | "web-pad-few" | "web-pad-many" | null {
  const [fewest, most] = playersAllowed(game, game === "wizard" ? options.wizard.mode : "standard");
  if (players.length < fewest) return players.length ? "web-pad-few" : "web-pad-first";
  return players.length > most ? "web-pad-many" : null;
}

/** The options that differ from the defaults. */
function chosen({ game, options }: Form): Partial<WizardOptions> | Partial<ExtremeOptions> {
  const usual: Record<string, unknown> = RULES.options.defaults[game];
  const differs = ([key, value]: [string, unknown]): boolean => JSON.stringify(value) !== JSON.stringify(usual[key]);
  return Object.fromEntries(Object.entries(options[game]).filter(differs));
}

/** V7: the round sizes; null: as in the rules. */
function agreedSizes({ game, options, sizes, players }: Form): number[] | null {
  return game === "wizard" && options.wizard.mode === "standard" ? sizesOf(sizes, players.length) : null;
}

/** The pad of a new game, and its first entries. */
export function entriesOf(form: Form): [PadDocument, Entry[]] {
  const sizes = agreedSizes(form);
  const set = { ...chosen(form), ...(sizes && { rounds: sizes.length }) };
  const joins = form.players.map((name) => newEntry("join", { name, round: 1, start: 0 }));
  const dealer = joins[form.dealer];
  return [
    newDocument(form.game),
    [
      ...(Object.keys(set).length ? [newEntry("options", { set })] : []),
      ...joins,
      ...(dealer && form.dealer > 0 ? [newEntry("dealer", { round: 1, player: dealer.id })] : []),
      ...(sizes ?? []).flatMap((cards, place) => (cards === place + 1 ? [] : [newEntry("cards", { round: place + 1, cards })])),
    ],
  ];
}
