// Pictures of the first position of a game: a small one in the gallery, a large one in the story. They do not say who
// wins, because the visitor may want to find out.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Game } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Picture } from "../../parts/picture";
import { language, say } from "../../texts";

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
  return (
    <div class="sample" ref={place} aria-hidden="true">
      {near && <Drawn game={game} />}
    </div>
  );
}

export function LargeSample({ game }: { game: Game }) {
  return game.samples.length === 0 ? null : (
    <div class="large-sample card">
      <Drawn game={game} />
    </div>
  );
}

function Drawn({ game }: { game: Game }) {
  const [position = null] = game.samples;
  const drawn = useAsk("draw", position === null ? null : { what: "board", position, format: "svg", theme: "both", figure: { title: "", answers: "hidden", language: language() } });
  if (drawn.answer !== null) {
    return <Picture svg={drawn.answer.text} label={say("games-picture", { name: game.title })} room="shrink" />;
  }
  return drawn.state === "asking" ? null : <code class="plain">{position}</code>;
}
