// Keeps the client's own files, so that it opens without a net; what the server says is never kept.

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

// Milliseconds: where the net is so weak that nothing comes, the kept page is there by then.
const PATIENCE = 3000;

/** The page from the server if it answers soon, else the kept one; so too a text that is opened by itself. */
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

/** A file that is kept under its name for good, since its name changes with its contents. */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}
