// Saves pictures and values as files. The browser makes the files.

import { useState } from "preact/hooks";
import { engine } from "../engine";
import type { DrawQuestion } from "../engine/types";
import { say } from "../texts";
import { canvas, png as pngOf, withImage } from "./raster";
import { size } from "./svg";

/** Lets the browser save a file. */
export function save(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file later, so the address must live on for a while.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The longest side of a canvas, in pixels. Some browsers refuse larger ones. */
const MAX_PIXELS = 8_000;

/** The picture at twice its size, or as large as a canvas can be. */
function png(svg: string): Promise<Blob> {
  const { width, height } = size(svg);
  const scale = Math.min(2, MAX_PIXELS / Math.max(width, height, 1));
  return withImage(svg, (image) => {
    const { surface, brush } = canvas(width * scale, height * scale);
    brush.fillStyle = "white";
    brush.fillRect(0, 0, surface.width, surface.height);
    brush.drawImage(image, 0, 0, surface.width, surface.height);
    return pngOf(surface);
  });
}

/** A file name: the letters and digits of `text`. */
export function fileName(text: string): string {
  const plain = text.normalize("NFKD").replace(/[^A-Za-z0-9.]+/g, "-").replace(/^[-.]+|[-.]+$/g, "");
  return plain.slice(0, 60) || "grundy";
}

type Kind = "svg" | "png" | "tex" | "dot" | "csv";

/** The names of the kinds, in every language. */
const names: Record<Kind, string> = { svg: "SVG", png: "PNG", tex: "TikZ", dot: "DOT", csv: "CSV" };

export interface DownloadsProps {
  /** The name of the files, without an ending. */
  name: string;
  /** The picture to save, if there is one. */
  drawing?: DrawQuestion | null;
  /** True if the picture has a form for Graphviz. */
  dot?: boolean;
  /** Writes the values as comma-separated text. */
  csv?: () => string | Promise<string>;
  limit?: number;
}

export function Downloads({ name, drawing = null, dot = false, csv, limit }: DownloadsProps) {
  const [failed, fail] = useState(false);
  const file = fileName(name);
  const draw = async (format: "svg" | "tex" | "dot", theme?: "light" | "both") => {
    if (drawing === null) {
      return "";
    }
    const { text } = await engine.ask("draw", { ...drawing, format, theme }, { limit });
    return text;
  };
  const savers: Record<Kind, () => Promise<void>> = {
    svg: async () => save(`${file}.svg`, await draw("svg", "both"), "image/svg+xml"),
    png: async () => save(`${file}.png`, await png(await draw("svg", "light")), "image/png"),
    tex: async () => save(`${file}.tex`, await draw("tex"), "text/x-tex"),
    dot: async () => save(`${file}.dot`, await draw("dot"), "text/vnd.graphviz"),
    csv: async () => save(`${file}.csv`, (await csv?.()) ?? "", "text/csv"),
  };
  const offered: Kind[] = [...(drawing === null ? [] : (["svg", "png", "tex"] as const)), ...(dot ? (["dot"] as const) : []), ...(csv ? (["csv"] as const) : [])];
  const start = (kind: Kind) => {
    fail(false);
    savers[kind]().catch(() => fail(true));
  };
  return (
    <div class="downloads" role="group" aria-label={say("shell-downloads")}>
      <span class="faint" aria-hidden="true">
        {say("shell-save")}
      </span>
      {offered.map((kind) => (
        <button key={kind} type="button" class="quiet" onClick={() => start(kind)} aria-label={say("shell-save-as", { kind: names[kind] })}>
          {names[kind]}
        </button>
      ))}
      {failed && <span role="alert">{say("shell-save-failed")}</span>}
    </div>
  );
}
