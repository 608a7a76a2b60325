import { fetchRecord } from "./fetching.ts";

/** Save a text as a file. */
export function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The name of a game's file. */
export const fileName = (table: string): string => `foretell-${table.replace(/[^\w-]/g, "") || "game"}.json`;

/** Save the record of a finished game; throws Refused. */
export async function saveRecord(table: string): Promise<void> {
  saveFile(JSON.stringify(await fetchRecord(table)), fileName(table));
}
