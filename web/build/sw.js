// Caches the client's own files so that it opens offline; answers of the server are never cached.  `foretell site` writes
// the next two lines anew for a page that is a folder of files.
const VERSION = "__VERSION__";
const FILES = ["__FILES__"].flat();

// The folder of the page, and what its caches are called: other pages of the same host have caches too.
const HOME = new URL("./", location).href;
const OURS = `foretell ${HOME} `;
const NAME = OURS + VERSION;
// Earlier versions called their caches by the version alone; they served the page at the root of a server.
const isOld = (key) => key !== NAME && (key.startsWith(OURS) || (HOME === `${location.origin}/` && /^[0-9a-f]{16}$/.test(key)));

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter(isOld).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HOME) || request.url.startsWith(`${HOME}api/`)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

// In milliseconds: after this the cached page is shown, for connections that are too weak to load anything.
const PATIENCE = 3000;

/** The page from the server if it answers soon, else the cached one; the same for a text that is opened directly. */
async function page(request) {
  const cache = await caches.open(NAME);
  const kept = (await cache.match(request)) ?? (await cache.match("./"));
  try {
    const answer = fetch(request);
    return await (kept ? Promise.race([answer, late()]) : answer);
  } catch {
    return kept ?? Response.error();
  }
}

const late = () => new Promise((_, reject) => setTimeout(() => reject(new Error("late")), PATIENCE));

/** A cached file; it never goes stale, since its name changes with its contents. */
async function file(request) {
  const kept = await (await caches.open(NAME)).match(request);
  return kept ?? (request.url.endsWith(".net") ? added(request) : fetch(request));
}

/** A file that is cached when it is first needed. */
async function added(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(NAME)).put(request, answer.clone()).catch(() => undefined); // no room: not cached
  return answer;
}
