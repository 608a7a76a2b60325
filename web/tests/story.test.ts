/** Every event and every action has a sentence in every language, for the player concerned and for the others. */

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Action, Event } from "../src/lines/fold_game.ts";
import { actionStory, story } from "../src/lines/story.ts";
import type { TableView } from "../src/protocol/types.ts";
import { LANGUAGES, words } from "../src/words/words.svelte.ts";

const seats = ["Mira", "Tobias", "Lotte"].map((name) => ({ name }));
const wizard = { game: "wizard", round: 2, rounds: 20, bids: [1, null, 0], tricks: [1, 0, 1] };
const VIEW = { table: "t", seats, you: 0, game: wizard } as unknown as TableView;
const EXTREME = { table: "t", seats, you: 0, game: { game: "extreme", rounds: 6 } } as unknown as TableView;

const EVENTS: Event[] = [
  { event: "round-dealt", round: 2, dealer: 0, hands: [["?"], ["B1"], ["?"]], turned: "shapeshifter", unseen: true },
  { event: "round-dealt", round: 2, dealer: 1, hands: [["W"], ["B1"], ["F"]], turned: null, unseen: false },
  { event: "werewolf-exchanged", seat: 1, card: "G5" },
  { event: "trump-set", suit: "G", seat: null },
  { event: "trump-set", suit: null, seat: null },
  { event: "trump-set", suit: "R", seat: 0 },
  { event: "trump-set", suit: null, seat: 1 },
  { event: "bid-made", seat: 1, tricks: 2, concealed: false },
  { event: "bid-made", seat: 1, tricks: "?", concealed: true },
  { event: "bids-shown", bids: [1, 2, 0] },
  { event: "card-played", seat: 0, play: "juggler:G" },
  { event: "card-played", seat: 1, play: "?" },
  { event: "trick-taken", seat: 2, plays: ["W", "B1", "F"], leader: 0 },
  { event: "trick-bombed", seat: 2, plays: ["bomb", "B1", "F"], leader: 0 },
  { event: "card-laid-aside", seat: 0, card: "B7" },
  { event: "card-laid-aside", seat: 1, card: "B7" },
  { event: "card-laid-aside", seat: 1, card: "?" },
  { event: "cards-passed", cards: ["B7", "?", "W"] },
  { event: "cards-passed", cards: ["?", "?", "?"] },
  { event: "bid-changed", seat: 0, change: 1 },
  { event: "bid-changed", seat: 1, change: -1 },
  { event: "seal-taken", seat: 0, suit: "P", victim: null },
  { event: "seal-taken", seat: 1, suit: "P", victim: 0 },
  { event: "seal-taken", seat: 1, suit: "P", victim: 2 },
  { event: "magician-taken", seat: 1 },
  { event: "prediction-made", seat: 0 },
  { event: "seal-returned", seat: 1, seal: "white" },
  { event: "black-seal-taken", seat: 1 },
  { event: "black-seal-spared", seat: 1 },
  { event: "round-scored", round: 2, points: [30, -10, 20], totals: [50, 10, 0] },
  { event: "game-over", winners: [0], totals: [50, 10, 0] },
  { event: "game-over", winners: [0, 2], totals: [50, 10, 50] },
];

const ACTIONS: Action[] = [
  { action: "seated", seat: 1, name: "Tobias", program: false, portrait: null },
  { action: "bot-seated", seat: 2, bot: "thumb", name: "Lotte" },
  { action: "unseated", seat: 0 },
  { action: "started", values: [] },
  { action: "moved", seat: 0, bot: "thumb", bot_failed: true },
  { action: "moved", seat: 1, bot: "thumb", bot_failed: true },
  { action: "claimed", seat: 1 },
  { action: "handed-over", seat: 0, bot: "thumb", why: "left" },
  { action: "handed-over", seat: 1, bot: "thumb", why: "away" },
  { action: "handed-over", seat: 2, bot: "thumb", why: "vote" },
  { action: "taken-back", seat: 0 },
  { action: "voted", seat: 0, against: 2 },
  { action: "paused", seat: 0 },
  { action: "resumed", seat: 1 },
  { action: "undo-asked", seat: 1 },
  { action: "undo-answered", seat: 0, agrees: true },
  { action: "undo-answered", seat: 1, agrees: false },
  { action: "undone", seat: 1 },
  { action: "reacted", seat: 1, reaction: "clover" },
  { action: "rematch-asked", seat: 1, table: "x", drawn: false },
  { action: "closed" },
];

