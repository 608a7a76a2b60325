/** The choices of Play now as a form, in words, and as a game; fetched when there is a choice, or a game begins. */

import { kindOf, plainForm, type Form } from "../../newgame/form.ts";
import type { QuickChoice } from "../../newgame/quick.ts";
import { saneForm } from "../../newgame/saved_form.ts";
import { withBots } from "../../newgame/solo.ts";
import { botLabel } from "../../words/bots.svelte.ts";
import { gameNotes, kindTitle } from "../../words/kinds.ts";
import { listed } from "../../words/names.ts";
import { t } from "../../words/words.svelte.ts";

export { playForm } from "../../newgame/solo.ts";

/** The form of a choice: a bot has every other seat. */
export const formOfChoice = (choice: QuickChoice | null): Form => withBots(saneForm(choice));

/** What is played, in a line; what is as usual is left out. */
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

/** The levels of the others, each with its number. */
function botsTold({ others, seats }: Form): string[] {
  const bots = others.slice(0, seats - 1).map((bot) => botLabel(bot ?? ""));
  return [...new Set(bots)].map((bot) => {
    const many = bots.filter((each) => each === bot).length;
    return many > 1 ? `${many} × ${bot}` : bot;
  });
}
