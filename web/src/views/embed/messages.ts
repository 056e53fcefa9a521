// What the frame tells the page around it. It says nothing secret, so any page may hear it; it listens to nobody.

/** The messages, as `window.postMessage` sends them. */
export type Message =
  /** The height that the frame needs, in pixels. */
  | { grundy: "size"; height: number }
  /** The end of a game. */
  | {
      grundy: "result";
      /** `you`, `engine`, `one`, `two`; null for a tie. */
      winner: string | null;
      /** The number of moves. */
      moves: number;
      /** The position at the end. */
      position: string;
    };

export function tell(message: Message): void {
  if (parent !== window) {
    parent.postMessage(message, "*");
  }
}

/** Tells the height of an element now, and whenever it changes. Returns how to end that. */
export function tellSize(element: HTMLElement): () => void {
  let last = 0;
  const watch = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height !== last) {
      last = height;
      tell({ grundy: "size", height });
    }
  });
  watch.observe(element);
  return () => watch.disconnect();
}
