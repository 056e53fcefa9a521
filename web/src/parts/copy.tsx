import { useEffect, useState } from "preact/hooks";
import { say } from "../texts";

const SHOWN_MS = 2_000;

/** Copies a text, and says so. */
export function Copy({ text, label }: { text: () => string; label: string }) {
  const [state, set] = useState<"ready" | "done" | "failed">("ready");
  useEffect(() => {
    const clock = state === "ready" ? undefined : setTimeout(() => set("ready"), SHOWN_MS);
    return () => clearTimeout(clock);
  }, [state]);
  const copy = () =>
    navigator.clipboard
      ?.writeText(text())
      .then(() => set("done"))
      .catch(() => set("failed")) ?? set("failed");
  return (
    <button type="button" onClick={() => void copy()}>
      <span role="status">{state === "ready" ? label : state === "done" ? say("shell-copied") : say("shell-not-copied")}</span>
    </button>
  );
}
