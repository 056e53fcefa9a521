// Everything that a view shows stands in the hash of the address, so that the address reproduces it, also on a
// plain file server under any path: `#/rule?rule=0.77&to=200`, `#/games/kayles`.

import { useEffect, useState } from "preact/hooks";

export const views = ["rule", "position", "graph", "play", "games"] as const;
export type View = (typeof views)[number];

export interface Address {
  view: View;
  /** What follows the view: `kayles` in `#/games/kayles`. */
  item: string | null;
  query: Record<string, string>;
}

/** Text that is not well encoded (somebody typed a lone `%`) is taken as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Encodes what would end a value or be broken by a mail program; a rule stays readable. */
function encode(text: string): string {
  return encodeURIComponent(toWellFormed(text)).replace(/%(3A|2C|2B|2F|3B|40|24)/g, decodeURIComponent);
}

/** A lone half of a surrogate pair cannot be encoded. */
function toWellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD");
}

/** Reads a hash; what is no view is the view of rules. */
export function readAddress(hash: string): Address {
  const text = hash.replace(/^#/, "");
  const mark = text.indexOf("?");
  const path = mark < 0 ? text : text.slice(0, mark);
  const [name = "", ...items] = path.split("/").filter((part) => part !== "");
  const view = views.find((known) => known === name) ?? "rule";
  const query: Record<string, string> = {};
  const pairs = mark < 0 ? [] : text.slice(mark + 1).split("&");
  for (const pair of pairs) {
    const equals = pair.indexOf("=");
    if (equals > 0) {
      // `+` is a plus sign: it joins the components of a sum.
      Object.defineProperty(query, decode(pair.slice(0, equals)), {
        value: decode(pair.slice(equals + 1)),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  }
  return { view, item: items.length > 0 ? decode(items.join("/")) : null, query };
}

/** The hash of a view; a part that is null, undefined or empty is left out. */
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

/** A whole number from the address between two bounds, else what is usual. */
export function numberIn(query: Record<string, string>, name: string, usual: number, least: number, most: number): number {
  const text = query[name];
  if (text === undefined || !/^\d{1,15}$/.test(text)) {
    return usual;
  }
  return Math.min(most, Math.max(least, Number(text)));
}

let pending: ReturnType<typeof setTimeout> | undefined;

/** Goes to a view, as a link does: the way back leads to the view before. */
export function go(hash: string): void {
  clearTimeout(pending);
  location.hash = hash;
}

/**
 * Goes on inside a view, by a move: the way back leads to the state before, and the view stays as it is, with
 * its focus and its place on the screen. Its address says where back and forward lead.
 */
export function step(hash: string): void {
  clearTimeout(pending);
  history.replaceState({ inside: true }, "");
  history.pushState({ inside: true }, "", hash);
}

/** Did the way back or forward lead to another state of the same view? */
function inside(before: Address, next: Address): boolean {
  const state = history.state as { inside?: boolean } | null;
  return state?.inside === true && before.view === next.view && before.item === next.item;
}

/**
 * Writes into the address what the view now shows, without a step in the history and without a new view: for
 * changes while the reader types. Browsers refuse too many such changes, so this collects them for a moment. A
 * reader who goes elsewhere meanwhile stays there, even before the browser reports it.
 */
export function note(hash: string): void {
  clearTimeout(pending);
  const here = location.hash;
  pending = setTimeout(() => {
    if (location.hash === here) {
      history.replaceState(history.state, "", hash);
    }
  }, 200);
}

/** The address, and a number that grows with each visit; what a view only notes is no visit. */
export function useAddress(): { address: Address; visit: number } {
  const [here, set] = useState(() => ({ address: readAddress(location.hash), visit: 0 }));
  useEffect(() => {
    const change = () => {
      clearTimeout(pending);
      const address = readAddress(location.hash);
      set((before) => ({ address, visit: before.visit + (inside(before.address, address) ? 0 : 1) }));
    };
    addEventListener("hashchange", change);
    return () => removeEventListener("hashchange", change);
  }, []);
  return here;
}
