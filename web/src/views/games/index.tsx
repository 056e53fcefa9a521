// The gallery of all games with a name, and the story of each game.

import { writeAddress } from "../../address";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { Heading } from "../../parts/heading";
import { say } from "../../texts";
import type { ViewProps } from "../props";
import { Gallery } from "./gallery";
import { find, list } from "./search";
import { Story } from "./story";

export function Games({ address }: ViewProps) {
  const asked = useAsk("games", {});
  const { item, query } = address;
  return (
    <>
      {item === null && <Heading title={say("games-title")} about={say("games-about")} />}
      <Answer asked={asked} label={say("games-loading")}>
        {(answer) => {
          const games = list(answer);
          if (item === null) {
            return <Gallery games={games} words={query.search ?? ""} />;
          }
          const game = find(games, item);
          return game === null ? <Unknown name={item} /> : <Story game={game} />;
        }}
      </Answer>
    </>
  );
}

function Unknown({ name }: { name: string }) {
  return (
    <>
      <Heading title={say("games-title")} about={say("games-unknown", { name })} />
      <a href={writeAddress("games")}>{say("games-all")}</a>
    </>
  );
}
