// The motion of a board: what goes fades, what comes grows, and a piece that moves glides. Only opacity and
// transform change, so the browser need not draw again.

const DURATION_MS = 250;
/** How long a piece that the engine takes stays visible. */
const HOLD_MS = 350;

/** True if the visitor wants motion. */
export function wantsMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

type Shape = SVGGraphicsElement;

/** The shapes of a picture, without its ground and the marks of possible moves. */
function shapes(svg: SVGSVGElement): Shape[] {
  return [...svg.querySelectorAll<Shape>("rect, circle, path, ellipse, polygon, line, text")].filter((shape) => !shape.matches(".g-paper, .g-move, defs *, .leaving *"));
}

/** What tells a shape from others. */
const signature = (shape: Shape) => `${shape.localName} ${[...shape.attributes].map(({ name, value }) => `${name}=${value}`).join(" ")} ${shape.textContent}`;

/** Shapes of one kind look alike: they differ only in their place. */
const kind = (shape: Shape) => `${shape.localName} ${shape.getAttribute("class")} ${shape.getAttribute("r")} ${shape.getAttribute("width")} ${shape.textContent}`;

const at = (shape: Shape, name: "x" | "y") => Number(shape.getAttribute(name) ?? shape.getAttribute(`c${name}`) ?? 0);

/** Shows how one picture of a board becomes the next one. `down` says how far the first one stands lower. */
export function animate(before: SVGSVGElement, now: SVGSVGElement, down: number, slow: boolean): void {
  if (!wantsMotion()) {
    return;
  }
  const [old, fresh] = [shapes(before), shapes(now)];
  // Shapes that stand elsewhere in the whole cannot be told from shapes that move.
  const shifted = old.map((shape) => [signature(shape), shape] as const);
  const known = new Set(fresh.map(signature));
  const met = new Set(shifted.map(([name]) => name));
  const leaving = shifted.filter(([name]) => !known.has(name)).map(([, shape]) => shape);
  const coming = fresh.filter((shape) => !met.has(signature(shape)));
  if (down !== 0 || leaving.length > fresh.length) {
    return;
  }
  const timing = { duration: DURATION_MS, delay: slow ? HOLD_MS : 0, easing: "ease-in-out", fill: "backwards" } as const;
  const gliding = new Set<Shape>();
  for (const shape of coming) {
    const from = leaving.filter((each) => kind(each) === kind(shape));
    const rivals = coming.filter((each) => kind(each) === kind(shape));
    const [only] = from;
    if (only !== undefined && from.length === 1 && rivals.length === 1 && /^(rect|circle|text)$/.test(shape.localName)) {
      gliding.add(only);
      shape.animate([{ transform: `translate(${at(only, "x") - at(shape, "x")}px, ${at(only, "y") - at(shape, "y")}px)` }, { transform: "none" }], timing);
    } else {
      shape.animate([{ opacity: 0 }, { opacity: 1 }], timing);
    }
  }
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.setAttribute("class", "leaving");
  const copies = leaving.filter((shape) => !gliding.has(shape)).map((shape) => shape.cloneNode(true));
  group.append(...copies);
  now.append(group);
  const gone = group.animate([{ opacity: 1, transform: "none" }, { opacity: 0, transform: "translateY(8px)" }], { ...timing, fill: "both" });
  gone.finished.then(() => group.remove()).catch(() => undefined);
}
