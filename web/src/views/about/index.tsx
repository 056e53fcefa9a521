// What grundy is, how to type a game, the keys, and how to cite it.

import "../../style/about.css";

import { writeAddress } from "../../address";
import { Copy } from "../../parts/copy";
import { Heading } from "../../parts/heading";
import { say } from "../../texts";
import { repository, version } from "../../version";
import { bibtex } from "../explore/bibtex";
import type { ViewProps } from "../props";

const says = ["win", "law", "proof", "private"] as const;

/** One text for each way to type something. */
const notation = [
  ["name", "Dawson's Kayles"],
  ["code", "0.77"],
  ["set", "take {1,3,4}"],
  ["range", "take 1..3"],
  ["rule", "n -> n-1 | floor(n/2)"],
  ["split", "n -> [a, n-a] for a in 1..n-1"],
  ["pair", "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b"],
  ["position", "nim : 3,4,5"],
  ["board", "cram 3x4"],
  ["sum", "kayles : 7 + nim : 3"],
  ["values", "0,1,2,3,1,4,3,2"],
  ["nimber", "5*9+3"],
  ["family", "take 1..a"],
] as const;

const keys = ["tab", "arrows", "enter", "zoom", "all", "wheel"] as const;

export function About(_: ViewProps) {
  const entry = bibtex([], version);
  return (
    <div class="stack view view-about">
      <Heading title={say("shell-views-about")} about={say("about-about")} />
      <section class="card" aria-labelledby="about-what">
        <h2 id="about-what">{say("about-what")}</h2>
        <ul>
          {says.map((each) => (
            <li key={each}>{say(`about-what-${each}`)}</li>
          ))}
        </ul>
      </section>
      <section class="card" aria-labelledby="about-type">
        <h2 id="about-type">{say("about-type")}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("about-type-write")}</th>
              <th scope="col">{say("about-type-mean")}</th>
            </tr>
          </thead>
          <tbody>
            {notation.map(([name, text]) => (
              <tr key={name}>
                <th scope="row">
                  <a href={writeAddress("explore", { q: text })}>
                    <code>{text}</code>
                  </a>
                </th>
                <td>{say(`about-type-${name}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section class="card" aria-labelledby="about-keys">
        <h2 id="about-keys">{say("about-keys")}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("about-key")}</th>
              <th scope="col">{say("about-key-does")}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{say(`about-key-${key}`)}</kbd>
                </th>
                <td>{say(`about-key-${key}-does`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section class="card" aria-labelledby="about-version">
        <h2 id="about-version">{say("about-version")}</h2>
        <p>{say("about-version-is", { version })}</p>
        {repository !== "" && (
          <p>
            <a href={repository} rel="external noreferrer">
              {say("about-source")}
            </a>
          </p>
        )}
        <p>
          <a href="./NOTICE.txt">{say("shell-licences")}</a>
        </p>
        <p>{say("about-cite")}</p>
        <pre class="code-text" tabIndex={0} role="group" aria-label="BibTeX">
          {entry}
        </pre>
        <Copy text={() => entry} label={say("explore-copy-bibtex")} />
      </section>
    </div>
  );
}