/** What no sentence may contain: the id of a message, an unfilled placeholder, a word for nothing. */
const BROKEN = /\b(event|web|card|suit|seal)-|[{}]|undefined|null|NaN/;

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));
afterAll(() => void vi.unstubAllGlobals());

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => words.load(language));

  test.each(EVENTS.map((event) => [event.event, JSON.stringify(event), event] as const))("%s %s", (_, __, event) => {
    for (const you of [0, 1, null])
      for (const view of [VIEW, EXTREME, { ...VIEW, game: null }])
        for (const sentence of story(event, view, you)) expect(sentence).not.toMatch(BROKEN);
    expect(story(event, VIEW, null).length).toBeGreaterThan(0);
    if ("seat" in event && event.seat === 0) expect(story(event, VIEW, 0)).not.toEqual(story(event, VIEW, 1));
  });

  test.each(ACTIONS.map((action) => [JSON.stringify(action), action] as const))("%s", (_, action) => {
    for (const you of [0, 1, null]) expect(actionStory(action, { ...VIEW, you })).not.toMatch(BROKEN);
    const [mine, theirs] = [0, 1].map((you) => actionStory(action, { ...VIEW, you }));
    if ("seat" in action && action.seat === 0) expect(mine).not.toBe(theirs);
  });
});

describe("the sentences", () => {
  beforeAll(() => words.load("en"));

  test("the last open bid is followed by a list of all", () =>
    expect(story({ event: "bid-made", seat: 1, tricks: 2, concealed: false }, VIEW)).toEqual([
      "Tobias bids 2.",
      "The bids: you 1, Tobias 2, Lotte 0.",
    ]));

  test("the card that comes from the right is named to the player who gets it", () =>
    expect(story({ event: "cards-passed", cards: ["B7", "?", "W"] }, VIEW).at(-1)).toBe("Lotte passes you a Wizard."));

  test("points come with the bid", () =>
    expect(story({ event: "round-scored", round: 2, points: [30, -10, 20], totals: [50, 10, 0] }, VIEW)[1]).toBe(
      "You bid 1 and took 1: 30 points, 50 in total.",
    ));

  test("a bot's failure is reported before the move that replaces its own", () =>
    expect(actionStory({ action: "moved", seat: 1, bot: "thumb", bot_failed: true }, VIEW)).toBe(
      "Tobias’s bot failed; the server moved for it.",
    ));

  test("on the device the Bookkeeper moves for a bot that gives no move", () =>
    expect(actionStory({ action: "moved", seat: 1, bot: "master", bot_failed: true }, { ...VIEW, table: "device-t" })).toBe(
      "Tobias gave no move; the Bookkeeper made it.",
    ));

  test("who has not disclosed a value in time is named as the game begins", () => {
    const hidden = { ...VIEW, seats: VIEW.seats.map((seat) => ({ ...seat, commitment: "c" })) };
    const action = (...origins: ("player" | "server")[]): Action => ({
      action: "started",
      values: origins.map((origin) => ({ origin, value: "v" })),
    });
    expect(actionStory(action("player", "server", "server"), hidden)).toBe(
      "The game begins. Nothing for the shuffle came in time from Tobias and Lotte, so the server’s value counts.",
    );
    expect(actionStory(action("player", "player", "player"), hidden)).toBe("The game begins.");
    expect(actionStory(action("player", "server", "server"), VIEW)).toBe("The game begins."); // bots hide nothing
  });

  test("moves, chat and internal actions have no sentence", () => {
    const quiet: Action[] = [
      { action: "moved", seat: 0, bot: null, bot_failed: false },
      { action: "moved", seat: 1, bot: "thumb", bot_failed: false },
      { action: "said", seat: 0, text: "hello" },
      { action: "added", seat: 0, value: "x" },
      { action: "committed", seat: 0, commitment: "x" },
      { action: "locked", commitments: ["x", null] },
      { action: "disclosed", seat: 0, value: "x" },
      { action: "signed-in", seat: 0 },
    ];
    expect(new Set(quiet.map((action) => actionStory(action, VIEW)))).toEqual(new Set([null]));
  });
});
