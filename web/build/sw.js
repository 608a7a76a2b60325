// Caches the client's own files so that it opens offline; the server's answers are never cached.  `foretell site` rewrites
// the next lines for a page that is a folder of files.
const VERSION = "__VERSION__";
const FILES = ["__FILES__"].flat();
const GAME = ["__GAME__"].flat(); // those of the first game: they come first, even while a page loads a game
const LATER = ["__LATER__"].flat(); // large files, fetched a while after the page is shown, or when a game needs them
const SITE = false; // whether the page is a folder of files, whose paths are fragments

// The page's folder, and the prefix of its caches' names: other pages of the same host have caches too.
const HOME = new URL("./", location).href;
const OURS = `foretell ${HOME} `;
const NAME = OURS + VERSION;
// Earlier versions named their caches after the version alone; they only served pages at the root of a server.
const isOld = (key) => key !== NAME && (key.startsWith(OURS) || (HOME === `${location.origin}/` && /^[0-9a-f]{16}$/.test(key)));
// These files have a content hash in their names.
const isLasting = (name) => name.startsWith("assets/");
// Such a file of whatever version has it.
const earlier = async (name) => (isLasting(name) ? await caches.match(name) : undefined);
// The page itself, which comes last: whatever has it is complete.
const PAGE = "./";
const isComplete = async (key) => (await (await caches.open(key)).match(PAGE)) !== undefined;

self.addEventListener("install", (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});

// How many files are fetched at once; few, so that the page comes first.
const AT_ONCE = 3;

/**
 * Cache all files or none: a version is used once it is complete.  Unchanged files come from an earlier version's cache, the
 * others from the host.
 */
async function install() {
  const cache = await caches.open(NAME);
  const put = async (name, isNeeded) => {
    const kept = await earlier(name);
    if (kept) await cache.put(name, kept);
    else if (isNeeded) await fetched(cache, name);
  };
  const left = [...GAME, ...FILES.filter((name) => !GAME.includes(name) && name !== PAGE)];
  const some = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) await put(name, true);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some)).finally(() => left.splice(0));
  await put(PAGE, true);
  await Promise.all(LATER.map((name) => put(name, false)));
}

/** Cache a file while no game is being loaded; a download that a game interrupts is repeated later, unless the game needs it. */
async function fetched(cache, name) {
  for (;;) {
    await untilFree();
    try {
      const how = { priority: "low", ...(!GAME.includes(name) && { signal: yielding.signal }), ...(!isLasting(name) && { cache: "no-cache" }) };
      return await cache.add(new Request(name, how));
    } catch (fault) {
      if (fault.name !== "AbortError") throw fault;
    }
  }
}

// While a page loads a game, nothing else is fetched, for at most this many milliseconds, in case that page never finishes.
const LONGEST_GAME = 30_000;
let yielding = new AbortController();
let free = Promise.resolve();
let freed = () => undefined;

/** Wait until no game is being loaded; another one may start when one is done. */
async function untilFree() {
  for (let waited = null; waited !== free; ) {
    waited = free;
    await waited;
  }
}

function giveWay() {
  freed();
  yielding.abort();
  yielding = new AbortController();
  free = new Promise((done) => {
    freed = done;
    setTimeout(done, LONGEST_GAME);
  });
}

self.addEventListener("activate", (event) => {
  event.waitUntil(tidyUp().then(() => self.clients.claim()));
});

/** Delete all earlier versions but the last: pages that are open now still ask for its files, which the server no longer has. */
async function tidyUp() {
  const old = (await caches.keys()).filter(isOld);
  const complete = await Promise.all(old.map(isComplete));
  const last = old[complete.lastIndexOf(true)];
  await Promise.all(old.filter((key) => key !== last).map((key) => caches.delete(key)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HOME)) return;
  if (["api/", "operator"].some((path) => request.url.startsWith(HOME + path))) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

// "shown": all files of the page have arrived.  "busy", "free": a page starts to load a game, or has loaded it.
self.addEventListener("message", (event) => {
  if (event.data === "shown") event.waitUntil(fetchLater());
  if (event.data === "busy") giveWay();
  if (event.data === "free") freed();
});

// How long to wait, in milliseconds, before large files are fetched.
const A_WHILE = 2000;

/** Fetch the large files one by one, unless the reader saves data or has a very slow connection. */
async function fetchLater() {
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  if (saveData || effectiveType.endsWith("2g") || typeof WebAssembly !== "object") return;
  await new Promise((done) => setTimeout(done, A_WHILE));
  for (const name of LATER) {
    await untilFree();
    await added(new URL(name, HOME).href);
  }
}

// After this many milliseconds the cached page is shown, for connections too weak to load anything.
const PATIENCE = 3000;

/** The server's page if it answers soon, and not with a fault of its own or of a proxy, otherwise the cached one; likewise for a text file opened directly. */
async function page(request) {
  const cache = await caches.open(NAME);
  const kept = (await cache.match(request)) ?? (await cache.match(PAGE));
  try {
    if (!kept) return await fetch(request);
    const answer = await Promise.race([fetch(request), late()]);
    return answer.status < 500 ? answer : kept;
  } catch {
    return kept ?? Response.error();
  }
}

const late = () => new Promise((_, reject) => setTimeout(() => reject(new Error("late")), PATIENCE));

/** A cached file, also of the version before; it is never stale, since its name changes with its contents. */
async function file(request) {
  const cache = await caches.open(NAME);
  if (isLater(request.url)) await added(request.url);
  return (await cache.match(request)) ?? (await earlier(request.url.slice(HOME.length))) ?? fetch(request);
}

const isLater = (url) => LATER.some((name) => new URL(name, HOME).href === url);
const coming = new Map();

/** Cache a large file once, if there is a connection and enough space. */
function added(url) {
  if (!coming.has(url)) coming.set(url, add(url).catch(() => undefined).finally(() => coming.delete(url)));
  return coming.get(url);
}

async function add(url) {
  const cache = await caches.open(NAME);
  if (!(await cache.match(url))) await cache.add(new Request(url, { priority: "low" }));
}

// It is the reader's turn at a table that they have not open.
self.addEventListener("push", (event) => {
  event.waitUntil(tell(told(event.data)));
});

/** What the server sent; if unreadable, an empty notification, since browsers require one. */
function told(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

async function tell({ table = "", title = "foretell", text = "", turns = 1 }) {
  const shown = { body: text, tag: `table ${table}`, renotify: true, icon: "icon-192.png", badge: "icon-192.png", data: { table } };
  const badge = self.navigator.setAppBadge?.(turns); // works even where notifications are no longer allowed
  await Promise.all([self.registration.showNotification(title, shown), badge]);
}

self.addEventListener("notificationclick", (event) => {
  const { table = "" } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(open(new URL(`${SITE ? "#/" : ""}${table && `table/${encodeURIComponent(table)}`}`, HOME).href));
});

/** Show an address in a window that already has it, otherwise in a new one. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
