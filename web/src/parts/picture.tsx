// A picture of the engine. The content security policy forbids style elements in the document, and the names of
// their classes would meet those of other pictures: so each picture stands in a shadow tree of its own, with
// its style as a constructed sheet.

import { useEffect, useRef } from "preact/hooks";
import { size } from "./svg";

export interface PictureProps {
  /** The SVG text as the engine wrote it. */
  svg: string;
  /** `fit` shrinks the picture to the page while its words can be read, `shrink` shrinks it as far as need be;
   *  `scroll` keeps its size. What is larger than its room can be moved. */
  room?: "fit" | "shrink" | "scroll";
  /** Without its heading and the sentence below it: for small pictures, where nobody could read them. */
  bare?: boolean;
  /** What the picture shows, for those who scroll it by keyboard. */
  label: string;
}

/** Never more elements than the engine draws with: what else stands in the text is left out. */
const allowed = new Set("svg g defs pattern title desc path rect line circle ellipse polygon polyline text tspan use marker clipPath".split(" "));

function clean(svg: Element): void {
  for (const element of [...svg.querySelectorAll("*")]) {
    if (!allowed.has(element.localName)) {
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

/** Leaves out the text that stands for itself (what belongs to a cell is centred on it), and the room for it. */
function strip(svg: SVGSVGElement): void {
  svg.querySelectorAll("text:not([text-anchor]), .g-paper").forEach((each) => each.remove());
  const { x, y, width, height } = svg.getBBox();
  const rim = 4;
  svg.setAttribute("viewBox", [x - rim, y - rim, width + 2 * rim, height + 2 * rim].join(" "));
  svg.setAttribute("width", String(width + 2 * rim));
  svg.setAttribute("height", String(height + 2 * rim));
}

function place(host: HTMLElement, text: string, bare: boolean): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  // The style is taken out before the text is parsed: the policy would complain of it even so far from the document.
  const styles: string[] = [];
  const plain = text.replace(/<style[^>]*>([^]*?)<\/style>/g, (_, style: string) => {
    styles.push(style);
    return "";
  });
  const svg = new DOMParser().parseFromString(plain, "image/svg+xml").documentElement;
  if (svg.localName !== "svg") {
    root.replaceChildren();
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`svg { display: block; max-width: 100%; max-height: var(--picture-height, none); height: auto } :host(.scroll) svg { max-width: none } ${styles.join("\n")}`);
  clean(svg);
  root.adoptedStyleSheets = [sheet];
  const shown = document.importNode(svg, true);
  root.replaceChildren(shown);
  if (bare && shown instanceof SVGSVGElement) {
    strip(shown);
  }
}

export function Picture({ svg, room = "fit", bare = false, label }: PictureProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current !== null) {
      place(host.current, svg, bare);
    }
  }, [svg, bare]);
  const { width } = size(svg);
  return (
    <div class={`picture ${room}`} role="group" aria-label={label} tabIndex={room === "shrink" ? undefined : 0}>
      <div ref={host} class={room} style={{ width: room === "scroll" ? `${width}px` : undefined, minWidth: room === "fit" ? `min(${width}px, 30rem)` : undefined }} />
    </div>
  );
}
