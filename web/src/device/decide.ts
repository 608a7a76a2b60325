/** Decides on commands, as `server/table/decide.py` does: each becomes actions, or is refused.  Nothing is changed here. */

import type { MoveReason } from "../protocol/types.ts";
import { MOST_LINES, type Action, type Command } from "./log.ts";
import { codeOf, moveText, reasonOf } from "./names.ts";
import { STAND_IN } from "./numbers.ts";
import type { Table } from "./table.ts";

/** An action for the log; of a move also the move. */
export interface Decided {
  action: Action;
  move?: string;
}

/** A command that is not carried out, and why. */
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
  need(table.seq < MOST_LINES || command.do === "move" || command.do === "claim", "full", "this game's log is full");
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
      need(table.status === "over", "not-over", "the game is not over");
      need(!table.rematchSeats.has(seat), "asked", "you have asked for it");
      return [{ action: { action: "rematch-asked", seat, table: table.rematch ?? rematch } }];
    case "ask-hint":
      return hinted(table);
    case "choose-portrait":
      return table.seats[seat]?.portrait === command.portrait ? [] : [{ action: { action: "portrait-chosen", seat, portrait: command.portrait } }];
    case "say":
    case "react":
      throw new Refusal("alone", "nobody else is at this table");
    case "vote":
      throw new Refusal("not-awaited", "only the player whose turn it is can be voted away");
    default:
      throw new Refusal("not-waiting", "the game has begun");
  }
}

/** Ask the coach; a second time about the same question changes nothing. */
function hinted(table: Table): Decided[] {
  playing(table);
  need(table.hints !== "off", "no-hints", "this game is played without hints");
  need(table.turn === table.you && table.asked?.bot === null, "not-your-turn", "the coach answers when it is your turn");
  return table.hintedAt === table.changes ? [] : [{ action: { action: "hinted", seat: table.you } }];
}

/** The move of the bot whose turn it is; `failed`: the bot gave no legal move, or none at all, and this is the Bookkeeper's. */
export function movedByBot(table: Table, code: number, failed: boolean): Decided {
  const seat = table.turn ?? 0;
  const bot = table.asked?.bot ?? null;
  return { action: { action: "moved", seat, bot, bot_failed: failed }, move: moveText(table.engine.game, code) };
}

function presence(table: Table, what: "leave" | "take-back" | "pause" | "resume"): Decided[] {
  const seat = table.you;
  const isAway = table.seats[seat]?.bot !== null;
  need(table.status === "playing", "not-playing", "no game is being played");
  switch (what) {
    case "leave":
      need(!isAway, "away", "a bot plays for this seat already");
      return [{ action: { action: "handed-over", seat, bot: STAND_IN, why: "left" } }];
    case "take-back":
      need(isAway, "not-away", "no bot plays for this seat");
      return [{ action: { action: "taken-back", seat } }];
    case "pause":
      need(!table.paused, "paused", "the game is paused already");
      return [{ action: { action: "paused", seat } }];
    case "resume":
      need(table.paused, "not-paused", "the game is not paused");
      return [{ action: { action: "resumed", seat } }];
  }
}

/** A move; a player who moves takes their seat back from a bot. */
function moved(table: Table, move: string): Decided[] {
  const seat = table.you;
  playing(table);
  const code = codeOf(table.engine.game, move);
  if (code === null) throw new Refusal("notation", `${JSON.stringify(move)} is not a move`);
  const reason = reasonOf(table.engine, seat, code);
  if (reason) throw new Refusal(reason.key, reason.sentence, reason.rule);
  return [...back(table), { action: { action: "moved", seat, bot: null, bot_failed: false }, move }];
}

/** The claim, and all moves up to the end of the round's last trick. */
function claimed(table: Table): Decided[] {
  const seat = table.you;
  playing(table);
  if (table.turn !== seat || !table.engine.mayClaim(seat)) {
    throw new Refusal("no-claim", "it is not yet sure that you take all the rest");
  }
  const rest = table.engine.restOfRound(seat).map(([who, code]): Decided => {
    const bot = who === seat ? null : (table.seats[who]?.bot ?? null);
    return { action: { action: "moved", seat: who, bot, bot_failed: false }, move: moveText(table.engine.game, code) };
  });
  return [...back(table), { action: { action: "claimed", seat } }, ...rest];
}

const back = (table: Table): Decided[] =>
  table.seats[table.you]?.bot === null ? [] : [{ action: { action: "taken-back", seat: table.you } }];

function playing(table: Table): void {
  need(table.status === "playing", "not-playing", "no game is being played");
  need(!table.paused, "paused", "the game is paused");
}

function need(holds: boolean, code: string, otherwise: string): void {
  if (!holds) throw new Refusal(code, otherwise);
}

/** Whether a seat may make a move now, and if not, why not; throws Refusal for text that is not a move. */
export function why(table: Table, seat: number, move: string): Omit<MoveReason, "type" | "id" | "move"> {
  const code = codeOf(table.engine.game, move);
  if (code === null) throw new Refusal("notation", `${JSON.stringify(move)} is not a move`);
  need(table.status !== "waiting", "not-playing", "no game is being played");
  const reason = reasonOf(table.engine, seat, code);
  if (!reason) return { allowed: true, key: null, rule: null, args: {} };
  return { allowed: false, key: reason.key, rule: reason.rule, args: reason.args };
}
