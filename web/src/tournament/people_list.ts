/** A list of people as text: typed, or pasted from a spreadsheet. */

/** The longest name, and the most people of a tournament. */
export const LONGEST_NAME = 40;
export const MOST_PEOPLE = 1000;

export interface Entrant {
  name: string;
  group: string | null;
}

const neat = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME).trim();

/** Without the quotes that spreadsheets put around a cell. */
const bare = (cell: string): string => neat(cell.replace(/^\s*"(.*)"\s*$/s, "$1").replace(/""/g, '"'));

/** The people in a text: one a line, with their group behind a tab or semicolon. */
export function peopleIn(text: string): Entrant[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const [name = "", group = ""] = line.split(/[\t;]/).map(bare);
    return name ? [{ name, group: group || null }] : [];
  });
}

/** The names that stand in a list more than once, or are already there. */
export function doubles(added: readonly Entrant[], there: readonly { name: string }[]): string[] {
  const known = new Set(there.map(({ name }) => name.toLocaleLowerCase()));
  const found = new Set<string>();
  for (const { name } of added) {
    if (known.has(name.toLocaleLowerCase())) found.add(name);
    known.add(name.toLocaleLowerCase());
  }
  return [...found];
}
