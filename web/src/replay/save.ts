import { saveText } from "../browser/save.ts";
import { fetchRecord } from "./fetching.ts";

/** The name of a game's file. */
export const fileName = (table: string): string => `foretell-${table.replace(/[^\w-]/g, "") || "game"}.json`;

/** Save the record of a finished game; throws Refused. */
export async function saveRecord(table: string): Promise<void> {
  saveText(JSON.stringify(await fetchRecord(table)), fileName(table));
}
