// Moves and zooms the picture in its frame. It only changes one attribute, so nothing draws again.

import { type RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { minScale, firstLook, fit, keepVisible, pan, pinch, type Point, reveal, type Viewport, type Size, zoom } from "./viewport";

export interface Controls {
  seeAll: () => void;
  zoomBy: (factor: number) => void;
  panBy: (dx: number, dy: number) => void;
  /** Moves a point of the picture into the frame. */
  reveal: (at: Point) => void;
}

/** Below this scale nobody can read the labels, and they are fainter. */
const MIN_READABLE_SCALE = 0.42;
/** A pointer that moves less than this, in pixels, presses; otherwise it drags. */
const DRAG_THRESHOLD = 6;

/** `onPress` gets the element that the visitor presses without dragging. */
export function useViewport(frame: RefObject<HTMLElement | null>, layer: RefObject<SVGGElement | null>, picture: Size, start: Point, onPress: (target: Element) => void): Controls {
  const viewport = useRef<Viewport>({ x: 0, y: 0, scale: 1 });
  /**
   * True once the visitor has moved or zoomed. Before that, a frame that changes its size shows the whole
   * picture again, or the start of a large one.
   */
  const chosen = useRef(false);
  const press = useRef(onPress);
  press.current = onPress;
  const { width, height } = picture;
  const [startX, startY] = start;

  const controls = useMemo(() => {
    const size = (): Size => ({ width: frame.current?.clientWidth ?? 1, height: frame.current?.clientHeight ?? 1 });
    const set = (next: Viewport) => {
      viewport.current = keepVisible(next, { width, height }, size());
      const { x, y, scale } = viewport.current;
      layer.current?.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
      frame.current?.classList.toggle("unreadable", scale < MIN_READABLE_SCALE);
    };
    const choose = (next: Viewport) => {
      chosen.current = true;
      set(next);
    };
    const smallest = () => minScale({ width, height }, size());
    const middle = (): Point => [size().width / 2, size().height / 2];
    return {
      size,
      set,
      lookFirst: () => set(firstLook({ width, height }, size(), [startX, startY])),
      seeAll: () => {
        chosen.current = true;
        set(fit({ width, height }, size()));
      },
      zoomBy: (factor: number, at: Point = middle()) => choose(zoom(viewport.current, factor, at, smallest())),
      panBy: (dx: number, dy: number) => choose(pan(viewport.current, dx, dy)),
      reveal: (at: Point) => set(reveal(viewport.current, at, size())),
      pinch: (before: [Point, Point], after: [Point, Point]) => choose(pinch(viewport.current, before, after, smallest())),
    };
  }, [width, height, startX, startY]);

  useEffect(() => {
    const element = frame.current;
    if (element === null) {
      return;
    }
    controls.lookFirst();
    const fingers = new Map<number, Point>();
    let began: { at: Point; target: Element } | null = null;
    const place = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const down = (event: PointerEvent) => {
      if (event.button === 0 && event.target instanceof Element) {
        fingers.set(event.pointerId, place(event));
        began = fingers.size === 1 ? { at: place(event), target: event.target } : null;
      }
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) {
        return;
      }
      const now = place(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (began !== null && Math.hypot(now[0] - began.at[0], now[1] - began.at[1]) < DRAG_THRESHOLD) {
        return;
      }
      began = null;
      element.setPointerCapture(event.pointerId);
      element.classList.add("dragged");
      fingers.set(event.pointerId, now);
      if (other === undefined) {
        controls.panBy(now[0] - before[0], now[1] - before[1]);
      } else {
        controls.pinch([before, other], [now, other]);
      }
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      element.classList.remove("dragged");
      if (began !== null && event.type === "pointerup") {
        press.current(began.target);
      }
      began = null;
    };
    const wheel = (event: WheelEvent) => {
      // The plain wheel scrolls the page. A pinch on a touchpad counts as a wheel with Ctrl.
      if (!event.ctrlKey && !event.metaKey) {
        return;
      }
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      controls.zoomBy(Math.exp(-Math.max(-200, Math.min(200, event.deltaY * lines)) / 300), place(event));
    };
    const resized = new ResizeObserver(() => (chosen.current ? controls.set(viewport.current) : controls.lookFirst()));
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("wheel", wheel, { passive: false });
    resized.observe(element);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("wheel", wheel);
      resized.disconnect();
    };
  }, [controls]);

  return controls;
}
