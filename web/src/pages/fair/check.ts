/** Checks a game's deals step by step, so that a person can follow. */

import { bytesOf, commitmentTo, dealOf, serverValue, type Deal } from "./deals.ts";
import { gameNamed, readGame, readProof, type GameRecord, type Proof } from "./record.ts";
import { notedOf, type Noted } from "../../table/noted_shuffle.ts";

/** Whether the record agrees with what was published; `unknown` where nobody noted that. */
export type Verdict = "good" | "bad" | "unknown";

export interface SeatCheck {
  value: string;
  from: "player" | "server";
  /** Only the player who added a value can judge it: `unknown` for all others. */
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
  /** Whether the commitment is the one that was noted before the game. */
  noted: Verdict;
  /** Whether that note is the browser's own. */
  kept: boolean;
  /** Whether the reader's value is in the record, and nobody else's if nobody else could add one. */
  own: Verdict;
  seats: SeatCheck[];
  rounds: RoundCheck[];
  good: boolean;
}

const sortedText = (cards: readonly string[]): string => [...cards].sort().join(" ");

function sameDeal(dealt: Deal, computed: Deal): boolean {
  const hands = computed.hands.every((hand, seat) => sortedText(hand) === sortedText(dealt.hands[seat] ?? []));
  return hands && dealt.turned === computed.turned;
}

/**
 * Check a record (a JSON value); raises Unreadable for anything else, or without a proof.  `noted` is the commitment
 * that the reader has noted, or empty; `kept` is the browser's own note.
 */
export async function checkDeals(data: unknown, noted: string, kept: Kept | null = null): Promise<Check> {
  const game = readGame(data);
  const proof = readProof(data, game.players.length);
  const secret = bytesOf(proof.secret) ?? new Uint8Array();
  const fingerprint = await commitmentTo(secret);
  const said = noted.trim().toLowerCase();
  const check = {
    game,
    proof,
    fingerprint,
    secret: verdict(fingerprint === proof.commitment),
    noted: notedVerdict(proof, said, kept),
    kept: kept !== null && isSaid(proof, said),
    own: ownVerdict(proof, kept),
    seats: await seatChecks(proof, secret),
    rounds: await roundChecks(game, proof, secret),
  };
  return { ...check, good: isGood(check) };
}

/** This browser's note about the table that was asked for, or about the one that the record names. */
export function keptOf(data: unknown, asked: string | null): Kept | null {
  const table = asked ?? gameNamed(data);
  const noted = table === null ? null : notedOf(table);
  return table === null || noted === null ? null : { ...noted, table };
}

const verdict = (good: boolean): Verdict => (good ? "good" : "bad");

/** Whether the commitment is the one from before the game, made for this game. */
function notedVerdict(proof: Proof, said: string, kept: Kept | null): Verdict {
  if (said === "" && !kept) return "unknown";
  return verdict(isSaid(proof, said) && (!kept || (kept.commitment === proof.commitment && kept.table === proof.game)));
}

const isSaid = (proof: Proof, said: string): boolean => said === "" || said === proof.commitment;

function ownVerdict(proof: Proof, kept: Kept | null): Verdict {
  if (!kept?.values.length) return "unknown";
  const isMine = proof.contributions.map(({ from, value }) => from === "player" && kept.values.includes(value));
  if (kept.alone === null) return verdict(isMine.includes(true));
  return verdict(proof.contributions.every(({ from }, seat) => (seat === kept.alone ? isMine[seat] : from === "server")));
}

function isGood(check: Omit<Check, "good">): boolean {
  const verdicts = [check.secret, check.noted, check.own, ...check.seats.map((seat) => seat.verdict)];
  return !verdicts.includes("bad") && check.rounds.every((round) => round.good);
}

function seatChecks(proof: Proof, secret: Uint8Array<ArrayBuffer>): Promise<SeatCheck[]> {
  return Promise.all(
    proof.contributions.map(async ({ from, value }, seat) => {
      if (from === "player") return { from, value, verdict: "unknown" as const };
      return { from, value, verdict: verdict(value === (await serverValue(secret, proof.game, seat))) };
    }),
  );
}

function roundChecks(game: GameRecord, proof: Proof, secret: Uint8Array<ArrayBuffer>): Promise<RoundCheck[]> {
  const values = proof.contributions.map((contribution) => contribution.value);
  return Promise.all(
    game.rounds.map(async (round, index) => {
      const computed = await dealOf(game, secret, proof.game, values, index + 1);
      const dealt = { hands: round.hands.map((hand) => [...hand]), turned: round.turned };
      return { round: index + 1, dealt, computed, good: sameDeal(dealt, computed) };
    }),
  );
}
