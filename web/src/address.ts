// The hash of the address holds everything that a view shows, so that the address reproduces the view. The
// hash also works on a plain file server and under any path: `#/rule?rule=0.77&to=200`, `#/games/kayles`.

import { useEffect, useRef, useState } from "preact/hooks";
import { clip } from "./parts/cut";
import { say } from "./texts";

export const views = ["home", "learn", "play", "puzzles", "explore", "games", "rule", "position", "graph", "worksheet", "about"] as const;
export type View = (typeof views)[number];

export interface Address {
  view: View;
  /** The name in the address, if there is no view with this name. */
  unknown?: string;
  /** The part after the view: `kayles` in `#/games/kayles`. */
  item: string | null;
  query: Record<string, string>;
}

/** Decodes a part of the address. Returns badly encoded text, such as a lone `%`, unchanged. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Encodes the characters that would end a value or that mail programs break. A rule stays readable. */
function encode(text: string): string {
  return encodeURIComponent(toWellFormed(text)).replace(/%(3A|2C|2B|2F|3B|40|24)/g, decodeURIComponent);
}

/** Replaces lone halves of surrogate pairs, because `encodeURIComponent` throws at them. */
function toWellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD");
}

/** Reads a hash. An unknown view becomes the first page, which says so. */
export function readAddress(hash: string): Address {
  const text = hash.replace(/^#/, "");
  const mark = text.indexOf("?");
  const path = mark < 0 ? text : text.slice(0, mark);
  const [name = "", ...items] = path.split("/").filter((part) => part !== "");
  const found = views.find((known) => known === name);
  const query: Record<string, string> = {};
  const pairs = mark < 0 ? [] : text.slice(mark + 1).split("&");
  for (const pair of pairs) {
    const equals = pair.indexOf("=");
    if (equals > 0) {
      // `+` stays a plus sign, because it joins the components of a sum. `defineProperty`
      // makes `__proto__` a plain name.
      Object.defineProperty(query, decode(pair.slice(0, equals)), {
        value: decode(pair.slice(equals + 1)),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  }
  return { view: found ?? "home", ...(found === undefined && name !== "" && { unknown: decode(name) }), item: items.length > 0 ? decode(items.join("/")) : null, query };
}

/** The hash of a view. It omits the parts that are null, undefined, false or empty. */
export function writeAddress(
  view: View,
  query: Record<string, string | number | boolean | null | undefined> = {},
  item: string | null = null,
): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== false)
    .map(([name, value]) => `${encode(name)}=${encode(value === true ? "1" : String(value))}`);
  const path = item === null || item === "" ? `#/${view}` : `#/${view}/${encode(item)}`;
  return pairs.length > 0 ? `${path}?${pairs.join("&")}` : path;
}

/** A whole number from the address, clamped to the bounds; `fallback` if the address has none. */
export function numberIn(query: Record<string, string>, name: string, fallback: number, min: number, max: number): number {
  const text = query[name];
  if (text === undefined || !/^\d{1,15}$/.test(text)) {
    return fallback;
  }
  return Math.min(max, Math.max(min, Number(text)));
}

const MAX_TITLE = 60;

/** Names the tab after the view and what it shows: `nim : 3,4,5 · Play · grundy`. Search engines and link previews read the description. */
export function entitle({ view, item, query }: Address): void {
  const shown = (item ?? query.q ?? query.rule ?? query.position ?? "").trim();
  document.title = [clip(shown, MAX_TITLE), view === "home" ? "" : say(`shell-views-${view}`), "grundy"].filter((part) => part !== "").join(" · ");
  document.querySelector('meta[name="description"]')?.setAttribute("content", say(`shell-describes-${view}`));
}

let pendingNote: ReturnType<typeof setTimeout> | undefined;

/** Goes to a view, as a link does. The Back button leads to the view before. */
export function go(hash: string): void {
  clearTimeout(pendingNote);
  location.hash = hash;
}

/**
 * Records a step inside a view, such as a move. Back and Forward then change the address, and the view
 * follows it: it keeps its focus and its place on the screen.
 */
export function step(hash: string): void {
  clearTimeout(pendingNote);
  history.replaceState({ inside: true }, "");
  history.pushState({ inside: true }, "", hash);
  entitle(readAddress(hash));
}

/** True if Back or Forward led to another state of the same view. */
function sameView(before: Address, next: Address): boolean {
  const state = history.state as { inside?: boolean } | null;
  return state?.inside === true && before.view === next.view && before.item === next.item;
}

/**
 * Writes what the view shows into the address, without a step in the history and without a new visit. Views
 * call it while the visitor types. It waits a moment and writes only the latest change, because browsers
 * refuse too many. If the address changes in the meantime, the visitor has left the view, and this writes
 * nothing.
 */
export function note(hash: string): void {
  clearTimeout(pendingNote);
  const here = location.hash;
  pendingNote = setTimeout(() => {
    if (location.hash === here) {
      history.replaceState(history.state, "", hash);
      entitle(readAddress(hash));
    }
  }, 200);
}

let arrived = false;

/** True once the visitor has followed a link inside the page, as opposed to opening the page. */
export const arrivedByLink = (): boolean => arrived;

/** The address, and a number that grows with each visit of a view. `note` and `step` are not visits. */
export function useAddress(): { address: Address; visit: number } {
  const [here, set] = useState(() => ({ address: readAddress(location.hash), visit: 0 }));
  const mounted = useRef(location.hash);
  useEffect(() => {
    const change = () => {
      clearTimeout(pendingNote);
      const address = readAddress(location.hash);
      arrived = true;
      set((before) => ({ address, visit: before.visit + (sameView(before.address, address) ? 0 : 1) }));
    };
    addEventListener("hashchange", change);
    // The address may have changed before anybody listened.
    if (location.hash !== mounted.current) {
      change();
    }
    return () => removeEventListener("hashchange", change);
  }, []);
  return here;
}
