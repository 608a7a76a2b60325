/** The lines of a table's log from before the reader came. */

import { isDevice } from "../browser/ids.ts";
import type { Line } from "../protocol/types.ts";
import { get, Refused } from "../server/http.ts";

const PAGE = 500;
/** The pauses between attempts to fetch lines, in milliseconds. */
const PAUSES = [1000, 3000, 9000];

/** The lines of a table after one and up to another; throws Refused. */
export async function pastLines(table: string, after: number, last: number): Promise<Line[]> {
  if (isDevice(table)) return (await (await import("../device/replays.ts")).linesHere(table)).slice(after, last);
  const lines: Line[] = [];
  while (after + lines.length < last) {
    const page = await patiently(() =>
      get<{ lines: Line[] }>(`/tables/${table}/lines?after=${after + lines.length}&limit=${PAGE}`),
    );
    if (!page.lines.length) break;
    lines.push(...page.lines);
  }
  return lines.slice(0, last - after);
}

/** Retry after a pause if that can help: no answer, too many requests, a server error. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await ask();
    } catch (fault) {
      if (!(fault instanceof Refused) || (fault.status >= 400 && fault.status < 500 && fault.status !== 429)) throw fault;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
}
