import { words } from "../words/words.svelte.ts";
import type { Route } from "./router.svelte.ts";

/** A page, and all the words; the first page has what it says without them. */
const withWords = (page: Route["page"]): Route["page"] => async () => (await Promise.all([page(), words.whole()]))[0];

/** All pages; each is fetched when it is first shown. */
export const ROUTES: Route[] = [
  { path: "/", page: () => import("../pages/home/Home.svelte") },
  { path: "/new", page: withWords(() => import("../pages/new/New.svelte")) },
  { path: "/table/:id", page: withWords(() => import("../pages/table/Table.svelte")) },
  { path: "/replay", page: withWords(() => import("../pages/replay/Load.svelte")) },
  { path: "/replay/:id", page: withWords(() => import("../pages/replay/Replay.svelte")) },
  { path: "/rules", page: withWords(() => import("../pages/rules/Rules.svelte")) },
  { path: "/learn", page: withWords(() => import("../pages/learn/Learn.svelte")) },
  { path: "/learn/:name", page: withWords(() => import("../pages/learn/Lesson.svelte")) },
  { path: "/cards", page: withWords(() => import("../pages/cards/Cards.svelte")) },
  { path: "/fair", page: withWords(() => import("../pages/fair/Fair.svelte")) },
  { path: "/*", page: withWords(() => import("../pages/Lost.svelte")) },
];
