import { useEffect, useId, useRef, useState } from "preact/hooks";
import { engine } from "../engine";
import type { PositionAnswer } from "../engine/types";
import { useAsk } from "../engine/use-ask";
import { language, say } from "../texts";
import { useTheme } from "../theme";
import { cardOf } from "./card";
import { drawingOf } from "./drawing";
import { fileName, save } from "./downloads";
import { frameOf } from "./frame";
import { QrCode } from "./qr-code";
import "../style/share.css";

export interface Shared {
  /** The address to share. */
  address: string;
  /** The position that the view shows. */
  read: PositionAnswer | null;
  misere: boolean;
  /** The sentence below the picture. The default is the rule of the game. */
  caption: string | undefined;
  /** Who begins on the embedded board. */
  first: "you" | "engine" | "people" | undefined;
  /** False if the view cannot be embedded. */
  embed: boolean;
}

export function ShareDialog({ onClose, ...shared }: Shared & { onClose: () => void }) {
  const { address, read, misere, first, embed } = shared;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [large, enlarge] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      class="share"
      aria-labelledby={id}
      onClose={onClose}
      // A click on the ground around the dialog closes it.
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="share-parts">
        <div class="row share-head">
          <h2 id={id}>{say("share-title")}</h2>
          <button type="button" class="quiet" onClick={close} aria-label={say("share-close")}>
            <span aria-hidden="true">✕</span>
          </button>
        </div>
        <Copied label={say("share-link")} text={address} />
        <button type="button" class="share-code" aria-pressed={large} aria-label={large ? say("share-qr-smaller") : say("share-qr-larger")} onClick={() => enlarge(!large)}>
          <span class={large ? "large" : undefined}>
            <QrCode text={address} labelled />
          </span>
        </button>
        {read !== null && embed && <Copied label={say("share-frame")} text={frameOf(address, { position: read.position, misere, first, lang: language() })} />}
        {read !== null && <Pictures {...shared} read={read} />}
      </div>
    </dialog>
  );
}

/** A text to copy. */
function Copied({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Browsers give access to the clipboard only over https and on localhost. The older way works elsewhere.
      setCopied(document.execCommand("copy"));
    }
  };
  return (
    <div class="copied">
      <label for={id}>{label}</label>
      <div class="row">
        <input ref={field} id={id} readOnly value={text} onFocus={({ currentTarget }) => currentTarget.select()} />
        <button type="button" onClick={() => void copy()}>
          {say("share-copy")}
        </button>
      </div>
      <p class="faint" role="status">
        {copied && say("share-copied")}
      </p>
    </div>
  );
}

type Kind = "card" | "svg" | "tex";

/** Saves the position as a picture, without who wins. */
function Pictures({ read, misere, caption }: Omit<Shared, "read"> & { read: PositionAnswer }) {
  const { theme } = useTheme();
  const [failed, fail] = useState(false);
  const drawing = drawingOf(read, misere);
  const rule = read.components[0]?.rule;
  const asked = useAsk("rule", rule === undefined || drawing === null ? null : { rule });
  const game = asked.answer?.game ?? null;
  if (drawing === null) {
    return null;
  }
  const draw = async (format: "svg" | "tex", theme: "light" | "dark" | "both") => (await engine.ask("draw", { ...drawing, format, theme, figure: { title: "", answers: "hidden" } })).text;
  const name = fileName(read.position);
  const savers: Record<Kind, () => Promise<void>> = {
    card: async () => {
      const words = { title: game === null ? read.position : game.title, caption: caption ?? game?.about ?? read.position };
      save(`${name}.png`, await cardOf({ svg: await draw("svg", theme), ...words }), "image/png");
    },
    svg: async () => save(`${name}.svg`, await draw("svg", "both"), "image/svg+xml"),
    tex: async () => save(`${name}.tex`, await draw("tex", "light"), "text/x-tex"),
  };
  const start = (kind: Kind) => {
    fail(false);
    savers[kind]().catch(() => fail(true));
  };
  return (
    <div role="group" aria-label={say("share-pictures")} class="share-pictures">
      <p>{say("share-pictures")}</p>
      <div class="row">
        {(["card", "svg", "tex"] as const).map((kind) => (
          <button key={kind} type="button" onClick={() => start(kind)} disabled={kind === "card" && asked.state === "asking"}>
            {say(`share-save-${kind}`)}
          </button>
        ))}
      </div>
      {failed && <p role="alert">{say("shell-save-failed")}</p>}
    </div>
  );
}
