/** Numbers within sentences look as the language has them, and small ones are there at once. */

import { FluentBundle } from "@fluent/bundle";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { LANGUAGES, t, words } from "../src/words/words.svelte.ts";

vi.stubGlobal("document", { documentElement: {} });

const GROUPED = 1000;

describe.each(LANGUAGES)("%s", (language) => {
  beforeAll(() => words.load(language));

  test("whole numbers below a thousand need no `Intl.NumberFormat`, with which a browser starts slowly", () => {
    const formats = vi.spyOn(Intl, "NumberFormat");
    const said = [1 - GROUPED, -1, 0, 1, 2, GROUPED - 1].map((least) => t("web-number", { least, most: least }));
    expect(formats).not.toHaveBeenCalled();
    formats.mockRestore();
    expect(said.map((text) => text.match(/−?\d+/g))).toEqual(["−999", "−1", "0", "1", "2", "999"].map((text) => [text, text]));
  });

  test("all numbers look as `Intl.NumberFormat` writes them, with a real minus sign", () => {
    const bundle = new FluentBundle(language);
    for (const number of [...Array(2 * GROUPED).keys()].map((n) => n - GROUPED).concat(1234567, -1234567)) {
      const plain = new Intl.NumberFormat(bundle.locales).format(number).replace("-", "−");
      expect(t("web-number", { least: number, most: number })).toContain(plain);
    }
    expect(t("web-number", { least: -0.5, most: 2.5 })).toMatch(language === "en" ? /−0\.5.*2\.5/ : /−0,5.*2,5/);
  });
});
