/** Opens a table and seats the reader and the chosen bots. */

import type { GuestPortrait } from "../portraits/portraits.ts";
import type { TableMade } from "../protocol/types.ts";
import type { Command } from "../server/connection.ts";
import { post } from "../server/http.ts";
import { me } from "../server/me.svelte.ts";
import { commitmentOf, newValue } from "../table/hidden_values.ts";
import { note } from "../table/noted_shuffle.ts";
import { guestName } from "../words/guests.ts";
import { kindOf, type Form } from "./form.ts";

/** The commands for a new table, in this order. */
export function firstCommands(form: Form, commitment: string, portrait: GuestPortrait): Command[] {
  const bots = form.others.slice(0, form.seats - 1);
  return [
    { do: "sit", seat: 0, commitment, portrait },
    ...bots.flatMap((bot, place): Command[] => (bot === null ? [] : [{ do: "seat-bot", seat: place + 1, bot }])),
  ];
}

/** Open a table; returns its id; throws Refused. */
export async function openTable(form: Form): Promise<string> {
  await me.need(guestName());
  const { table, commitment } = await post<TableMade>("/tables", kindOf(form));
  const { ownPortrait } = await import("../portraits/own.ts");
  const value = newValue();
  note(table, commitment, value);
  const commands = firstCommands(form, commitmentOf(table, 0, value), ownPortrait());
  for (const [number, command] of commands.entries()) {
    await post(`/tables/${table}/commands`, { type: "do", id: `open-${number}`, command });
  }
  return table;
}
