import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { FIRST, LANGUAGES as NAMES, REST } from "virtual:words";

/** The codes of the languages in `locales/` at build time, English first. */
export const LANGUAGES: readonly string[] = Object.keys(NAMES);
export type Language = string;
export type Values = Record<string, FluentVariable>;

type Texts = typeof FIRST;

/** A language's name in that language. */
export const nameOfLanguage = (language: Language): string => NAMES[language] ?? language;

/** A negative number, with a real minus sign. */
class Below extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

const withMinus = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "number" && value < 0 ? new Below(value) : value]),
  );

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

  #isWhole = false;

  /** Fetch the texts of the first page, then show them. */
  start(language: Language): Promise<void> {
    return this.#show(language, [FIRST]);
  }

  /** Fetch all texts of a language, then show them. */
  async load(language: Language): Promise<void> {
    await this.#show(language, [FIRST, REST]);
    this.#isWhole = true;
  }

  /** Fetch all texts of the current language. */
  async whole(): Promise<void> {
    if (!this.#isWhole) await this.load(this.language);
  }

  async #show(language: Language, parts: Texts[]): Promise<void> {
    const texts = await Promise.all(parts.map((part) => part[language]?.() ?? { default: "" }));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const { default: text } of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
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
    return pattern ? this.#bundle.formatPattern(pattern, values ? withMinus(values) : null, []) : id;
  }
}

export const words = new Words();

/** The message in the reader's language. */
export const t = (id: string, values?: Values): string => words.say(id, values);
