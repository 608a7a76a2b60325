/** People in long lists. */

type People = readonly { readonly id: string; readonly name: string }[];
const known = new WeakMap<People, ReadonlyMap<string, string>>();

/** The name of somebody in a list, which must not change; undefined: they are not in it. */
export function nameAt(people: People, id: string): string | undefined {
  let names = known.get(people);
  if (names === undefined) known.set(people, (names = new Map(people.map((one) => [one.id, one.name]))));
  return names.get(id);
}
