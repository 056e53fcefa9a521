import type { Progress as Amount } from "../engine/client";
import { number, say } from "../texts";

/** Shows that the engine works, with a button to stop it. It appears only if the work takes a moment. */
export function Progress({ label, progress, onCancel }: { label: string; progress: Amount | null; onCancel: () => void }) {
  return (
    <div class="progress" role="status">
      <span class="bar" aria-hidden="true" />
      <span>
        {progress?.loaded !== undefined ? say("shell-loading", { percent: Math.floor(100 * progress.loaded) }) : label}
        {progress !== null && progress.done > 0 && <span class="faint"> {say("shell-so-far", { done: number(progress.done) })}</span>}
      </span>
      <button type="button" onClick={onCancel}>
        {say("shell-cancel")}
      </button>
    </div>
  );
}
