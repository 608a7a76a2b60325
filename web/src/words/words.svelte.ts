import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { FIRST, LANGUAGES as NAMES, REST, TABLE } from "virtual:words";

/** The codes of the languages in `locales/` at build time, English first. */
export const LANGUAGES: readonly string[] = Object.keys(NAMES);
export type Language = string;
export type Values = Record<string, FluentVariable>;

/** The parts of the texts, in the order in which they are fetched: those of the first page, of a table, of other pages. */
const PARTS = [FIRST, TABLE, REST];
const [FIRST_PAGE, TABLES, ALL] = [1, 2, 3];

/** A language's name in that language. */
export const nameOfLanguage = (language: Language): string => NAMES[language] ?? language;

/** The smallest number whose digits are grouped, in all languages. */
const GROUPED = 1000;

/** A number with a real minus sign.  A browser's first `Intl.NumberFormat` costs a tenth of the first page's time. */
class Shown extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < GROUPED;
    return (isPlain ? String(this.value) : super.toString(...scope)).replace("-", "−");
  }
}

const shown = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new Shown(value) : value]));

/** The first of the reader's languages that the page has. */
export function preferred(wishes: readonly string[] = navigator.languages): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

/** All texts of `locales/` in one language at a time; the page updates when it changes. */
class Words {
  language = $state.raw<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));

  /** How many parts are shown. */
  #shown = 0;

  /** Fetch the texts of the first page, then show them. */
  start(language: Language): Promise<void> {
    return this.#show(language, FIRST_PAGE);
  }

  /** Fetch all texts of a language, then show them. */
  load(language: Language): Promise<void> {
    return this.#show(language, ALL);
  }

  /** Fetch the texts of a table in the current language, too. */
  async forTable(): Promise<void> {
    if (this.#shown < TABLES) await this.#show(this.language, TABLES);
  }

  /** Fetch all texts of the current language. */
  async whole(): Promise<void> {
    if (this.#shown < ALL) await this.load(this.language);
  }

  async #show(language: Language, many: number): Promise<void> {
    const texts = await Promise.all(PARTS.slice(0, many).map((part) => part[language]?.() ?? { default: "" }));
    if (language === this.language && many < this.#shown) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const { default: text } of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.#shown = many;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id.split(".")[0] ?? id);
  }

  /** The message (`card-W`) or its attribute (`card-W.object`); the id if there is none. */
  say(id: string, values?: Values): string {
    const [name = id, attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? this.#bundle.formatPattern(pattern, values ? shown(values) : null, []) : id;
  }
}

export const words = new Words();

/** The message in the reader's language. */
export const t = (id: string, values?: Values): string => words.say(id, values);
