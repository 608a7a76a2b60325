/** The page's own fonts: as they were made, light, and with every letter of the page's languages. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FONTS = join(import.meta.dirname, "../src/app/fonts");
const LOCALES = join(import.meta.dirname, "../../locales");
const MOST_BYTES = 60_000;

interface Made {
  characters: string;
  fonts: { name: string; bytes: number; sha256: string }[];
}
const { characters, fonts } = JSON.parse(readFileSync(join(FONTS, "fonts.json"), "utf8")) as Made;

test("the files are those that scripts/fonts has made, and light", () => {
  const files = readdirSync(FONTS).filter((file) => file.endsWith(".woff2"));
  expect(files.sort()).toEqual(fonts.map(({ name }) => `${name}.woff2`).sort());
  for (const { name, sha256, bytes } of fonts) {
    const data = readFileSync(join(FONTS, `${name}.woff2`));
    expect([data.length, createHash("sha256").update(data).digest("hex")]).toEqual([bytes, sha256]);
  }
  expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

test.each(readdirSync(LOCALES))("they have every letter, digit and mark of punctuation of the words in %s", (language) => {
  const folder = join(LOCALES, language);
  const words = readdirSync(folder).filter((file) => file.startsWith("web-")).map((file) => readFileSync(join(folder, file), "utf8"));
  const missing = new Set(words.join("").match(/[\p{L}\p{N}\p{P}]/gu)?.filter((letter) => !characters.includes(letter)));
  expect([...missing]).toEqual([]);
});
