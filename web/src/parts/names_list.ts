/** A list of people as text: typed, or pasted from a spreadsheet. */

/** The longest name. */
export const LONGEST_NAME = 40;

export interface Entrant {
  name: string;
  group: string | null;
}

const neat = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME).trim();

/** Without the quotes that spreadsheets put around a cell. */
const bare = (cell: string): string => neat(cell.replace(/^\s*"(.*)"\s*$/s, "$1").replace(/""/g, '"'));

/** The people in a text: one a line, with their group after a tab or semicolon. */
export function peopleIn(text: string): Entrant[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const [name = "", group = ""] = line.split(/[\t;]/).map(bare);
    return name ? [{ name, group: group || null }] : [];
  });
}

/** People as a text, with another text below them. */
export const listed = (people: readonly Entrant[], below: string): string =>
  [...people.map(({ name, group }) => (group === null ? name : `${name}\t${group}`)), ...(below ? [below] : [])].join("\n");

/** A list without known and repeated names, and those names. */
export function withoutDoubles(list: readonly Entrant[], there: readonly { name: string }[]): { fresh: Entrant[]; doubles: string[] } {
  const known = new Set(there.map(({ name }) => name.toLowerCase()));
  const fresh: Entrant[] = [];
  const doubles = new Set<string>();
  for (const one of list) {
    if (known.has(one.name.toLowerCase())) doubles.add(one.name);
    else fresh.push(one);
    known.add(one.name.toLowerCase());
  }
  return { fresh, doubles: [...doubles] };
}
