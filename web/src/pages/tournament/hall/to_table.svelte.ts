import { untrack } from "svelte";
import { router } from "../../../browser/router.svelte.ts";
import { tellTurn } from "../../../settings/alerts.ts";
import type { RoundTable } from "../../../tournament/model.ts";
import { t } from "../../../words/words.svelte.ts";

/**
 * Go to the reader's table on the server as soon as it is opened, or when they look at the page again, which alerts them;
 * not to one that was open when they came.  Create it with a component; `table`: theirs in the round that is played.
 */
export function toTable(table: () => RoundTable | null): void {
  let known: string | null | undefined;
  let waiting = "";

  function go(): void {
    if (!waiting || document.visibilityState !== "visible") return;
    tellTurn(false);
    router.go(`/table/${encodeURIComponent(waiting)}`);
  }

  $effect(() => {
    const now = table();
    const game = now?.over ? null : (now?.game ?? null);
    untrack(() => {
      if (known !== undefined && game !== null && game !== known) {
        waiting = game;
        tellTurn(true, t("web-online-round-begins"));
        go();
      }
      known = game;
    });
  });
  $effect(() => {
    document.addEventListener("visibilitychange", go);
    return () => document.removeEventListener("visibilitychange", go);
  });
}
