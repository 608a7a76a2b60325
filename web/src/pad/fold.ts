/** Folds entries into the pad: a pure function that does the same as `foretell.pad.fold`, as shared test vectors prove. */

import { Board } from "./board.ts";
import { extremeRound } from "./extreme.ts";
import { knowsPlusMinus, knowsSpecials, lacksPartner, playersAllowed, roundsByRules } from "./limits.ts";
import type { Check, ExtremeOptions, Mode, PadDocument, Round, State, WizardOptions } from "./model.ts";
import { fault, judged, Tally, type Found, type Frame } from "./rounds.ts";
import { RULES } from "./rules.ts";
import { counting } from "./undo.ts";
import { wizardRound } from "./wizard.ts";

/** The state of the pad. */
export function fold(document: PadDocument): State {
  const board = new Board(document.game);
  for (const entry of counting(document.entries)) board.write(entry);
  const tally = new Tally(board.players);
  const { rounds, current } = foldRounds(board, tally);
  const at = current ?? Math.max(rounds.length, 1);
  return {
    ...{ id: document.id, game: board.game, title: board.title, options: board.options },
    players: board.order(1).flatMap((player) => board.players.get(player) ?? []),
    ...{ rounds, current },
    planned: frameOf(board, at, null)?.planned ?? 0,
    over: current === null && rounds.length > 0,
    totals: tally.totals,
    checks: gameChecks(board, board.playing(at).length),
    skipped: board.skipped,
  } as State;
}

function foldRounds(board: Board, tally: Tally): { rounds: Round[]; current: number | null } {
  const written = Math.max(0, ...board.sheets.keys());
  const ended = Math.max(0, ...[...board.sheets].flatMap(([number, sheet]) => (sheet.ended ? [number] : [])));
  const rounds: Round[] = [];
  let current: number | null = null;
  let dealer: string | null = null;
  for (let number = 1; number <= RULES.kinds.most; number += 1) {
    const frame = frameOf(board, number, dealer);
    const wanted = frame && number <= frame.planned && (current === null || number <= written);
    if (!frame || !(wanted || number <= ended)) break;
    dealer = frame.dealer;
    const round = roundOf(board, frame, tally);
    rounds.push(round);
    if (current === null && round.phase !== "scored" && number <= frame.planned) current = number;
  }
  return { rounds, current };
}

function roundOf(board: Board, frame: Frame, tally: Tally): Round {
  tally.begin(frame.players);
  const sheet = board.sheet(frame.number);
  return board.game === "extreme"
    ? extremeRound(frame as Frame<ExtremeOptions>, sheet, board.overruled, tally)
    : wizardRound(frame as Frame<WizardOptions>, sheet, board.overruled, tally);
}

const modeOf = (board: Board): Mode => ("mode" in board.options ? board.options.mode : "standard");

/** The players and the dealer of a round; null if nobody plays. */
function frameOf(board: Board, number: number, dealtBefore: string | null): Frame | null {
  const playing = board.playing(number);
  if (playing.length === 0) return null;
  const { options } = board;
  const planned = options.rounds ?? roundsByRules(board.game, modeOf(board), playing.length);
  const named = board.dealers.get(number);
  const dealer = named !== undefined && playing.includes(named) ? named : nextDealer(board, number, playing, dealtBefore);
  const first = playing.indexOf(dealer) + 1;
  return { number, players: [...playing.slice(first), ...playing.slice(0, first)], dealer, planned, options };
}

/** The next player clockwise who plays this round. */
function nextDealer(board: Board, number: number, playing: readonly string[], dealtBefore: string | null): string {
  const order = board.order(number);
  const first = dealtBefore === null ? 0 : order.indexOf(dealtBefore) + 1;
  const found = [...order.slice(first), ...order.slice(0, first)].find((player) => playing.includes(player));
  return found ?? (playing[0] as string);
}

/** Everything that is wrong with the game as a whole; nothing before anybody has joined. */
function gameChecks(board: Board, count: number): Check[] {
  const found = board.players.size > 0 ? playersChecks(board, count) : [];
  return judged("mode" in board.options ? [...found, ...optionChecks(board.options)] : found, board.overruled);
}

function playersChecks(board: Board, count: number): Found[] {
  const [fewest, most] = playersAllowed(board.game, modeOf(board));
  const rule = board.game === "extreme" ? "B3" : most < 6 ? "V5" : "A1";
  return [
    ...(count < fewest ? [fault("players-few", rule, null, null, { count, fewest })] : []),
    ...(count > most ? [fault("players-many", rule, null, null, { count, most })] : []),
  ];
}

function optionChecks({ specials, mode, bidding, plus_minus_one, plus_minus_kind }: WizardOptions): Found[] {
  const alone = lacksPartner(specials);
  const unknown = !alone && specials.length > 0 && !knowsSpecials(mode);
  return [
    ...(alone ? [fault("specials-pair", "S8", null)] : []),
    ...(unknown ? [fault("specials-mode", "S8", null, null, { mode })] : []),
    ...(plus_minus_one !== "off" && !knowsPlusMinus(bidding)
      ? [fault("plus-minus-bidding", RULES.options.plus_minus_rules[plus_minus_kind], null, null, { bidding })]
      : []),
  ];
}
