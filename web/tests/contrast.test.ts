import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FELTS } from "../src/settings/looks.ts";
import { apart, contrast, resolved, type Tokens } from "./colours.ts";

const TOKENS = readFileSync(join(import.meta.dirname, "../src/app/tokens.css"), "utf8");
const SUITS = ["B", "G", "R", "Y", "P"];

/** The tokens that the CSS rule with this selector sets. */
function block(selector: string): Tokens {
  const start = TOKENS.indexOf(`\n${selector} {`);
  expect(start, selector).toBeGreaterThanOrEqual(0);
  const body = TOKENS.slice(start, TOKENS.indexOf("\n}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map((found) => [found[1] ?? "", found[2] ?? ""]));
}

/** The tokens in a light or a dark room. */
const inRoom = (tokens: Tokens, room: "light" | "dark"): Tokens =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => {
      const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
      return [name, both?.[room === "light" ? 1 : 2] ?? value];
    }),
  );

const [dark, light] = [inRoom(block(":root"), "dark"), inRoom(block(":root"), "light")];
const strong = block(":root.strong-suits");

const felts = FELTS.map((felt): [string, Tokens] => [felt, block(`[data-felt="${felt}"]`)]);
const green = block('[data-felt="green"]');

const THEMES: [string, Tokens][] = [
  ...felts.map(([felt, tokens]): [string, Tokens] => [`dark, ${felt} felt`, { ...dark, ...tokens }]),
  ["light", { ...light, ...green }],
  ["dark, strong suits", { ...dark, ...strong, ...green }],
  ["light, strong suits", { ...light, ...strong, ...green }],
];

/** Text colours, and their backgrounds. */
const PAIRS: [string, string[]][] = [
  ["text", ["room", "room-2", "panel", "panel-2"]],
  ["text-dim", ["room", "room-2", "panel", "panel-2"]],
  ["link", ["room", "room-2", "panel", "panel-2"]],
  ["good", ["room", "room-2", "panel", "panel-2"]],
  ["bad", ["room", "room-2", "panel", "panel-2"]],
  ["accent-ink", ["accent"]],
  ["felt-text", ["felt", "felt-light", "felt-dark"]],
  ["felt-dim", ["felt", "felt-dark"]],
  ["gold", ["felt", "felt-dark"]],
  ["gold-ink", ["gold"]],
  ["ink", ["paper"]],
  ...["dim", "pen", "good", "bad", "gold", "focus"].map((ink): [string, string[]] => [`paper-${ink}`, ["paper", "paper-lit"]]),
  ["index-W", ["paper"]],
  ["index-F", ["paper"]],
  ["on-white", ["seal-white"]],
  ["on-black", ["seal-black"]],
  ...SUITS.flatMap((suit): [string, string[]][] => [
    [`suit-${suit}`, ["paper"]],
    [`on-${suit}`, [`seal-${suit}`]],
  ]),
];

describe.each(THEMES)("%s", (_, tokens) => {
  test.each(PAIRS)("%s can be read on %j", (ink, grounds) => {
    for (const ground of grounds) expect(contrast(resolved(tokens, ink), resolved(tokens, ground)), ground).toBeGreaterThanOrEqual(4.5);
  });

  test("gold and the edges of plates stand out on the felt", () => {
    for (const ground of ["felt", "felt-light", "felt-dark"])
      expect(contrast(resolved(tokens, "gold"), resolved(tokens, ground)), ground).toBeGreaterThanOrEqual(3);
  });

  test("the focus ring is visible everywhere", () => {
    for (const ground of ["room", "room-2", "panel", "panel-2"])
      expect(contrast(resolved(tokens, "focus"), resolved(tokens, ground))).toBeGreaterThanOrEqual(3);
  });
});

test("the light theme has colours of its own", () => {
  const own = Object.keys(light).filter((name) => light[name] !== dark[name]);
  expect(own.length).toBeGreaterThan(13);
});

test("in strong colours the index is legible on the tab in its suit's colour", () => {
  const tokens = { ...dark, ...strong };
  for (const suit of SUITS)
    expect(contrast(resolved(tokens, `index-${suit}`), resolved(tokens, `tab-${suit}`)), suit).toBeGreaterThanOrEqual(4.5);
});

test("strong colours are distinct for every kind of colour vision, and more so than the usual ones", () => {
  const colours = (tokens: Tokens) => SUITS.map((suit) => resolved(tokens, `art-${suit}`));
  expect(apart(colours({ ...dark, ...strong }))).toBeGreaterThanOrEqual(0.18);
  expect(apart(colours(dark))).toBeGreaterThanOrEqual(0.05);
});
