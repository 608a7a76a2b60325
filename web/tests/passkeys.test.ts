import { expect, test } from "vitest";
import { bytesOf, textOf } from "../src/browser/bytes.ts";
import { deviceName } from "../src/server/passkeys.ts";

test("bytes are written in base64url without padding", () => {
  for (const [bytes, text] of [
    [[251, 255, 254], "-__-"],
    [[1], "AQ"],
    [[], ""],
  ] as const) {
    expect(textOf(Uint8Array.from(bytes).buffer)).toBe(text);
    expect([...bytesOf(text)]).toEqual(bytes);
  }
});

test("a device is named by its system and its browser", () => {
  const named: Record<string, string> = {
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1":
      "iPhone, Safari",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36":
      "Android, Chrome",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0":
      "Windows, Edge",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0": "Mac, Firefox",
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36":
      "ChromeOS, Chrome",
    "something else": "?",
  };
  for (const [agent, name] of Object.entries(named)) expect(deviceName(agent)).toBe(name);
});
