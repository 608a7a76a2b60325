/** Checks a game's deals step by step, so that people can follow. */

import { gameNamed, readGame, readProof, type GameRecord, type Proof } from "../../replay/record.ts";
import { commitmentOf, entryOf, HIDDEN, lockOf, OPEN } from "../../table/hidden_values.ts";
import { notedOf, type Noted } from "../../table/noted_shuffle.ts";
import { bytesOf, commitmentTo, dealOf, serverValue, type Deal } from "./deals.ts";

/** Whether the record agrees with what was published; `unknown` if that was not noted. */
export type Verdict = "good" | "bad" | "unknown";

export interface SeatCheck {
  value: string;
  from: "player" | "server";
  /** Whether the seat had committed to a value: if it did not disclose it in time, the value is the server's. */
  hidden: boolean;
  /** Only the player who added an open value can judge it; `unknown` for everybody else. */
  verdict: Verdict;
}

/** This browser's note about the table; the game in the record must have its id. */
export type Kept = Noted & { table: string };

export interface RoundCheck {
  round: number;
  dealt: Deal;
  computed: Deal;
  good: boolean;
}

export interface Check {
  game: GameRecord;
  proof: Proof;
  /** The fingerprint of the secret, as computed by the browser. */
  fingerprint: string;
  /** Whether the secret fits the commitment in the record. */
  secret: Verdict;
  /** Whether it is the commitment noted before the game. */
  noted: Verdict;
  /** Whether the browser itself made that note. */
  kept: boolean;
  /** Whether all values were fixed as the browser noted it; null: no seat had committed to a value. */
  lock: Verdict | null;
  /** Whether the reader's value is in the record, and no other value if nobody else could add one. */
  own: Verdict;
  seats: SeatCheck[];
  rounds: RoundCheck[];
  good: boolean;
}

/** Whether two hands have the same cards, in any order. */
export const sameHand = (one: readonly string[], other: readonly string[]): boolean => one.toSorted().join() === other.toSorted().join();

const sameDeal = (dealt: Deal, computed: Deal): boolean =>
  computed.hands.every((hand, seat) => sameHand(hand, dealt.hands[seat] ?? [])) && dealt.turned === computed.turned;

/**
 * Check a record (a JSON value); throws Unreadable if it is anything else or has no proof.  `noted`: the commitment that the
 * reader noted, or empty; `kept`: the browser's own note.
 */
export function checkDeals(data: unknown, noted: string, kept: Kept | null = null): Check {
  const game = readGame(data);
  const proof = readProof(data, game.players.length);
  const secret = bytesOf(proof.secret) ?? new Uint8Array();
  const fingerprint = commitmentTo(secret);
  const said = noted.trim().toLowerCase();
  const check = {
    game,
    proof,
    fingerprint,
    secret: verdict(fingerprint === proof.commitment),
    noted: notedVerdict(proof, said, kept),
    kept: kept !== null && isSaid(proof, said),
    lock: lockVerdict(proof, kept),
    own: ownVerdict(proof, kept),
    seats: seatChecks(proof, secret),
    rounds: roundChecks(game, proof, secret),
  };
  return { ...check, good: isGood(check) };
}

/** This browser's note about the requested table, or about the table that the record names. */
export function keptOf(data: unknown, asked: string | null): Kept | null {
  const table = asked ?? gameNamed(data);
  const noted = table === null ? null : notedOf(table);
  return table === null || noted === null ? null : { ...noted, table };
}

const verdict = (good: boolean): Verdict => (good ? "good" : "bad");

/** Whether it is the commitment made for this game before it started. */
function notedVerdict(proof: Proof, said: string, kept: Kept | null): Verdict {
  if (said === "" && !kept) return "unknown";
  return verdict(isSaid(proof, said) && (!kept || (kept.commitment === proof.commitment && kept.table === proof.game)));
}

const isSaid = (proof: Proof, said: string): boolean => said === "" || said === proof.commitment;

function ownVerdict(proof: Proof, kept: Kept | null): Verdict {
  if (!kept?.values.length) return "unknown";
  const isMine = proof.contributions.map(({ from, value }) => from === "player" && kept.values.includes(value));
  // A browser that noted no lock did not disclose its value either.
  if (proof.method === HIDDEN && kept.lock === null && !isMine.includes(true)) return "unknown";
  if (kept.alone === null) return verdict(isMine.includes(true));
  return verdict(proof.contributions.every(({ from }, seat) => (seat === kept.alone ? isMine[seat] : from === "server")));
}

function lockVerdict(proof: Proof, kept: Kept | null): Verdict | null {
  if (proof.method === OPEN) return null;
  if (!kept?.lock) return "unknown";
  const entries = proof.contributions.map((seat) => entryOf(seat.commitment ?? null, seat.from === "player" ? seat.value : null));
  return verdict(lockOf(proof.game, proof.commitment, entries) === kept.lock);
}

function isGood(check: Omit<Check, "good">): boolean {
  const verdicts = [check.secret, check.noted, check.lock, check.own, ...check.seats.map((seat) => seat.verdict)];
  return !verdicts.includes("bad") && check.rounds.every((round) => round.good);
}

function seatChecks(proof: Proof, secret: Uint8Array): SeatCheck[] {
  return proof.contributions.map(({ from, value, commitment }, seat) => {
    const common = { from, value, hidden: commitment !== undefined };
    if (from === "server") return { ...common, verdict: verdict(value === serverValue(secret, proof.game, seat)) };
    if (commitment === undefined) return { ...common, verdict: "unknown" };
    return { ...common, verdict: verdict(commitment === commitmentOf(proof.game, seat, value)) };
  });
}

function roundChecks(game: GameRecord, proof: Proof, secret: Uint8Array): RoundCheck[] {
  const values = proof.contributions.map((contribution) => contribution.value);
  return game.rounds.map((round, index) => {
    const computed = dealOf(game, secret, proof.game, values, index + 1, proof.method);
    const dealt = { hands: round.hands.map((hand) => [...hand]), turned: round.turned };
    return { round: index + 1, dealt, computed, good: sameDeal(dealt, computed) };
  });
}
