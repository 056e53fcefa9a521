// Stores the page for use without a network. Browsers allow this only over https and on localhost.

/** True if the browser can store this page. */
export const canStayOffline = "serviceWorker" in navigator && isSecureContext;

/** Stores the files of the page. Call it last, because its downloads delay others. */
export function stayOffline(): void {
  if (canStayOffline && import.meta.env.PROD) {
    // This fails in private windows and on full disks. The page then works as well, but needs a network.
    navigator.serviceWorker.register("./offline.js").then(keepTexts).catch(() => undefined);
  }
}

/** Asks once more for the texts that came before the service worker, which stores what passes through it. */
async function keepTexts(): Promise<void> {
  if (navigator.serviceWorker.controller === null) {
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  }
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  await Promise.all(loaded.filter((name) => name.includes("/assets/texts/")).map((name) => fetch(name)));
}
