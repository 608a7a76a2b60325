/**
 * Makes the page's fonts, which lie in web/src/app/fonts: `make fonts`.
 *
 * Fraunces for headings, names and numbers, at one weight; Nunito Sans for text, from regular to bold.  Both
 * come from the registry as they are locked in package-lock.json, and keep the letters of Western Europe, digits and
 * punctuation only; other characters are shown in the reader's own fonts.  The same versions make the same bytes.
 */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const HERE = import.meta.dirname;
const TO = join(HERE, "../../web/src/app/fonts");

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
/** ASCII, Latin-1, and what the page's words use besides. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŠšŽžŸ–—‘’‚“”„•…‹›⁄€−×`;

const FONTS = [
  {
    name: "fraunces",
    file: "fraunces-latin-full-normal.woff2",
    options: { variationAxes: { wght: 640, SOFT: 100, WONK: 0, opsz: 36 }, keepFeatures: ["kern", "mark", "lnum", "tnum"] },
  },
  {
    name: "nunito-sans",
    file: "nunito-sans-latin-wght-normal.woff2",
    options: { variationAxes: { wght: { min: 400, max: 700 } }, keepFeatures: ["kern", "mark", "tnum"] },
  },
];

mkdirSync(TO, { recursive: true });
const made = [];
for (const { name, file, options } of FONTS) {
  const folder = join(HERE, "node_modules/@fontsource-variable", name);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const font = await subsetFont(readFileSync(join(folder, "files", file)), CHARACTERS, { targetFormat: "woff2", noHinting: true, ...options });
  writeFileSync(join(TO, `${name}.woff2`), font);
  const licence = readFileSync(join(folder, "LICENSE"), "utf8").replaceAll("\r\n", "\n").trim();
  writeFileSync(join(TO, `${name}.txt`), `${licence}\n`);
  made.push({ name, version, bytes: font.length, sha256: createHash("sha256").update(font).digest("hex") });
  console.log(`${name} ${version}: ${font.length} bytes`);
}
writeFileSync(join(TO, "fonts.json"), `${JSON.stringify({ characters: CHARACTERS, fonts: made }, null, 2)}\n`);
