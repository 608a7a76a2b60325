/** What a table teaches, each in a sentence when it first matters: the first game its rules, any game its special cards. */

import { keep, kept } from "../../browser/storage.ts";
import { readPlay, SPECIALS, type Special } from "../../protocol/notation.ts";
import type { ExtremeView, TableView, WizardView } from "../../protocol/types.ts";
import { asked, followed, type Question } from "../../questions/question.ts";

const RULES = ["bid", "points", "exact", "follow", "trump", "rare"] as const;
const SEALS = ["seals", "left", "empty", "red", "back"] as const;
/** In this order if several matter at once. */
export const TIPS = [...SPECIALS, ...RULES, ...SEALS] as const;
export type Tip = (typeof TIPS)[number];
/** Whether each tip matters now. */
type Matters = Readonly<Partial<Record<Tip, boolean>>>;
const KEY = "foretell-taught";

/** The tips that the reader has had. */
export function taught(): Tip[] {
  const had = kept(KEY);
  return TIPS.filter((tip) => Array.isArray(had) && had.includes(tip));
}

/** Keep which tips the reader has had. */
export const keepTaught = (had: readonly Tip[]): void => keep(KEY, had);

/** Whether a tip explains a special card. */
export const isSpecial = (tip: Tip): tip is Special => SPECIALS.some((special) => special === tip);

/** The tip that matters at a question with these answers; null: nothing that the reader has not had, or needs. */
export function tipFor({ game, you }: TableView, legal: readonly string[], had: readonly Tip[], isFirst: boolean): Tip | null {
  if (!game || you === null) return null;
  const question = asked(legal);
  const hand = game.known_cards[you] ?? [];
  const follow = followed(legal, hand, game.led) !== null;
  const matters: Matters = { follow, ...(game.game === "wizard" ? ofWizard(game, you, question, hand) : ofExtreme(game, you, question)) };
  return TIPS.find((tip) => matters[tip] && !had.includes(tip) && (isFirst || isSpecial(tip))) ?? null;
}

function ofWizard(game: WizardView, you: number, question: Question | null, hand: readonly string[]): Matters {
  const seen = [...hand, ...game.trick.map(([, play]) => readPlay(play).card)];
  const specials = SPECIALS.map((card) => [card, card === "werewolf" ? game.werewolf !== null : seen.includes(card)]);
  const isBid = question === "bid";
  const isPlay = question === "play";
  return {
    ...(Object.fromEntries(specials) as Matters),
    bid: isBid,
    points: isBid && game.round > 1,
    exact: isPlay && game.cloud !== you && game.bids[you] === game.tricks[you],
    trump: isPlay && game.trump !== null && seen.some((card) => card.startsWith(game.trump ?? " ")),
    rare: isPlay && hand.some((card) => card === "W" || card === "F"),
  };
}

function ofExtreme(game: ExtremeView, you: number, question: Question | null): Matters {
  const held = Object.entries(game.seals[you] ?? {}).some(([kind, count]) => kind !== "black" && count > 0);
  return {
    seals: question === "predict",
    left: question === "predict" && game.round > 1,
    empty: question === "play" && !held && game.magician !== you,
    red: question === "play",
    back: question === "return",
  };
}
