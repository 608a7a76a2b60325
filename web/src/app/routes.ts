import type { Component } from "svelte";
import { can } from "../browser/abilities.ts";
import type { Route } from "../browser/router.svelte.ts";
import { words } from "../words/words.svelte.ts";

/** A page that waits for all texts; the first page brings the few that it needs. */
const withWords = (page: Route["page"]): Route["page"] => async () => (await Promise.all([page(), words.whole()]))[0];

/** A page of several in one file: those of the pad work offline once one of them was opened. */
const among =
  <Name extends string>(pages: () => Promise<Record<Name, Component<never>>>) =>
  (name: Name): Route["page"] =>
    withWords(async () => ({ default: (await pages())[name] }));

const pad = among(() => import("../pages/pad/pages.ts"));
const club = among(() => import("../pages/club/pages.ts"));
const tournament = among(() => import("../pages/tournament/pages.ts"));
const hall = among(() => import("../pages/tournament/hall/pages.ts"));
const learn = among(() => import("../pages/learn/pages.ts"));
const puzzles = among(() => import("../pages/puzzles/pages.ts"));

const NEW: Route = { path: "/new", page: withWords(() => import("../pages/new/New.svelte")) };
const DAILY: Route = { path: "/daily", page: withWords(() => import("../pages/daily/Daily.svelte")) };
const TABLE: Route = { path: "/table/:id", page: async () => (await Promise.all([import("../pages/table/Table.svelte"), words.forTable()]))[0] };
const CONTINUE: Route = { path: "/continue/:id", page: withWords(() => import("../pages/table/Continue.svelte")) };
const LOAD: Route = { path: "/replay", page: withWords(() => import("../pages/replay/Load.svelte")) };
const REPLAY: Route = { path: "/replay/:id", page: withWords(() => import("../pages/replay/Replay.svelte")) };
const LOOK: Route = { path: "/look/:key", page: withWords(() => import("../pages/replay/together/Look.svelte")) };
const LOOKBACK: Route[] = [
  { path: "/lookback/:id", page: withWords(() => import("../pages/lookback/LookBack.svelte")) },
  { path: "/statistics", page: withWords(() => import("../pages/lookback/Statistics.svelte")) },
];
const LESSONS: Route[] = [
  { path: "/learn", page: learn("Learn") },
  { path: "/learn/:name", page: learn("Lesson") },
];

/** A tournament: for organisers, on the phones of its people, at a table, in the hall, and to print. */
const TOURNAMENT: Route[] = [
  { path: "/tournament", page: tournament("Start") },
  { path: "/tournament/:key", page: tournament("Tournament") },
  { path: "/tournament/:key/hall", page: hall("Hall") },
  { path: "/tournament/:key/table/:code", page: hall("AtTable") },
  { path: "/tournament/:key/print/:what", page: withWords(() => import("../pages/tournament/print/Print.svelte")) },
];

const CLUB: Route[] = [
  { path: "/club", page: club("Clubs") },
  { path: "/club/:key", page: club("Club") },
  { path: "/club/:key/member/:member", page: club("Club") },
];

const PUZZLES: Route[] = [
  { path: "/puzzles", page: puzzles("Puzzles") },
  { path: "/puzzles/:id", page: puzzles("Puzzle") },
];

/** All pages that this page can show; each is fetched when it is first shown. */
export const ROUTES: Route[] = [
  ...(can("tables") || can("solo") ? [NEW, TABLE] : []),
  ...(can("tables") ? [CONTINUE, ...TOURNAMENT, ...CLUB] : []),
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
