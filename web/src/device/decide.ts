/** Decides on commands like `server/table/decide.py`: each becomes actions, or is refused.  Nothing is changed here. */

import { codeOf, moveText, reasonOf } from "../engine/names.ts";
import { REFUSALS, STAND_IN } from "../engine/numbers.ts";
import type { MoveReason } from "../protocol/types.ts";
import type { Command } from "../server/connection.ts";
import { MOST_LINES, type Action } from "./log.ts";
import type { Table } from "./table.ts";

/** An action for the log, and the move if it is one. */
export interface Decided {
  action: Action;
  move?: string;
}

/** Why a command is not carried out. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

/** The actions by which the reader's command is carried out; `rematch`: the id for a new table.  Throws Refusal. */
export function decide(table: Table, command: Command, rematch: string): Decided[] {
  const seat = table.you;
  if (table.seq >= MOST_LINES && command.do !== "move" && command.do !== "claim") throw new Refusal("full", "this game's log is full");
  switch (command.do) {
    case "move":
      return moved(table, command.move);
    case "claim":
      return claimed(table);
    case "leave":
    case "take-back":
    case "pause":
    case "resume":
      return presence(table, command.do);
    case "ask-rematch":
      need(table.status === "over", "not-over");
      need(!table.rematchSeats.has(seat), "asked");
      return [{ action: { action: "rematch-asked", seat, table: table.rematch ?? rematch, drawn: false } }];
    case "ask-hint":
      return hinted(table);
    case "choose-portrait":
      return table.seats[seat]?.portrait === command.portrait ? [] : [{ action: { action: "portrait-chosen", seat, portrait: command.portrait } }];
    case "say":
    case "react":
      throw new Refusal("alone", "nobody else is at this table");
    case "vote":
      throw refusal("not-awaited");
    case "sit":
    case "seat-bot":
    case "unseat-bot":
    case "add":
    case "commit":
    case "disclose":
    case "start":
    case "ask-undo":
    case "answer-undo":
    case "remove":
    case "ban":
    case "unban":
    case "close":
      throw refusal("not-waiting");
  }
}

/** Ask the coach; asking again about the same question changes nothing. */
function hinted(table: Table): Decided[] {
  playing(table);
  need(table.hints !== "off", "no-hints");
  need(table.turn === table.you && table.asked?.bot === null, "not-your-turn");
  return table.hintedAt === table.changes ? [] : [{ action: { action: "hinted", seat: table.you } }];
}

/** The move of the bot whose turn it is; `failed`: the bot gave no legal move, or none at all, and the Bookkeeper made this one. */
export function movedByBot(table: Table, code: number, failed: boolean): Decided {
  const seat = table.turn ?? 0;
  const bot = table.asked?.bot ?? null;
  return { action: { action: "moved", seat, bot, bot_failed: failed }, move: moveText(table.engine.game, code) };
}

function presence(table: Table, what: "leave" | "take-back" | "pause" | "resume"): Decided[] {
  const seat = table.you;
  const isAway = table.seats[seat]?.bot !== null;
  need(table.status === "playing", "not-playing");
  switch (what) {
    case "leave":
      need(!isAway, "away");
      return [{ action: { action: "handed-over", seat, bot: STAND_IN, why: "left" } }];
    case "take-back":
      need(isAway, "not-away");
      return [{ action: { action: "taken-back", seat } }];
    case "pause":
      need(!table.paused, "paused-already");
      return [{ action: { action: "paused", seat } }];
    case "resume":
      need(table.paused, "not-paused");
      return [{ action: { action: "resumed", seat } }];
  }
}

/** A move; a player who moves takes their seat back from a bot. */
function moved(table: Table, move: string): Decided[] {
  const seat = table.you;
  playing(table);
  const code = codeOf(table.engine.game, move);
  if (code === null) throw new Refusal("notation", `${JSON.stringify(move)} is no move`);
  const reason = reasonOf(table.engine, seat, code);
  if (reason) throw new Refusal(reason.key, reason.sentence, reason.rule);
  return [...back(table), { action: { action: "moved", seat, bot: null, bot_failed: false }, move }];
}

/** The claim, and all moves up to the round's last trick. */
function claimed(table: Table): Decided[] {
  const seat = table.you;
  playing(table);
  need(table.turn === seat && table.engine.mayClaim(seat), "no-claim");
  const rest = table.engine.restOfRound(seat).map(([who, code]): Decided => {
    const bot = who === seat ? null : (table.seats[who]?.bot ?? null);
    return { action: { action: "moved", seat: who, bot, bot_failed: false }, move: moveText(table.engine.game, code) };
  });
  return [...back(table), { action: { action: "claimed", seat } }, ...rest];
}

const back = (table: Table): Decided[] =>
  table.seats[table.you]?.bot === null ? [] : [{ action: { action: "taken-back", seat: table.you } }];

function playing(table: Table): void {
  need(table.status === "playing", "not-playing");
  need(!table.paused, "paused");
}

function need(holds: boolean, otherwise: keyof typeof REFUSALS): void {
  if (!holds) throw refusal(otherwise);
}

/** A refusal that the server has too (`server/table/refusals.py`). */
function refusal(name: keyof typeof REFUSALS): Refusal {
  const [code, message] = REFUSALS[name];
  return new Refusal(code, message);
}

/** Whether a seat may make a move now, and if not, why; throws Refusal if the text is not a move. */
export function why(table: Table, seat: number, move: string): Omit<MoveReason, "type" | "id" | "move"> {
  const code = codeOf(table.engine.game, move);
  if (code === null) throw new Refusal("notation", `${JSON.stringify(move)} is no move`);
  need(table.status !== "waiting", "not-playing");
  const reason = reasonOf(table.engine, seat, code);
  if (!reason) return { allowed: true, key: null, rule: null, args: {} };
  return { allowed: false, key: reason.key, rule: reason.rule, args: reason.args };
}
