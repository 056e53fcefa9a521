// Makes the page work without a network. The first visit stores all its files. A new version replaces them
// all at once, so that files of two versions never mix. The texts of a language are stored when a visitor reads them.
// The build fills in the version and the list of files.

const cacheName = "grundy-__VERSION__";
const files = __FILES__;
const isText = (file) => file.startsWith("assets/texts/");

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll(files.filter((file) => !isText(file)).map((file) => new Request(file, { cache: "no-cache" })));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith("grundy-") && name !== cacheName).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) {
    return;
  }
  const answer = async () => {
    const cache = await caches.open(cacheName);
    // The address of the folder is the page, whichever view the hash names.
    url.hash = "";
    url.search = "";
    const key = url.href === self.registration.scope ? "index.html" : url.href;
    const kept = await cache.match(key);
    if (kept !== undefined) {
      return kept;
    }
    const response = await fetch(event.request);
    if (response.ok && files.some((file) => isText(file) && url.href === new URL(file, self.registration.scope).href)) {
      await cache.put(key, response.clone());
    }
    return response;
  };
  event.respondWith(answer());
});
