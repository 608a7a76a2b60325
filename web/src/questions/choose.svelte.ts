/*
 * Chooses a card from the hand, for the hand (board/Hand.svelte) and the tray (Questions.svelte) together.  The hand calls
 * `touch` on a click or a tap and `drop` after a card was dragged onto the felt, and focuses the card at `cursor`; the tray
 * calls `choose`, `confirm` and `cancel`.
 */

import { untrack } from "svelte";
import { cardOf, readMove } from "../protocol/notation.ts";

/** The values that a choice depends on, read again each time. */
interface Situation {
  /** The reader's legal moves now. */
  readonly legal: readonly string[];
  /** Their cards in order; "?" for an unseen one. */
  readonly hand: readonly string[];
  /** Whether a card may be chosen before the reader's turn. */
  readonly early?: boolean;
  /** Whether a tap only raises a card. */
  readonly confirm: boolean;
  /** Whether the only playable card is played automatically, and the only matching seal returned. */
  readonly autoplay?: boolean;
  onmove(move: string): void;
  onwhy(move: string): void;
}

/** Why a card is raised: it waits for a second tap, for its declaration, or for the reader's turn. */
export type Stage = "raised" | "declaring" | "early";

/** How long the only answer is shown before it is given automatically, in milliseconds. */
export const AUTOPLAY_AFTER = 700;

export class Choice {
  /** The raised card. */
  chosen = $state.raw<string | null>(null);
  /** The index of the raised card in the hand, which may have several Wizards. */
  place = $state.raw<number | null>(null);
  stage = $state.raw<Stage | null>(null);
  /** The index of the card with the cursor. */
  cursor = $state.raw<number | null>(null);
  /** How often keys have moved the cursor, even without effect: with one card left there is no other index. */
  moved = $state.raw(0);
  /** The preselected card that could not be played, for a message about it. */
  dropped = $state.raw<string | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly of: Situation) {}

  /** Follow the questions; call it while a component is created. */
  start(): void {
    $effect(() => {
      void [this.of.legal, this.of.hand, this.of.early, this.of.autoplay]; // only these trigger it again
      untrack(() => this.follow());
      return () => clearTimeout(this.#timer);
    });
  }

  get hand(): readonly string[] {
    return this.of.hand;
  }

  /** The legal moves with a card: none, one, or one per declaration. */
  moves(card: string): string[] {
    return this.of.legal.filter((move) => cardOf(move) === card);
  }

  /** Whether a card can be played or passed now. */
  playable(card: string): boolean {
    return this.moves(card).length > 0;
  }

  /** A click or tap on a card, or Enter; `twice`: the second tap of a double tap, which never lowers the card. */
  touch(card: string, place = this.of.hand.indexOf(card), twice = false): void {
    this.dropped = null;
    this.cursor = place;
    if (this.place === place && this.chosen === card) this.#touchAgain(twice);
    else this.#touchFirst(card, place, this.of.confirm);
  }

  /** A card was dragged onto the felt; nobody does that by mistake, so it needs no confirmation. */
  drop(card: string, place = this.of.hand.indexOf(card)): void {
    this.dropped = null;
    this.#touchFirst(card, place, false);
  }

  /** Play the raised card. */
  confirm(): void {
    const [move, other] = this.chosen === null ? [] : this.moves(this.chosen);
    if (move !== undefined && other === undefined) this.choose(move);
  }

  /** Make a move, such as the declaration of the raised card. */
  choose(move: string): void {
    this.cancel();
    this.of.onmove(move);
  }

  /** Lower the raised card. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#raise(null, null, null);
  }

  /** Move one card to the left or right with the arrow keys. */
  step(by: number): void {
    const size = this.of.hand.length;
    if (size === 0) return;
    const start = by > 0 ? -1 : 0;
    this.#moveTo(((this.cursor ?? start) + by + size) % size);
  }

  /** Move the cursor to the next card that fits. */
  seek(wanted: (card: string) => boolean): void {
    const { hand } = this.of;
    const from = this.cursor ?? -1;
    for (let i = 1; i <= hand.length; i++) {
      const place = (from + i) % hand.length;
      if (wanted(hand[place] ?? "")) {
        this.#moveTo(place);
        return;
      }
    }
  }

  /** The question or the hand has changed. */
  follow(): void {
    clearTimeout(this.#timer);
    const { legal, hand } = this.of;
    if (this.cursor !== null && this.cursor >= hand.length) this.cursor = hand.length ? hand.length - 1 : null;
    this.#keepPlace(hand);
    if (this.chosen !== null && legal.length) this.#takeTurn(this.chosen);
    else if (this.stage !== "early" || !this.of.early) this.#raise(null, null, null);
    this.#playOnly();
  }

  #moveTo(place: number): void {
    this.cursor = place;
    this.moved += 1;
  }

  #touchAgain(twice: boolean): void {
    if (this.stage === "raised" && this.of.legal.length) this.confirm();
    else if (!twice) this.cancel();
  }

  #touchFirst(card: string, place: number, guarded: boolean): void {
    const moves = this.moves(card);
    const [move, other] = moves;
    if (!this.of.legal.length && this.of.early) this.#raise(card, place, "early");
    else if (move === undefined) this.#refuse(card);
    else if (other !== undefined) this.#raise(card, place, "declaring");
    // The trick may have ended under the finger: a card meant to be played must not be passed instead.
    else if (guarded || readMove(move)[0] === "pass") this.#raise(card, place, "raised");
    else this.choose(move);
  }

  /** It has become the reader's turn, or their question has changed, while a card is raised. */
  #takeTurn(card: string): void {
    const moves = this.moves(card);
    if (this.stage !== "early") {
      if (moves.length === 0) this.cancel();
      return;
    }
    const [move, other] = moves;
    if (move === undefined) this.#giveUp(card);
    else if (other !== undefined) this.#raise(card, this.place, "declaring");
    else if (readMove(move)[0] !== "play") this.cancel();
    else if (this.of.confirm) this.#raise(card, this.place, "raised");
    else this.choose(move);
  }

  /** A preselected card cannot be played: say so, and why. */
  #giveUp(card: string): void {
    this.cancel();
    if (!this.of.hand.includes(card)) return;
    this.dropped = card;
    this.#refuse(card);
  }

  #refuse(card: string): void {
    const verb = readMove(this.of.legal[0] ?? "play")[0] === "pass" ? "pass" : "play";
    this.of.onwhy(`${verb} ${card}`);
  }

  /** Find the raised card again after other cards have left the hand. */
  #keepPlace(hand: readonly string[]): void {
    if (this.chosen === null || (this.place !== null && hand[this.place] === this.chosen)) return;
    const place = hand.indexOf(this.chosen);
    if (place < 0) this.#raise(null, null, null);
    else this.place = place;
  }

  #playOnly(): void {
    const [only, other] = this.of.legal;
    const isForced = only !== undefined && other === undefined && ["play", "return"].includes(readMove(only)[0]);
    if (!this.of.autoplay || !isForced) return;
    this.#timer = setTimeout(() => this.choose(only), AUTOPLAY_AFTER);
  }

  #raise(card: string | null, place: number | null, stage: Stage | null): void {
    this.chosen = card;
    this.place = place;
    this.stage = stage;
  }
}
