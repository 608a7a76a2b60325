/** Links to a game with the same cards: kind, seats, bots and seed in the address of the page for new games. */

import { linkTo } from "../browser/address.ts";
import type { Challenge } from "../device/log.ts";
import { isSeed } from "../engine/seeds.ts";
import { formOf, kindOf } from "./form.ts";
import { saneForm } from "./saved_form.ts";
import { soloBots, type Solo } from "./solo.ts";

/** What a link says about a game. */
export type Linked = Required<Omit<Solo, "hints" | "daily" | "challenge">>;

/** The query of the address; usual values are left out. */
function written({ kind, bots, seat, seed }: Linked): URLSearchParams {
  const { game, seats, specials, mode, bidding, plusMinusOne, rounds, dear, raised, dealer } = formOf(kind);
  const sizes = kind.game.game === "wizard" && kind.game.round_sizes?.join();
  const isWizard = game === "wizard";
  const parts: Record<string, string | false> = {
    seed,
    game,
    seats: String(seats),
    seat: String(seat),
    bots: bots.join(),
    specials: isWizard && specials.join(),
    mode: isWizard && mode !== "standard" && mode,
    bidding: isWizard && bidding !== "open" && bidding,
    "plus-minus": isWizard && (plusMinusOne === "always" ? "1" : (plusMinusOne ?? false)),
    sizes: sizes || false,
    dealer: dealer !== 0 && String(dealer),
    rounds: !isWizard && rounds !== null && String(rounds),
    magician: !isWizard && (dear ? "5" : raised && "4-5"),
  };
  return new URLSearchParams(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The version of the format of challenges in links. */
const CHALLENGE = "1";
const CHALLENGE_PARTS = ["challenge", "by", "points"];
const LONGEST_NAME = 40;
/** More points than any game can yield, positive or negative. */
const MOST_POINTS = 9999;

/** A link to a game with the same cards, for sending to others; a challenge adds the player and the points to beat. */
export function linkToSame(game: Linked, challenge?: Challenge): string {
  const parts = written(game);
  const { by, points } = challenge ?? { by: "", points: 0 };
  if (challenge) for (const [name, value] of [["challenge", CHALLENGE], ["by", by], ["points", points]] as const) parts.set(name, String(value));
  return linkTo(`/new?${String(parts)}`);
}

/** The challenge in an address; null if there is none, undefined if it is unreadable. */
export function challengeIn(found: URLSearchParams): Challenge | null | undefined {
  if (!CHALLENGE_PARTS.some((name) => found.has(name))) return null;
  const [version, by, points] = CHALLENGE_PARTS.map((name) => found.getAll(name).join());
  const isName = by !== undefined && by.trim() === by && by !== "" && by.length <= LONGEST_NAME && !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(by);
  const isNumber = points !== undefined && /^(0|-?[1-9]\d{0,3})$/.test(points) && Math.abs(Number(points)) <= MOST_POINTS;
  return version === CHALLENGE && isName && isNumber ? { by, points: Number(points) } : undefined;
}

/** The part of an address that describes the game. */
function withoutChallenge(found: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...found].filter(([name]) => !CHALLENGE_PARTS.includes(name)));
}

/** The game in an address; null if there is none, or if a part is missing or impossible. */
export function sameIn(found: URLSearchParams): Linked | null {
  const part = (name: string): string => found.get(name) ?? "";
  const [seed, seat, bots] = [part("seed"), Number(part("seat")), part("bots").split(",")];
  const form = saneForm({
    game: part("game"),
    seats: Number(part("seats")),
    specials: part("specials").split(","),
    mode: part("mode"),
    bidding: part("bidding"),
    plusMinusOne: part("plus-minus") === "1" ? "always" : part("plus-minus"),
    rounds: found.has("rounds") ? Number(part("rounds")) : null,
    sizes: { way: "own", own: part("sizes").split(",").map(Number) },
    dealer: Number(part("dealer")),
    dear: part("magician") === "5",
    raised: part("magician") === "4-5",
    others: bots,
  });
  const game = { kind: kindOf(form), bots, seat, seed };
  const isSeat = Number.isInteger(seat) && seat >= 0 && seat < form.seats;
  const isRight = isSeed(seed) && isSeat && soloBots(form, true)?.join() === bots.join();
  return isRight && sorted(written(game)) === sorted(withoutChallenge(found)) ? game : null;
}

/** The parts of an address in a fixed order, to compare what was read with what would be written. */
const sorted = (parts: URLSearchParams): string => [...parts].map(String).sort().join("&");
