// How a game ended, and how to play again.

import { useEffect, useState } from "preact/hooks";
import { writeAddress } from "../../address";
import { engine } from "../../engine";
import { useAsk } from "../../engine/use-ask";
import { say } from "../../texts";
import { begin, currentPosition, type Match, mover, type Player, strengths, winnerOf } from "./match";

interface EndingProps {
  match: Match;
  labelled: boolean;
  /** True if the same position has come too often. */
  repeated: boolean;
  /** True if the last move took the last coin. */
  heaps: boolean;
}

/** The winner. The question `grade` refuses a rule where play need not end; then the last move decides. */
function useWinner(match: Match, repeated: boolean): Player | null | undefined {
  // The last position alone says who wins. The grades of the whole game may take long.
  const last = useAsk("grade", repeated ? null : { played: [currentPosition(match)], misere: match.misere });
  if (repeated) {
    return null;
  }
  if (last.state === "refused") {
    return winnerOf(match, match.misere ? 1 : 2);
  }
  return last.answer === null ? undefined : winnerOf(match, last.answer.winner);
}

export function Ending({ match, labelled, repeated, heaps }: EndingProps) {
  const winner = useWinner(match, repeated);
  if (repeated) {
    return (
      <span>
        <strong>{say("play-draw")}</strong> {say("play-over-repeated")}
      </span>
    );
  }
  const says = labelled ? say("play-over-labelled") : match.misere ? say("play-over-misere") : say("play-over-normal");
  const last = match.played.length === 0 ? null : mover(match, match.played.length - 1);
  // Who made the last move is the reason where the last move decides.
  const reason = last === null || labelled ? null : heaps ? say(`play-last-coin-${last}`) : say(`play-last-move-${last}`);
  return (
    <span>
      {winner !== undefined && (
        <strong class={winner === "engine" ? "lost" : winner === null ? undefined : "won"}>
          {reason} {winner === null ? say("play-tie") : say(`play-won-${winner}`)}
        </strong>
      )}{" "}
      <small>{says}</small>
    </span>
  );
}

/** How many coins each heap of a larger position has more. */
const MORE_COINS = 2;

/** The next larger position of the same game: from the catalogue, or else with larger heaps. Null if there is none. */
function useLarger(position: string): string | null {
  const [larger, find] = useState<string | null>(null);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const count = async (position: string) => (await engine.ask("moves", { position, max_moves: 2000 }, { signal })).moves.length;
    const search = async () => {
      const { components } = await engine.ask("position", { position }, { signal });
      const [part] = components;
      if (components.length !== 1 || part === undefined) {
        return;
      }
      const { game } = await engine.ask("rule", { rule: part.rule }, { signal });
      const now = await count(position);
      const counted = await Promise.all((game?.samples ?? []).map(async (sample) => ({ sample, count: await count(sample) })));
      const next = counted.filter(({ count }) => count > now).sort((a, b) => a.count - b.count)[0];
      const grown = part.heaps?.every((heap) => Number.isSafeInteger(heap)) === true ? `${part.rule} : ${part.heaps.map((heap) => Number(heap) + MORE_COINS).join(", ")}` : null;
      find(next?.sample ?? grown);
    };
    search().catch(() => undefined);
    return () => control.abort();
  }, [position]);
  return larger;
}

interface EndingButtonsProps {
  match: Match;
  plain: boolean;
  onLoad: (match: Match) => void;
}

export function EndingButtons({ match, plain, onLoad }: EndingButtonsProps) {
  const larger = useLarger(match.position);
  const people = match.first === "people";
  const stronger = strengths[strengths.indexOf(match.strength) - 1];
  return (
    <p class="row again">
      <button type="button" class="main" onClick={() => onLoad(begin(match))}>
        {say("play-play-again")}
      </button>
      {!people && stronger !== undefined && (
        <button type="button" onClick={() => onLoad(begin({ ...match, strength: stronger }))}>
          {say(`play-harder-${stronger === "perfect" ? "perfect" : "mistakes"}`)}
        </button>
      )}
      {(people || stronger === undefined) && larger !== null && (
        <button type="button" title={larger} onClick={() => onLoad(begin({ ...match, position: larger }))}>
          {say("play-larger")}
        </button>
      )}
      {match.first !== "people" && (
        <button type="button" onClick={() => onLoad(begin({ ...match, first: match.first === "you" ? "engine" : "you" }))}>
          {say(`play-swap-${match.first}`)}
        </button>
      )}
      {plain && (
        <a class="button" href={writeAddress("position", { position: match.position })}>
          {say("home-why")}
        </a>
      )}
    </p>
  );
}
