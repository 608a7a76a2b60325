/** Lists of players, and the names of cards in the cases of a language. */

import { beforeAll, expect, test, vi } from "vitest";
import type { TableView } from "../src/protocol/types.ts";
import { playName, seatsListed } from "../src/words/names.ts";
import { words } from "../src/words/words.svelte.ts";

vi.stubGlobal("document", { documentElement: {} });
beforeAll(() => words.load("en"));

test("a list of players begins with the reader", () => {
  const view = { you: 2, seats: [{ name: "Ada" }, { name: "Otto" }, { name: "Mira" }] } as unknown as TableView;
  expect(seatsListed(view, [0, 1, 2])).toBe("You, Ada and Otto");
  expect(seatsListed(view, [1, 0])).toBe("Otto and Ada");
});

test("a card is named by itself, or as the object of a sentence", async () => {
  await words.load("de");
  expect(playName("shapeshifter:F")).toBe("Gestaltenwandler als Narr");
  expect(playName("shapeshifter:F", ".object")).toBe("den Gestaltenwandler als Narren");
});
