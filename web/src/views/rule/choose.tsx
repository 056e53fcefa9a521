import { writeAddress } from "../../address";
import { useAsk } from "../../engine/use-ask";
import type { Game } from "../../engine/types";
import { texts } from "../../texts";
import { title } from "../../texts/game-title";
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
      <span class="hidden">{texts.rule.pick}</span>
      <select
        value=""
        onChange={({ currentTarget }) => {
          onPick(currentTarget.value);
          currentTarget.value = "";
        }}
      >
        <option value="">{texts.rule.pickNone}</option>
        {[...groups].map(([group, members]) => (
          <optgroup key={group} label={group}>
            {members.map((game) => (
              <option key={game.name} value={game.name}>
                {title(game)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** One example for each way to write a rule. */
export function Examples({ open }: { open: boolean }) {
  return (
    <details class="ways" open={open}>
      <summary>{texts.rule.examples}</summary>
      <ul>
        {texts.rule.example.map(({ rule, about }) => (
          <li key={rule}>
            <a href={writeAddress("rule", { rule })}>
              <code>{rule}</code>
              <span>{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
