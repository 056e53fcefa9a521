/** The width and height of an SVG text from the engine, in pixels. */
export function size(svg: string): { width: number; height: number } {
  const box = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(/\s+/).map(Number) ?? [];
  const [, , width = 0, height = 0] = box;
  return { width: Number.isFinite(width) ? width : 0, height: Number.isFinite(height) ? height : 0 };
}
