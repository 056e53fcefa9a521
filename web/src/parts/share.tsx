// A button that opens the dialog to share what a view shows. The dialog loads when somebody wants it.

import { lazy, Suspense } from "preact/compat";
import { useState } from "preact/hooks";
import type { PositionAnswer } from "../engine/types";
import { say } from "../texts";
import type { Shared } from "./share-dialog";

const ShareDialog = lazy(async () => (await import("./share-dialog")).ShareDialog);

interface ShareProps extends Partial<Omit<Shared, "address">> {
  /** The hash of the view to share. The default is that of the page. */
  hash?: string;
}

/** The picture and the embedded board of a position are offered if there is one. */
export function Share({ hash, read = null, misere = false, caption, first, embed = true }: ShareProps & { read?: PositionAnswer | null }) {
  const [address, open] = useState<string | null>(null);
  // The address may have changed since the view was drawn.
  const show = () => open(new URL(hash ?? location.hash, location.href).href);
  return (
    <>
      <button type="button" onClick={show} aria-haspopup="dialog">
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path
            d="M8.6 10.7l6.8-3.9M8.6 13.3l6.8 3.9M6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6M18 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6M18 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6"
            fill="none"
            stroke="currentColor"
            stroke-width="2"
          />
        </svg>
        {say("share-open")}
      </button>
      {address !== null && (
        <Suspense fallback={null}>
          <ShareDialog address={address} read={read} misere={misere} caption={caption} first={first} embed={embed} onClose={() => open(null)} />
        </Suspense>
      )}
    </>
  );
}
