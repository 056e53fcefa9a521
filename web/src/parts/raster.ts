// Pictures as images of pixels.

import { size } from "./svg";

/** Loads an SVG text for as long as `draw` works. */
export async function withImage<Result>(svg: string, draw: (image: HTMLImageElement) => Result | Promise<Result>): Promise<Result> {
  const { width, height } = size(svg);
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    return await draw(image);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A canvas of this size, and its brush. */
export function canvas(width: number, height: number): { surface: HTMLCanvasElement; brush: CanvasRenderingContext2D } {
  const surface = document.createElement("canvas");
  surface.width = Math.max(1, Math.round(width));
  surface.height = Math.max(1, Math.round(height));
  const brush = surface.getContext("2d");
  if (brush === null) {
    throw new Error("no canvas");
  }
  return { surface, brush };
}

/** The file of a canvas. */
export function png(surface: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => surface.toBlob((blob) => (blob === null ? reject(new Error("no image")) : resolve(blob)), "image/png"));
}
