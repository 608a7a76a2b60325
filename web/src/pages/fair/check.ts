/** Checking a game's deals step by step, so that a person can follow. */

import { bytesOf, commitmentTo, dealOf, serverValue, type Deal } from "./deals.ts";
import { readGame, readProof, type GameRecord, type Proof } from "./record.ts";

/** Whether what was published is what the record says: `unknown` where nobody noted it. */
export type Verdict = "good" | "bad" | "unknown";

export interface SeatCheck {
  value: string;
  from: "player" | "server";
  /** What a player has added nobody but he can judge. */
  verdict: Verdict;
}

export interface RoundCheck {
  round: number;
  dealt: Deal;
  computed: Deal;
  good: boolean;
}

export interface Check {
  game: GameRecord;
  proof: Proof;
  /** The fingerprint of the secret, as the browser finds it. */
  fingerprint: string;
  /** The secret fits the commitment that stands in the record. */
  secret: Verdict;
  /** The commitment is the one that was noted before the game. */
  noted: Verdict;
  seats: SeatCheck[];
  rounds: RoundCheck[];
  good: boolean;
}

const sortedText = (cards: readonly string[]): string => [...cards].sort().join(" ");

function sameDeal(dealt: Deal, computed: Deal): boolean {
  const hands = computed.hands.every((hand, seat) => sortedText(hand) === sortedText(dealt.hands[seat] ?? []));
  return hands && dealt.turned === computed.turned;
}

/** Check a record (a JSON value); raises Unreadable for what is none, or has no proof. */
export async function checkDeals(data: unknown, noted: string): Promise<Check> {
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
    noted: said === "" ? ("unknown" as const) : verdict(said === proof.commitment),
    seats: await seatChecks(proof, secret),
    rounds: await roundChecks(game, proof, secret),
  };
  return { ...check, good: isGood(check) };
}

const verdict = (good: boolean): Verdict => (good ? "good" : "bad");

function isGood(check: Omit<Check, "good">): boolean {
  const verdicts = [check.secret, check.noted, ...check.seats.map((seat) => seat.verdict)];
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
