import type { KnownBy, Outcome } from "../engine/types";
import { say } from "../texts";

/** How the engine knows an answer. The words say it; colour and sign only repeat it. */
export function KnownByBadge({ knownBy }: { knownBy: KnownBy }) {
  const [name, about] = [say(`shell-known-by-${knownBy}-name`), say(`shell-known-by-${knownBy}-about`)];
  return (
    <span class={`badge known-${knownBy}`} title={about}>
      <span aria-hidden="true">{knownBy === "seen" ? "≈" : "✓"}</span> {name}
    </span>
  );
}

/** Who wins. The badge of a P-position is hatched, as in the pictures. */
export function OutcomeBadge({ outcome, long = false }: { outcome: Outcome; long?: boolean }) {
  const [name, about] = [say(`shell-outcome-${outcome}-name`), say(`shell-outcome-${outcome}-about`)];
  return (
    <span class={`badge outcome-${outcome.toLowerCase()}`} title={about}>
      {name}
      {long && <span class="about">{about}</span>}
    </span>
  );
}
