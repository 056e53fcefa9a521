// The page without a network: all its files are kept when it is first opened, and a new version takes over
// as a whole, so that files of two versions never meet. The build fills in the version and the list.

const cacheName = "grundy-b50b22e89ab6de50";
const files = ["NOTICE.txt","assets/grundy_wasm_bg-2pOj5RVC.wasm","assets/index-C8WnRvKq.js","assets/index-CXPpBJoM.css","assets/worker-C2oThrVp.js","grundy.webmanifest","icon.svg","index.html"];

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
    // The folder itself is the page, whatever view its hash names.
    url.hash = "";
    url.search = "";
    const key = url.href === self.registration.scope ? "index.html" : url.href;
    return (await cache.match(key)) ?? fetch(event.request);
  };
  event.respondWith(answer());
});
