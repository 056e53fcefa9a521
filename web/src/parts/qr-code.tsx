// A QR code as SVG.

import { encode } from "uqr";
import { say } from "../texts";

/** The squares around the code that the standard asks for. */
const RIM = 4;

/** The dark squares as one path; null if the text is too long for a code. */
export function pathOf(text: string): { path: string; size: number } | null {
  try {
    const { data, size } = encode(text, { ecc: "L", border: RIM });
    const row = (dark: boolean[], y: number) => dark.map((each, x) => (each ? `M${x} ${y}h1v1h-1z` : "")).join("");
    return { path: data.map(row).join(""), size };
  } catch {
    return null;
  }
}

interface QrCodeProps {
  text: string;
  /** True if words around the code say what it is. */
  labelled?: boolean;
}

/** Leads a phone to this address. It is dark on white in every theme, because many cameras need that. */
export function QrCode({ text, labelled = false }: QrCodeProps) {
  const code = pathOf(text);
  return code === null ? (
    <p class="faint">{say("share-qr-too-long")}</p>
  ) : (
    <svg class="qr" viewBox={`0 0 ${code.size} ${code.size}`} {...(labelled ? { "aria-hidden": true } : { role: "img", "aria-label": say("share-qr-label") })} shape-rendering="crispEdges">
      <rect width={code.size} height={code.size} />
      <path d={code.path} />
    </svg>
  );
}
