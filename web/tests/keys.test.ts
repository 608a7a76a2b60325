import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
});

const { keyboard, keyName } = await import("../src/questions/keys.ts");

test("the latest binding of a key goes first, and can pass it on", () => {
  const done: string[] = [];
  const first = keyboard.bind({ b: () => void done.push("first"), x: () => false });
  const second = keyboard.bind({ b: () => (done.push("second"), false) });
  expect(keyboard.press("B")).toBe(true);
  expect(done).toEqual(["second", "first"]);
  second();
  expect(keyboard.press("b")).toBe(true);
  expect(done).toEqual(["second", "first", "first"]);
  expect(keyboard.press("x")).toBe(false);
  first();
  expect(keyboard.press("b")).toBe(false);
});

test("a higher level goes first, in whichever order they were bound", () => {
  const done: string[] = [];
  const off = [
    keyboard.bind({ Escape: () => void done.push("high") }, 1),
    keyboard.bind({ Escape: () => void done.push("plain") }),
    keyboard.bind({ Escape: () => void done.push("low") }, -1),
  ];
  keyboard.press("Escape");
  off[0]?.();
  keyboard.press("Escape");
  expect(done).toEqual(["high", "plain"]);
  for (const unbind of off) unbind();
});

test("single letters can be switched off, other keys not", () => {
  const done: string[] = [];
  const off = keyboard.bind({ b: () => void done.push("b"), " ": () => void done.push("space"), Enter: () => void done.push("enter") });
  keyboard.letters = false;
  for (const key of ["b", " ", "Enter"]) keyboard.press(key);
  keyboard.letters = true;
  off();
  expect(done).toEqual(["space", "enter"]);
});

test("keys have names", () => {
  expect(keyName("B")).toBe("b");
  expect(keyName("ArrowLeft")).toBe("ArrowLeft");
});
