// Programs and certificates. An engine may be built without them; then these cards are not there.

import { useEffect, useState } from "preact/hooks";
import { engine } from "../../engine";
import { Refused } from "../../engine/client";
import type { Language } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { KnownByBadge } from "../../parts/badges";
import { Copy } from "../../parts/copy";
import { fileName, save } from "../../parts/downloads";
import { say } from "../../texts";
import { Card } from "./card";

const RETRY_MS = 60_000;

/** The languages, each with its name and the ending of its files. */
const languages = {
  python: { name: "Python", ending: "py" },
  cpp: { name: "C++", ending: "cpp" },
  rust: { name: "Rust", ending: "rs" },
  java: { name: "Java", ending: "java" },
  go: { name: "Go", ending: "go" },
} as const satisfies Record<Language, { name: string; ending: string }>;
const names = Object.keys(languages) as Language[];

export function Code({ rule }: { rule: string }) {
  const [lang, choose] = useState<Language>("python");
  const asked = useAsk("code", { rule, lang });
  if (asked.state === "refused" || (asked.answer === null && asked.state === "asking")) {
    return null;
  }
  const { name, ending } = languages[lang];
  return (
    <Card title={say("explore-code")} question={say("explore-code-asks")}>
      <div class="row" role="group" aria-label={say("explore-code-languages")}>
        {names.map((each) => (
          <button key={each} type="button" aria-pressed={each === lang} onClick={() => choose(each)}>
            {languages[each].name}
          </button>
        ))}
      </div>
      <Answer asked={asked} label={say("explore-writing-code")} retryMs={RETRY_MS}>
        {({ code, known_by }) => (
          <>
            <p>
              <KnownByBadge knownBy={known_by} />
            </p>
            <pre class="code-text" tabIndex={0} role="group" aria-label={name}>
              {code}
            </pre>
            <p class="row">
              <Copy text={() => code} label={say("explore-copy-code")} />
              <button type="button" onClick={() => save(`${fileName(rule)}.${ending}`, code, "text/plain")}>
                {say("shell-save-as", { kind: name })}
              </button>
            </p>
          </>
        )}
      </Answer>
    </Card>
  );
}

/** True if the engine knows the question. */
function useOffers(name: "certify" | "certify-law"): boolean {
  const [offers, set] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    const nothing = name === "certify" ? engine.ask(name, { position: "" }, { signal: control.signal }) : engine.ask(name, { rule: "" }, { signal: control.signal });
    nothing.catch((error: unknown) => error instanceof Refused && error.problem.kind !== "unknown" && set(true));
    return () => control.abort();
  }, [name]);
  return offers;
}

/** Saves a certificate, which a small program can check without trusting this one. */
export function Certificate(about: { rule: string } | { position: string; misere: boolean }) {
  const isLaw = "rule" in about;
  const offered = useOffers(isLaw ? "certify-law" : "certify");
  const [state, set] = useState<"ready" | "busy" | "failed">("ready");
  const write = async () => {
    set("busy");
    try {
      const written = await (isLaw ? engine.ask("certify-law", about, { limit: RETRY_MS }) : engine.ask("certify", about, { limit: RETRY_MS }));
      save(`${fileName(isLaw ? about.rule : about.position)}.cert`, written.certificate ?? "", "text/plain");
      set("ready");
    } catch {
      set("failed");
    }
  };
  return !offered ? null : (
    <p class="row">
      <button type="button" disabled={state === "busy"} onClick={() => void write()}>
        {say("explore-save-certificate")}
      </button>
      <span class="faint">{say("explore-certificate-about")}</span>
      <span role="status">{state === "failed" && say("explore-no-certificate")}</span>
    </p>
  );
}
