// Keeps the page for when there is no network. Browsers allow this on https and on the own machine only.

/** Can this page be kept? */
export const canStayOffline = "serviceWorker" in navigator && isSecureContext;

/** Starts to keep the files of the page, once the page itself is there. */
export function stayOffline(): void {
  if (canStayOffline && import.meta.env.PROD) {
    // The page works as well where this fails (private windows, full discs).
    navigator.serviceWorker.register("./offline.js").catch(() => undefined);
  }
}
