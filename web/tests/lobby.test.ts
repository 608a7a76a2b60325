/** The table before the game: positions, the QR code, and values for the shuffle. */

import { encode } from "uqr";
import { expect, test } from "vitest";
import { isLoopback } from "../src/browser/loopback.ts";
import { pathOf, qr } from "../src/browser/qr.ts";
import { places } from "../src/pages/table/lobby/places.ts";
import { isWord, shortened } from "../src/pages/table/lobby/values.ts";

test("the reader is at the bottom, the next seat on the left, and so on clockwise", () => {
  expect(places(4, 2)).toEqual([
    { seat: 0, x: 50, y: 0 },
    { seat: 1, x: 100, y: 50 },
    { seat: 2, x: 50, y: 100 },
    { seat: 3, x: 0, y: 50 },
  ]);
});

test("no two seats have the same position", () => {
  for (const seats of [3, 4, 5, 6]) expect(new Set(places(seats, 0).map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
});

test("dark modules in a row are one stroke", () => {
  expect(pathOf([[true, true, false, true], [false, false, false, false], [false, true, false, false]])).toBe(
    "M0 0h2v1h-2zM3 0h1v1h-1zM1 2h1v1h-1z",
  );
});

test("the path has every dark module of the code", async () => {
  const text = "https://foretell.example/table/FxSZ1LG5vH9bSanF_PbKnQ";
  const { data, size } = encode(text, { border: 2 });
  const code = await qr(text);
  const lengths = [...code.path.matchAll(/h(\d+)v1/g)].map((run) => Number(run[1]));
  expect(code.size).toBe(size);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(data.flat().filter(Boolean).length);
});

test("a word for the shuffle has 1 to 47 printable ASCII characters, which leaves room for random letters", () => {
  expect(["a", "Ada's line", "~".repeat(47)].every(isWord)).toBe(true);
  expect(["", "é", "a\nb", "~".repeat(48), "🂡"].some(isWord)).toBe(false);
});

test("a commitment is shortened to its start", () => {
  expect(shortened("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd")).toBe("630dcd29…10dd");
});

test("a link to the local computer is recognised", () => {
  for (const host of ["localhost", "foretell.localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) expect(isLoopback(host)).toBe(true);
  for (const host of ["192.168.1.5", "foretell.example", "localhost.example", "[fe80::1]"]) expect(isLoopback(host)).toBe(false);
});
