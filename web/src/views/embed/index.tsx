// One board to play on, in a frame of another page. The address of the frame holds all that it shows.

import { useEffect, useRef } from "preact/hooks";
import { useAddress } from "../../address";
import { Board } from "./board";
import { read } from "./choice";
import { tellSize } from "./messages";
import "../../style/embed.css";

export function Embed() {
  const { address, visit } = useAddress();
  const root = useRef<HTMLElement>(null);
  useEffect(() => (root.current === null ? undefined : tellSize(root.current)), []);
  return (
    <main ref={root} class="embed" onClickCapture={leave}>
      <Board key={visit} choice={read(address.query)} />
    </main>
  );
}

/** Lets a link to another view open the whole page beside the frame. */
function leave(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const hash = link?.getAttribute("href") ?? "";
  if (link !== null && hash.startsWith("#/")) {
    link.href = `./${hash}`;
    link.target = "_blank";
    link.rel = "noopener";
  }
}
