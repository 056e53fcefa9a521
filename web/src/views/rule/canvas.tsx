// A canvas as wide as its place, sharp on every screen, in the colours of the page.

import "../../style/values.css";

import { useEffect, useRef, useState } from "preact/hooks";
import { useTheme } from "../../theme";
import { colours, type Ink } from "./shade";

/** The width of an element, which changes with the window. */
export function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    if (place.current !== null) {
      watch.observe(place.current);
    }
    return () => watch.disconnect();
  }, []);
  return { place, width };
}

interface CanvasProps {
  width: number;
  height: number;
  /** Draws in pixels of the page; `ratio` of them make a pixel of the screen. */
  draw: (context: CanvasRenderingContext2D, ratio: number, ink: Ink) => void;
  /** What the drawing depends on. */
  on: readonly unknown[];
}

export function Canvas({ width, height, draw, on }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { theme } = useTheme();
  const ratio = Math.min(2, devicePixelRatio);
  useEffect(() => {
    const context = canvas.current?.getContext("2d") ?? null;
    if (context !== null && canvas.current !== null && width > 0) {
      draw(context, ratio, colours(canvas.current));
    }
  }, [width, height, ratio, theme, ...on]);
  return <canvas ref={canvas} width={Math.max(1, width * ratio)} height={Math.max(1, height * ratio)} style={{ width: `${width}px`, height: `${height}px` }} aria-hidden="true" />;
}
