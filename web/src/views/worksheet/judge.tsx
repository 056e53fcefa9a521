import type { Judged } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Picture } from "../../parts/picture";
import { shortText } from "../../pictures/move-text";
import { language, say } from "../../texts";

/** Positions to judge: who wins, and by which move. */
export function Judge({ positions, solved }: { positions: Judged[]; solved: boolean }) {
  return (
    <>
      <p class="ask-for">{say("worksheet-judge")}</p>
      <ol class={solved ? "judged solved-list" : "judged"}>
        {positions.map((each) => (
          <li key={each.position}>{solved ? <Judgement {...each} /> : <Position position={each.position} />}</li>
        ))}
      </ol>
    </>
  );
}

function Position({ position }: { position: string }) {
  const { answer } = useAsk("draw", { what: "board", position, format: "svg", theme: "both", figure: { title: "", answers: "hidden", language: language() } });
  const places = position.slice(position.indexOf(":") + 1).trim();
  return (
    <>
      <div class="position">{answer === null ? <code>{places}</code> : <Picture svg={answer.text} label={say("worksheet-position", { position })} room="shrink" />}</div>
      <p class="blank">{say("worksheet-who-wins")}</p>
      <p class="blank">{say("worksheet-winning-move")}</p>
    </>
  );
}

function Judgement({ position, outcome, winning_move }: Judged) {
  const places = position.slice(position.indexOf(":") + 1).trim();
  const leaves = winning_move?.split(" → ")[1] ?? "";
  return (
    <>
      <code>{places}</code>: {winning_move === null ? say(`shell-outcome-${outcome}-about`) : say("worksheet-wins-by", { move: shortText({ text: winning_move, after: leaves }) })}
    </>
  );
}
