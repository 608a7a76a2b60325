import { Refused } from "../server/http.ts";

/** The id of the sentence for a replay that cannot be had. */
export function replayFault(reason: unknown): string {
  const { code, status } = reason instanceof Refused ? reason : { code: "", status: 0 };
  if (code === "no-rules") return "web-fault-no-rules";
  if (["not-loaded", "offline", "newer", "not-over"].includes(code)) return `web-replay-fault-${code}`;
  return status === 404 ? "web-replay-fault-none" : "web-replay-fault-other";
}
