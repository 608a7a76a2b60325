/** The choices of Play now as a form, in words, and as a game; fetched when there is a choice or a game starts. */

import { kindOf, plainForm, type Form } from "../../newgame/form.ts";
import type { QuickChoice } from "../../newgame/quick.ts";
import { saneForm } from "../../newgame/saved_form.ts";
import { othersOf } from "../../newgame/solo.ts";
import { botLabel } from "../../words/bots.svelte.ts";
import { gameNotes, kindTitle } from "../../words/kinds.ts";
import { listed } from "../../words/names.ts";
import { t } from "../../words/words.svelte.ts";

export { playForm } from "../../newgame/solo.ts";

/** The form for a choice: bots have all other seats. */
export function formOfChoice(choice: QuickChoice | null): Form {
  const form = saneForm(choice);
  return { ...form, others: othersOf({ ...form, seats: form.others.length + 1 }, false) };
}

/** The game in one line; usual values are left out. */
export function told(choice: QuickChoice): string {
  const form = formOfChoice(choice);
  const kind = kindOf(form);
  const usual = formOfChoice(null);
  const [others, usually] = [form, usual].map((each) => each.others.slice(0, form.seats - 1).join());
  const parts = [kindTitle(kind), ...gameNotes(kind.game)];
  if (others !== usually) parts.push(t("web-home-against", { bots: listed(botsTold(form)) }));
  if (form.hints !== plainForm().hints) parts.push(t(`web-hints-${form.hints}.short`));
  return parts.join(" · ");
}

/** The levels of the others, with their numbers. */
function botsTold({ others, seats }: Form): string[] {
  const bots = others.slice(0, seats - 1).map((bot) => botLabel(bot ?? ""));
  return [...new Set(bots)].map((bot) => {
    const many = bots.filter((each) => each === bot).length;
    return many > 1 ? `${many} × ${bot}` : bot;
  });
}
