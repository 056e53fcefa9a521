// Stores the page for use without a network. Browsers allow this only over https and on localhost.

/** True if the browser can store this page. */
export const canStayOffline = "serviceWorker" in navigator && isSecureContext;

/** Stores the files of the page. Call it last, because its downloads delay others. */
export function stayOffline(): void {
  if (canStayOffline && import.meta.env.PROD) {
    // This fails in private windows and on full disks. The page then works as well, but needs a network.
    navigator.serviceWorker.register("./offline.js").catch(() => undefined);
  }
}
