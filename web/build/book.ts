import MarkdownIt from "markdown-it";

type Token = ReturnType<typeof reader.parse>[number];

/** A rule: its number, its title and its text as HTML. */
export interface Rule {
  number: string;
  title: string;
  html: string;
}

/** A chapter: its letter, its title, the text before its first rule, and its rules. */
export interface Chapter {
  letter: string;
  title: string;
  html: string;
  rules: Rule[];
}

export interface Book {
  title: string;
  html: string;
  chapters: Chapter[];
}

const CHAPTER = /^([A-Z])\. (.+)$/;
const RULE = /^([A-Z]\d+) (.+)$/;
const NUMBER = /\b([ASVB]\d{1,2})\b/g;

const reader = new MarkdownIt({ html: false, typographer: false });
reader.renderer.rules["table_open"] = () => '<div class="table"><table>';
reader.renderer.rules["table_close"] = () => "</table></div>";

/** Parse the rule book: split it at its headings. */
export function bookOf(markdown: string): Book {
  const book: Book = { title: "", html: "", chapters: [] };
  for (const [heading, level, tokens] of parts(reader.parse(markdown, {}))) {
    const html = rendered(tokens);
    const chapter = book.chapters.at(-1);
    const [, letter = "", ofChapter = heading] = CHAPTER.exec(heading) ?? [];
    const [, number = "", ofRule = heading] = RULE.exec(heading) ?? [];
    if (level === "h1") Object.assign(book, { title: heading, html });
    else if (level === "h2") book.chapters.push({ letter, title: ofChapter, html, rules: [] });
    else chapter?.rules.push({ number, title: ofRule, html });
  }
  return book;
}

/** Every heading with its level and the text below it. */
function parts(tokens: Token[]): [string, string, Token[]][] {
  const found: [string, string, Token[]][] = [];
  tokens.forEach((token, index) => {
    if (token.type === "heading_open") found.push([tokens[index + 1]?.content ?? "", token.tag, []]);
    else if (tokens[index - 1]?.type !== "heading_open" && token.type !== "heading_close") found.at(-1)?.[2].push(token);
  });
  return found;
}

/** Render as HTML: rule numbers become links, and examples and our own decisions are marked. */
function rendered(tokens: Token[]): string {
  tokens.forEach((token, index) => {
    const words = tokens[index + 1]?.children;
    if (token.type !== "paragraph_open" || words?.[0]?.type !== "em_open") return;
    // paragraphs in italics begin with "Example:" (one word) or "Our decision:" (two)
    if (words[1]?.content.endsWith(":")) token.attrSet("class", words[1].content.includes(" ") ? "decision" : "example");
  });
  return reader.renderer.render(tokens, reader.options, {}).replaceAll("<th></th>", "<td></td>").replace(NUMBER, '<a href="#$1">$1</a>');
}
