/** What actions at a table change in its seats, here and at a server. */

import type { TableView } from "../protocol/types.ts";
import type { Action } from "./fold_game.ts";

export type Seat = TableView["seats"][number];

export const FREE: Seat = { name: "", free: true, program: false, bot: null, owned: false, why: null, value: null, commitment: null, portrait: null };

/** A seat after an action at it; null if the action does not change it. */
export function seatAfter(seat: Seat, action: Action): Seat | null {
  switch (action.action) {
    case "seated":
      return { ...FREE, free: false, name: action.name, program: action.program ?? false, owned: true, portrait: action.portrait ?? null };
    case "bot-seated":
      return { ...FREE, free: false, name: action.name, bot: action.bot };
    case "unseated":
      return FREE;
    case "added":
      return { ...seat, value: action.value, commitment: null };
    case "committed":
      return { ...seat, value: null, commitment: action.commitment };
    case "disclosed":
      return { ...seat, value: action.value };
    case "portrait-chosen":
      return { ...seat, portrait: action.portrait };
    case "handed-over":
      return { ...seat, bot: action.bot, why: action.why };
    case "taken-back":
      return { ...seat, bot: null, why: null };
    default:
      return null;
  }
}
