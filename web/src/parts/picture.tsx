// A picture of the engine. Each picture has its own shadow tree, with its style as a constructed sheet, for
// two reasons: the content security policy forbids style elements in the document, and the class names of
// pictures would collide.

import { useLayoutEffect, useRef } from "preact/hooks";
import { type Theme, useTheme } from "../theme";
import { size } from "./svg";

export interface PictureProps {
  /** The SVG text from the engine, in the theme `both`. */
  svg: string;
  /**
   * `fit` shrinks the picture to the page as long as its words stay readable. `shrink` always shrinks it to
   * the page. `scroll` keeps its size. A picture that is larger than its room scrolls.
   */
  room?: "fit" | "shrink" | "scroll";
  /** Omits the heading and the sentence below the picture. */
  bare?: boolean;
  /** What the picture shows, for screen readers. */
  label: string;
  /** The part of the picture to show, as a viewBox. It fills the room. */
  view?: string;
  /** Gets the picture that was shown before, and the one that takes its place. */
  onDrawn?: (before: SVGSVGElement | null, now: SVGSVGElement) => void;
}

/** The elements that the engine draws with. The picture drops all others. */
const allowedElements = new Set("svg g defs pattern title desc path rect line circle ellipse polygon polyline text tspan use marker clipPath".split(" "));

function removeUnknown(svg: Element): void {
  for (const element of [...svg.querySelectorAll("*")]) {
    if (!allowedElements.has(element.localName)) {
      element.remove();
    }
  }
  for (const element of [svg, ...svg.querySelectorAll("*")]) {
    for (const { name, value } of [...element.attributes]) {
      if (/^on/i.test(name) || (/href$/i.test(name) && !value.startsWith("#"))) {
        element.removeAttribute(name);
      }
    }
  }
}

/**
 * Removes the heading and the sentence below the picture, and their room; also the description, which tells
 * who wins. Text inside a cell has an anchor and stays.
 */
function removeCaptions(svg: SVGSVGElement): void {
  svg.querySelectorAll<SVGTextElement>("text:not([text-anchor])").forEach(removeKey);
  svg.querySelectorAll("text:not([text-anchor]), .g-paper, title, desc").forEach((each) => each.remove());
  const { x, y, width, height } = svg.getBBox();
  const rim = 4;
  svg.setAttribute("viewBox", [x - rim, y - rim, width + 2 * rim, height + 2 * rim].join(" "));
  svg.setAttribute("width", String(width + 2 * rim));
  svg.setAttribute("height", String(height + 2 * rim));
}

/** The largest side of the sign before the words of a legend. */
const MAX_KEY = 30;

/** Removes the sign that a legend explains in these words: it stands before them, on the same line. */
function removeKey(words: SVGTextElement): void {
  const text = words.getBBox();
  for (let key = words.previousElementSibling; key instanceof SVGGraphicsElement && !/^(g|text)$/.test(key.localName); key = words.previousElementSibling) {
    const sign = key.getBBox();
    const beside = sign.x + sign.width <= text.x + 1 && sign.y < text.y + text.height && text.y < sign.y + sign.height;
    if (Math.max(sign.width, sign.height) > MAX_KEY || !beside) {
      return;
    }
    key.remove();
  }
}

/**
 * The style of a picture in the theme of the page, which the visitor can switch. On paper every picture is
 * light.
 */
function themed(style: string, theme: Theme): string {
  return style.replaceAll("(prefers-color-scheme:dark)", theme === "dark" ? "screen" : "not all");
}

function render(host: HTMLElement, text: string, theme: Theme, bareLabel: string | null, view: string | undefined, onDrawn: PictureProps["onDrawn"]): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  // Take the style out before parsing, because the policy applies to the parser's document too.
  const styles: string[] = [];
  const plain = text.replace(/<style[^>]*>([^]*?)<\/style>/g, (_, style: string) => {
    styles.push(themed(style, theme));
    return "";
  });
  const svg = new DOMParser().parseFromString(plain, "image/svg+xml").documentElement;
  if (svg.localName !== "svg") {
    root.replaceChildren();
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`svg { display: block; max-width: 100%; max-height: var(--picture-height, none); height: auto } :host(.scroll) svg { max-width: none } ${styles.join("\n")}`);
  removeUnknown(svg);
  // Shapes that fade out still need the sheet of their own picture.
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.slice(-1), sheet];
  const shown = document.importNode(svg, true);
  const before = root.querySelector("svg");
  root.replaceChildren(shown);
  if (shown instanceof SVGSVGElement) {
    if (bareLabel !== null) {
      removeCaptions(shown);
      shown.setAttribute("aria-label", bareLabel);
    }
    if (view !== undefined) {
      shown.setAttribute("viewBox", view);
      shown.removeAttribute("width");
      shown.removeAttribute("height");
    }
    onDrawn?.(before, shown);
  }
}

export function Picture({ svg, room = "fit", bare = false, label, view, onDrawn }: PictureProps) {
  const host = useRef<HTMLDivElement>(null);
  const { theme } = useTheme();
  useLayoutEffect(() => {
    if (host.current !== null) {
      render(host.current, svg, theme, bare ? label : null, view, onDrawn);
    }
  }, [svg, bare, theme, label, view]);
  const { width } = size(svg);
  return (
    <div class={`picture ${room}`} role="group" aria-label={label} tabIndex={room === "shrink" ? undefined : 0}>
      <div ref={host} class={room} style={{ width: room === "scroll" ? `${width}px` : undefined, minWidth: room === "fit" ? `min(${width}px, 30rem)` : undefined }} />
    </div>
  );
}
