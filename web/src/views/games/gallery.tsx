import { useEffect, useId, useState } from "preact/hooks";
import { note, writeAddress } from "../../address";
import type { Game } from "../../engine/types";
import { say } from "../../texts";
import { SmallSample } from "./sample";
import { search } from "./search";

export function Gallery({ games, words: given }: { games: Game[]; words: string }) {
  const id = useId();
  const [words, setWords] = useState(given);
  useEffect(() => note(writeAddress("games", { search: words })), [words]);
  const groups = search(games, words);
  const count = groups.reduce((sum, [, members]) => sum + members.length, 0);
  return (
    <div class="stack">
      <div class="row" role="search">
        <label for={id}>{say("games-search")}</label>
        <input
          id={id}
          type="search"
          class="search"
          autocomplete="off"
          maxLength={100}
          placeholder={say("games-search-placeholder")}
          value={words}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <span class="faint" role="status">
          {count === 0 ? say("games-none") : say("games-found", { count })}
        </span>
      </div>
      {groups.map(([group, members], place) => (
        <section key={group} aria-labelledby={`${id}-${place}`}>
          <h2 id={`${id}-${place}`}>{group}</h2>
          <ul class="gallery">
            {members.map((game) => (
              <li key={game.name} class="card">
                <h3>
                  <a href={writeAddress("games", {}, game.name)}>{game.title}</a>
                </h3>
                <p>{game.about}</p>
                <SmallSample game={game} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
