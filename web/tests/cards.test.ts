import { describe, expect, test } from "vitest";
import { fractionOf, isSuit } from "../src/cards/declared.ts";
import { written } from "../src/cards/digits.ts";
import { SHAPES } from "../src/cards/shapes.ts";
import { sunOf } from "../src/cards/sun.ts";

const VALUES = Array.from({ length: 15 }, (_, index) => index + 1);
const PEN = 3;

describe("an index", () => {
  test.each([...VALUES, "W", "F"])("%s fits into the part of a card that shows in a fanned hand", (value) => {
    const { parts, squeeze, middle } = written(value, 21);
    expect(parts).toHaveLength(String(value).length);
    expect((2 * middle + PEN) * squeeze).toBeLessThanOrEqual(21.001);
    expect(squeeze).toBeGreaterThan(0.75); // narrower would not be legible
  });

  test("the digits of a number do not touch", () => {
    const [first, second] = written(13).parts;
    expect(first?.x).toBe(0);
    expect(second?.x).toBeGreaterThan(6.5 + PEN);
  });

  test("every suit has a shape of its own", () => {
    expect(Object.keys(SHAPES)).toEqual(["B", "G", "R", "Y", "P"]);
    expect(new Set(Object.values(SHAPES)).size).toBe(5);
  });
});

describe("the sun over a suit's land", () => {
  test("is higher for a higher card", () => {
    const heights = VALUES.map((value) => sunOf(value).y);
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(new Set(heights).size).toBeGreaterThanOrEqual(13);
  });

  test("stays within the picture", () => {
    for (const { x, y } of VALUES.map(sunOf)) {
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(95);
      expect(y).toBeGreaterThan(14);
    }
  });
});

describe("a declared card", () => {
  test("is a suit, a Wizard or a Fool", () => {
    expect(["B", "G", "R", "Y", "W", "F", null].map(isSuit)).toEqual([true, true, true, true, false, false, false]);
  });

  test("the Juggler is a 7½ and the Cloud a 9¾ (S6, S7)", () => {
    expect(fractionOf("juggler")).toBe("7½");
    expect(fractionOf("cloud")).toBe("9¾");
    expect(fractionOf("dragon")).toBe("");
  });
});
