/** The notices of the third-party code in the built page. */

import { expect, test } from "vitest";
import { fonts, toolsIn, written } from "../build/licenses.ts";

test("every package has a notice: its own, or the standard text", () => {
  const text = written("MIT of ours\n", [
    { name: "one", version: "1.0", identifier: "MIT", text: "Copyright One" },
    { name: "two", version: "2.0", identifier: "Apache-2.0" },
  ]);
  for (const part of ["MIT of ours", "one 1.0 (MIT)\n\nCopyright One", "two 2.0 (Apache-2.0)\n\nApache License"]) {
    expect(text.replaceAll(/\n +/g, "\n")).toContain(part);
  }
});

test.each([
  { name: "three", version: "3.0", identifier: "MIT" },
  { name: "three", version: "3.0" },
])("a package without a notice ends the build: %o", (entry) => {
  expect(() => written("ours", [entry])).toThrowError("three");
});

test("modules of build tools are attributed to them; an unknown one stops the build", () => {
  const modules = ["/web/src/app/main.ts", "\0virtual:words/de/first", "\0vite/preload-helper.js", "\0rolldown/runtime.js", "\0vite/x.js"];
  expect(toolsIn(modules)).toEqual(["rolldown", "vite"]);
  expect(() => toolsIn(["\0another/helper.js"])).toThrowError("another/helper.js");
});

test("the fonts come with their licence", () => {
  expect(fonts().map(({ name }) => name)).toEqual(["fraunces", "nunito-sans"]);
  for (const { text } of fonts()) expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1");
});
