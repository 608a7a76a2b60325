/** The fold against the server's own views; tests/web/test_fold.py plays the games and says where they are. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bestSeat } from "../src/board/best.ts";
import { contenders } from "../src/board/contenders.ts";
import { foldAction, foldEvent, settled } from "../src/lines/fold_table.ts";
import type { Line, TableView } from "../src/protocol/types.ts";

interface Story {
  kind: string;
  begin: TableView;
  steps: { line: Line; table: Partial<TableView>; game: object }[];
}

/** What lines do not contain: the reader's question, who is connected, the time, and the shuffle's secret. */
const TOLD_OTHERWISE = { legal: [], claim: false, present: [], watchers: 0, now: 0, secret: null };

/** The table after a whole line. */
function foldLine(view: TableView, line: Line): TableView {
  const folded = line.events.reduce((seen, event) => foldEvent(seen, event, line.phase), foldAction(view, line.action));
  return settled(folded, line);
}

/** A view without what the fold remembers for itself. */
function shown(view: TableView): TableView {
  const { unsure: _, ...game } = { ...view.game } as Record<string, unknown>;
  return { ...view, game: game as unknown as TableView["game"] };
}

/** The seat that gets a complete trick, as the server says, and as the page would say before: null, if nobody does. */
function winners(view: TableView, line: Line): (number | null)[] {
  const taken = line.events.find((event) => event.event === "trick-taken" || event.event === "trick-bombed");
  if (!taken || !view.game) return [null, null];
  const trick = taken.plays.map((play, place): [number, string] => [(taken.leader + place) % view.seats.length, play]);
  return [taken.event === "trick-taken" ? taken.seat : null, bestSeat({ ...view.game, trick }, view.kind.game)];
}

const path = process.env["FORETELL_LINES"];
const stories = path ? readFileSync(path, "utf8").trim().split("\n") : [];

test.runIf(!path)("without stories there is nothing to compare", () => expect(stories).toEqual([]));

test.skipIf(!path).each(stories.map((text) => JSON.parse(text) as Story))("$kind seen from seat $begin.you", (story) => {
  let view: TableView = { ...story.begin, ...TOLD_OTHERWISE };
  let expected = view;
  let beforeMove = view;
  /** Who could still win, after each line of the last round, and how many such lines there were before the latest move. */
  let [named, before]: [number[][], number] = [[], 0];
  for (const { line, table, game } of story.steps) {
    if (line.action.action === "moved") [beforeMove, before] = [view, named.length];
    if (line.action.action === "undone") named = named.slice(0, before);
    const [winner, best] = winners(view, line);
    expect(best, `the trick of line ${line.seq}`).toBe(winner);
    view = foldLine(line.action.action === "undone" ? { ...view, game: beforeMove.game, last_trick: beforeMove.last_trick } : view, line);
    expected = { ...expected, ...table, ...TOLD_OTHERWISE, game: { ...expected.game, ...game } as TableView["game"] };
    expect(shown(view), `after line ${line.seq}, ${line.action.action} ${JSON.stringify(line.events)}`).toEqual(expected);
    const able = contenders(view);
    if (able) named.push(able);
    for (const event of line.events)
      if (event.event === "game-over") for (const seats of named) expect(seats).toEqual(expect.arrayContaining(event.winners));
  }
  expect(story.steps.length).toBeGreaterThan(0);
});
