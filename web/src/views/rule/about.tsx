import { writeAddress } from "../../address";
import type { RuleAnswer } from "../../engine/types";
import { say } from "../../texts";

/** What the engine knows about the rule before it computes, and links to other views. */
export function About({ rule }: { rule: RuleAnswer }) {
  const { game, sample } = rule;
  return (
    <div class="about-rule">
      {game !== null && (
        <p>
          {say("rule-is-game")} <a href={writeAddress("games", {}, game.name)}>{game.title}</a>. {game.about}
        </p>
      )}
      {rule.canonical !== rule.rule.trim() && rule.canonical !== game?.name && (
        <p>
          <span class="faint">{game?.name === rule.rule.trim() ? say("rule-as-rule") : say("rule-same-as")}</span> <code>{rule.canonical}</code>
          {rule.reason !== null && rule.reason !== undefined && <span class="faint"> ({rule.reason})</span>}
        </p>
      )}
      {sample !== null && <PositionLinks position={sample} labelled={rule.labelled} />}
    </div>
  );
}

/**
 * Links to the views of a position. A state graph does not know the winners in labelled games, so it has no
 * link there.
 */
export function PositionLinks({ position, labelled }: { position: string; labelled: boolean }) {
  return (
    <p class="row" role="group" aria-label={say("rule-go-on")}>
      <code>{position}</code>
      <a href={writeAddress("position", { position })}>{say("rule-open-position")}</a>
      {!labelled && <a href={writeAddress("graph", { position })}>{say("rule-open-graph")}</a>}
      <a href={writeAddress("play", { position })}>{say("rule-open-play")}</a>
    </p>
  );
}
