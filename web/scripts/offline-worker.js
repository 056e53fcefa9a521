// Makes the page work without a network. The first visit stores all its files. A new version replaces them
// all at once, so that files of two versions never mix. The build fills in the version and the list of files.

const cacheName = "grundy-__VERSION__";
const files = __FILES__;

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
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
    return (await cache.match(key)) ?? fetch(event.request);
  };
  event.respondWith(answer());
});
