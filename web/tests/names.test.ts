/** Lists of players. */

import { beforeAll, expect, test, vi } from "vitest";
import type { TableView } from "../src/protocol/types.ts";
import { seatsListed } from "../src/words/names.ts";
import { words } from "../src/words/words.svelte.ts";

vi.stubGlobal("document", { documentElement: {} });
beforeAll(() => words.load("en"));

test("a list of players begins with the reader", () => {
  const view = { you: 2, seats: [{ name: "Ada" }, { name: "Otto" }, { name: "Mira" }] } as unknown as TableView;
  expect(seatsListed(view, [0, 1, 2])).toBe("You, Ada and Otto");
  expect(seatsListed(view, [1, 0])).toBe("Otto and Ada");
});
