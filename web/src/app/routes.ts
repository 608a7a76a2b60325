import { can } from "../browser/abilities.ts";
import type { Route } from "../browser/router.svelte.ts";
import { words } from "../words/words.svelte.ts";

/** A page that waits for all texts; the first page brings the few that it needs. */
const withWords = (page: Route["page"]): Route["page"] => async () => (await Promise.all([page(), words.whole()]))[0];

/** A page of the score pad; all of them are in one file, so that the whole pad works offline once one page was opened. */
const pad = (name: keyof typeof import("../pages/pad/pages.ts")): Route["page"] =>
  withWords(async () => ({ default: (await import("../pages/pad/pages.ts"))[name] }));

const NEW: Route = { path: "/new", page: withWords(() => import("../pages/new/New.svelte")) };
const DAILY: Route = { path: "/daily", page: withWords(() => import("../pages/daily/Daily.svelte")) };
const TABLE: Route = { path: "/table/:id", page: withWords(() => import("../pages/table/Table.svelte")) };
const CONTINUE: Route = { path: "/continue/:id", page: withWords(() => import("../pages/table/Continue.svelte")) };
const LOAD: Route = { path: "/replay", page: withWords(() => import("../pages/replay/Load.svelte")) };
const REPLAY: Route = { path: "/replay/:id", page: withWords(() => import("../pages/replay/Replay.svelte")) };
const LOOK: Route = { path: "/look/:key", page: withWords(() => import("../pages/replay/together/Look.svelte")) };
const LOOKBACK: Route[] = [
  { path: "/lookback/:id", page: withWords(() => import("../pages/lookback/LookBack.svelte")) },
  { path: "/statistics", page: withWords(() => import("../pages/lookback/Statistics.svelte")) },
];
const LESSONS: Route[] = [
  { path: "/learn", page: withWords(() => import("../pages/learn/Learn.svelte")) },
  { path: "/learn/:name", page: withWords(() => import("../pages/learn/Lesson.svelte")) },
];

/** A tournament: for organisers, on the phones of its people, at a table, in the hall, and to print. */
const TOURNAMENT: Route[] = [
  { path: "/tournament", page: withWords(() => import("../pages/tournament/Start.svelte")) },
  { path: "/tournament/:key", page: withWords(() => import("../pages/tournament/Tournament.svelte")) },
  { path: "/tournament/:key/hall", page: withWords(() => import("../pages/tournament/hall/Hall.svelte")) },
  { path: "/tournament/:key/table/:code", page: withWords(() => import("../pages/tournament/hall/AtTable.svelte")) },
  { path: "/tournament/:key/print/:what", page: withWords(() => import("../pages/tournament/print/Print.svelte")) },
];

const PUZZLES: Route[] = [
  { path: "/puzzles", page: withWords(() => import("../pages/puzzles/Puzzles.svelte")) },
  { path: "/puzzles/:id", page: withWords(() => import("../pages/puzzles/Puzzle.svelte")) },
];

/** All pages that this page can show; each is fetched when it is first shown. */
export const ROUTES: Route[] = [
  ...(can("tables") || can("solo") ? [NEW, TABLE] : []),
  ...(can("tables") ? [CONTINUE, ...TOURNAMENT] : []),
  ...(can("solo") ? [DAILY] : []),
  ...(can("records") ? [LOAD] : []),
  ...(can("replays") ? [REPLAY] : []),
  ...(can("viewings") ? [LOOK] : []),
  ...(can("look-back") ? LOOKBACK : []),
  ...(can("lessons") ? LESSONS : []),
  ...(can("puzzles") ? PUZZLES : []),
  { path: "/", page: () => import("../pages/home/Home.svelte") },
  { path: "/rules", page: withWords(() => import("../pages/rules/Rules.svelte")) },
  { path: "/cards", page: withWords(() => import("../pages/cards/Cards.svelte")) },
  { path: "/fair", page: withWords(() => import("../pages/fair/Fair.svelte")) },
  { path: "/pad", page: pad("Pad") },
  { path: "/pad/:place", page: pad("Place") },
  { path: "/pad/game/:id", page: pad("Game") },
  { path: "/*", page: withWords(() => import("../frame/Lost.svelte")) },
];
