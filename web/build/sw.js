// Caches the client's own files so that it opens offline; answers of the server are never cached.

const VERSION = "__VERSION__";
const FILES = ["__FILES__"].flat();

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter((key) => key !== VERSION).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

// In milliseconds: after this the cached page is shown, for connections that are too weak to load anything.
const PATIENCE = 3000;

/** The page from the server if it answers soon, else the cached one; the same for a text that is opened directly. */
async function page(request) {
  const kept = (await caches.match(request)) ?? (await caches.match("/"));
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
  return (await caches.match(request)) ?? (request.url.endsWith(".net") ? added(request) : fetch(request));
}

/** A file that is cached when it is first needed. */
async function added(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(VERSION)).put(request, answer.clone()).catch(() => undefined); // no room: not cached
  return answer;
}
