import { writeAddress } from "../../address";
import { useAsk } from "../../engine/use-ask";
import type { Game } from "../../engine/types";
import { say } from "../../texts";
import { list } from "../games/search";

/** The games that a rule defines, in their groups. Other games need a board; they are in the gallery. */
export function PickGame({ onPick }: { onPick: (rule: string) => void }) {
  const games = useAsk("games", {});
  const groups = new Map<string, Game[]>();
  for (const game of list(games.answer ?? []).filter(({ rule }) => rule !== null)) {
    groups.set(game.group, [...(groups.get(game.group) ?? []), game]);
  }
  return (
    <label class="pick">
      <span class="hidden">{say("rule-pick")}</span>
      <select
        value=""
        onChange={({ currentTarget }) => {
          onPick(currentTarget.value);
          currentTarget.value = "";
        }}
      >
        <option value="">{say("rule-pick-none")}</option>
        {[...groups].map(([group, members]) => (
          <optgroup key={group} label={group}>
            {members.map((game) => (
              <option key={game.name} value={game.name}>
                {game.title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** A rule for each way to write one. */
const examples = [
  ["set", "take {1,3,4}"],
  ["name", "kayles"],
  ["code", "0.137"],
  ["heap", "n -> n-1 | floor(n/2)"],
  ["split", "n -> [a, n-a] for a in 1..n-1 if a != n-a"],
  ["pair", "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-k) for k in 1..min(a,b)"],
] as const;

/** One example for each way to write a rule. */
export function Examples({ open }: { open: boolean }) {
  return (
    <details class="ways" open={open}>
      <summary>{say("rule-examples")}</summary>
      <ul>
        {examples.map(([name, rule]) => (
          <li key={rule}>
            <a href={writeAddress("rule", { rule })}>
              <code>{rule}</code>
              <span>{say(`rule-example-${name}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
