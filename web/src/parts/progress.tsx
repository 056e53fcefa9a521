import type { Progress as Done } from "../engine/client";
import { number, texts } from "../texts";

/** The engine works; the reader may stop it. Short work is not announced: the bar appears after a moment. */
export function Progress({ label, progress, onCancel }: { label: string; progress: Done | null; onCancel: () => void }) {
  return (
    <div class="progress" role="status">
      <span class="bar" aria-hidden="true" />
      <span>
        {label}
        {progress !== null && progress.done > 0 && <span class="faint"> {texts.shell.soFar(number(progress.done))}</span>}
      </span>
      <button type="button" onClick={onCancel}>
        {texts.shell.cancel}
      </button>
    </div>
  );
}
