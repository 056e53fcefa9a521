import { writeAddress } from "../../address";
import type { Game } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Heading } from "../../parts/heading";
import { say } from "../../texts";
import { LargeSample } from "./sample";

/** One game: how to play it, what is known about it, and where to begin. */
export function Story({ game }: { game: Game }) {
  const rule = useAsk("rule", { rule: game.name });
  const hasLaw = rule.answer?.sequence === true || rule.answer?.coordinates === 2;
  const hasSheet = rule.answer?.kind === "heap" || (rule.answer?.kind === "points" && rule.answer.coordinates === 2);
  const [first] = game.samples;
  return (
    <article class="story">
      <a href={writeAddress("games")}>← {say("games-all")}</a>
      <Heading title={game.title} about={game.group} />
      <div class="sides">
        <div class="stack">
          <section>
            <h2>{say("games-how")}</h2>
            <p>{game.about}</p>
          </section>
          <p class="row">
            {first !== undefined && (
              <a class="button main" href={writeAddress("play", { position: first })}>
                {say("games-open-play")}
              </a>
            )}
            {hasLaw && (
              <a class="button" href={writeAddress("rule", { rule: game.name })}>
                {say("games-open-rule")}
              </a>
            )}
            <a class="button" href={writeAddress("puzzles", {}, `${game.name}/easy`)}>
              {say("games-open-puzzles")}
            </a>
            {/* A sheet is about nim-values, which labelled games do not have. */}
            {rule.answer?.labelled !== true && first !== undefined && (
              <a class="button" href={writeAddress("worksheet", { rule: hasSheet ? game.name : first })}>
                {say("games-open-worksheet")}
              </a>
            )}
          </p>
          <section>
            <h2>{say("games-known")}</h2>
            <p>{game.known}</p>
          </section>
          <dl class="particulars">
            <Particular name={say("games-typed")} value={game.name} code />
            {game.aliases.length > 0 && <Particular name={say("games-aliases")} value={game.aliases.join(", ")} />}
            {game.rule !== null && <Particular name={say("games-rule")} value={game.rule} code />}
            {game.notation !== "" && <Particular name={say("games-notation")} value={game.notation} />}
          </dl>
        </div>
        <LargeSample game={game} />
      </div>
      <section class="samples">
        <h2>{say("games-samples")}</h2>
        <ul>
          {game.samples.map((position) => (
            <li key={position} class="card">
              <code>{position}</code>
              <span class="row">
                <a class="button" href={writeAddress("position", { position })}>
                  {say("games-open-position")}
                </a>
                {rule.answer?.labelled !== true && (
                  <a class="button" href={writeAddress("graph", { position })}>
                    {say("games-open-graph")}
                  </a>
                )}
                <a class="button" href={writeAddress("play", { position })}>
                  {say("games-open-play")}
                </a>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

function Particular({ name, value, code = false }: { name: string; value: string; code?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{code ? <code>{value}</code> : value}</dd>
    </div>
  );
}
