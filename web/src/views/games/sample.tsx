// Pictures of the first position of a game: a small one in the gallery, a large one in the story.

import { useEffect, useRef, useState } from "preact/hooks";
import type { DrawQuestion, Game, PositionAnswer } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Picture } from "../../parts/picture";
import { say } from "../../texts";
import { title } from "../../texts/game-title";
import { Grid, Piles, Row } from "./small";
import { coins, numbers } from "./sketch";

/** The most nodes of a state graph that stands in for a picture. Nobody could read a larger one. */
const MAX_SMALL_NODES = 40;
const MAX_LARGE_NODES = 150;

/** `near` becomes true when the visitor scrolls near the element, and stays true. */
function useIsNear() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const seen = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        setNear(true);
        watch.disconnect();
      }
    };
    const watch = new IntersectionObserver(seen, { rootMargin: "300px" });
    if (place.current !== null) {
      watch.observe(place.current);
    }
    return () => watch.disconnect();
  }, []);
  return { place, near };
}

/** A small picture of the game's first position. It appears when the visitor scrolls near it. */
export function SmallSample({ game }: { game: Game }) {
  const { place, near } = useIsNear();
  const [position = null] = game.samples;
  const read = useAsk("position", near && position !== null ? { position } : null);
  return (
    <div class="sample" ref={place} aria-hidden="true">
      {read.answer !== null && <Small game={game} read={read.answer} />}
    </div>
  );
}

function Small({ game, read }: { game: Game; read: PositionAnswer }) {
  const [first] = read.components;
  const heaps = coins(first?.heaps ?? null);
  if (heaps !== null) {
    return game.rule?.startsWith("turn ") === true ? <Row heads={heaps} /> : <Piles heaps={heaps} />;
  }
  const point = first?.kind === "points" ? numbers(first.text) : null;
  if (point !== null && point.length === 2 && Math.max(...point) < 10) {
    return <Grid across={point[1] ?? 0} down={point[0] ?? 0} />;
  }
  const drawing: DrawQuestion = read.board ? { what: "board", position: read.position } : { what: "graph", position: read.position, max_nodes: MAX_SMALL_NODES };
  return <Drawn drawing={drawing} label={say("games-picture", { name: title(game) })} fallback={read.position} bare={read.board} room="shrink" />;
}

/**
 * A large picture of the game's first position, a map, or the state graph. The picture of a position does not
 * say who wins, because the visitor may want to find out.
 */
export function LargeSample({ game }: { game: Game }) {
  const [position = null] = game.samples;
  const read = useAsk("position", position === null ? null : { position });
  const answer = read.answer;
  if (answer === null) {
    return null;
  }
  const [first] = answer.components;
  const drawing: DrawQuestion = answer.board
    ? { what: "board", position: answer.position }
    : first?.heaps != null
      ? { what: "heaps", played: [answer.position] }
      : first?.kind === "points" && numbers(first.text)?.length === 2
        ? { what: "pairs", rule: first.rule, to: 12, show: "values" }
        : { what: "graph", position: answer.position, max_nodes: MAX_LARGE_NODES };
  const isPosition = drawing.what === "board" || drawing.what === "heaps";
  return (
    <div class="large-sample">
      <Drawn drawing={drawing} label={say("games-picture", { name: title(game) })} fallback={answer.position} bare={isPosition} room={isPosition ? "shrink" : "fit"} />
    </div>
  );
}

interface DrawnProps {
  drawing: DrawQuestion;
  label: string;
  /** The text to show if the engine cannot draw the picture. */
  fallback: string;
  bare?: boolean;
  room?: "fit" | "shrink";
}

function Drawn({ drawing, label, fallback, bare, room }: DrawnProps) {
  const drawn = useAsk("draw", { ...drawing, format: "svg", theme: "both" });
  if (drawn.answer !== null) {
    return <Picture svg={drawn.answer.text} label={label} bare={bare} room={room} />;
  }
  return drawn.state === "asking" ? null : <code class="plain">{fallback}</code>;
}
