import { SERVER } from "../browser/address.ts";
import type { Fault } from "../protocol/types.ts";
import { withToken } from "./token.ts";

const PREFIX = "/api/v1";

/** A refusal by the server; `code`: for programs; `status`: 0 without an answer. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly where: string | null = null,
  ) {
    super(message);
  }
}

async function asked<T>(path: string, init: RequestInit): Promise<T> {
  if (SERVER === null) throw new Refused(404, "no-server", "this page uses no server");
  let answer: Response;
  try {
    answer = await fetch(SERVER + PREFIX + path, withToken(init));
  } catch {
    throw new Refused(0, "offline", "there is no answer");
  }
  const value: unknown = await answer.json().catch(() => null);
  if (answer.ok) return value as T;
  const fault = (value ?? {}) as Partial<Fault> & { where?: string };
  throw new Refused(answer.status, fault.code ?? "unknown", fault.message ?? "", fault.rule ?? null, fault.where ?? null);
}

/** Send a GET request; throws Refused. */
export const get = <T>(path: string): Promise<T> => asked<T>(path, {});

/** Send a value; throws Refused. */
export const post = <T>(path: string, value: unknown, method = "POST"): Promise<T> =>
  asked<T>(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(value) });

/** The address of a table's or pad's socket, for continuing after a line. */
export function socketAddress(path: string, after: number | null): string {
  const query = after === null ? "" : `?after=${after}`;
  return `${(SERVER || location.origin).replace(/^http/, "ws")}${PREFIX}${path}/socket${query}`;
}
