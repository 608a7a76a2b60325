import { keep, kept } from "../browser/storage.ts";
import { LANGUAGES, preferred } from "../words/words.svelte.ts";
import { BACKS, DECKS, FELTS, type Back, type Deck, type Felt } from "./looks.ts";

const KEY = "foretell-settings";

export type Theme = "system" | "light" | "dark";
export type Pace = "slow" | "normal" | "fast" | "instant";
/** The order of a hand: by suit, by suit with trump last, or by value. */
export type HandOrder = "suits" | "trump" | "values";

/** The settings at first. */
const defaults = () => ({
  language: preferred(),
  theme: "system" as Theme,
  /** The portrait that the reader chose; empty: one derived from their name. */
  portrait: "",
  deck: "pictures" as Deck,
  back: "stars" as Back,
  felt: "green" as Felt,
  /** Strong suit colours that colour-blind readers can tell apart, instead of the usual ones. */
  contrast: false,
  sounds: true,
  /** The first tap on a card only selects it; a second one plays it. */
  confirm: false,
  /** A tap on a number bids it, without confirmation. */
  quickBid: false,
  order: "suits" as HandOrder,
  /** The only legal card is played automatically. */
  autoplay: false,
  /** Single keys are shortcuts at the table. */
  shortcuts: true,
  pace: "normal" as Pace,
  /** The bots of the cast say something now and then. */
  talk: true,
  /** In games on this device a bot moves only when the reader lets it. */
  botsWait: false,
  /** Notify the reader when it is their turn and the page is in the background. */
  notify: false,
  vibrate: true,
});

/** The reader's settings, stored in their browser. */
type Choices = ReturnType<typeof defaults>;

/** The stored settings; values of the wrong type are ignored. */
function chosen(): Choices {
  const choices = defaults();
  const found = (kept(KEY) ?? {}) as Record<string, unknown>;
  for (const name of Object.keys(choices) as (keyof Choices)[])
    if (typeof found[name] === typeof choices[name]) Object.assign(choices, { [name]: found[name] });
  choices.back = BACKS.find((back) => back === choices.back) ?? "stars";
  choices.felt = FELTS.find((felt) => felt === choices.felt) ?? "green";
  choices.deck = DECKS.find((deck) => deck === choices.deck) ?? "pictures";
  if (found["large"] === true && found["deck"] === undefined) choices.deck = "plain"; // its name on earlier pages
  if (!LANGUAGES.includes(choices.language)) choices.language = preferred();
  return choices;
}

export const settings: Choices = $state(chosen());

/** Apply the settings, store changes made here, and follow those of other windows; call it once. */
export function keepSettings(): void {
  let known = JSON.stringify(settings);
  addEventListener("storage", () => Object.assign(settings, chosen()));
  $effect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = settings.theme;
    root.dataset["felt"] = settings.felt;
    root.classList.toggle("strong-suits", settings.contrast);
    const now = JSON.stringify(settings);
    if (now !== known) keep(KEY, settings);
    known = now;
  });
}
