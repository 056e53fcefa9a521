// A board to play on: the engine's picture, under a layer that receives touches. On the keyboard, arrow keys
// go from spot to spot.

import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { LegalMove, TouchAnswer } from "../engine/types";
import { Picture } from "../parts/picture";
import { say } from "../texts";
import { Chooser } from "./chooser";
import { nextSpot, spots } from "./cursor";
import { LastMove, type Laid, LaidPieces, type Last, WorthDots } from "./board-marks";
import { boxOf } from "./frame";
import { withoutRule } from "./move-text";
import { moveWords } from "./move-words";
import type { Worths } from "./past";
import { animate } from "./scene";
import { addTouch, areTwins, gather, gathers, intent, type Point, type Touchable } from "./touch";

interface BoardProps {
  label: string;
  touch: TouchAnswer;
  /** The size of the picture over the whole game, and how far the board stands below the top of it. */
  frame: { width: number; height: number; down: number };
  /** True if a board that is larger than the screen scrolls to its end at first, where its token is. */
  fromEnd: boolean;
  /** Gets the move of this board. */
  onMove: (move: LegalMove) => void;
  disabled: boolean;
  shown: LegalMove | null;
  worths: Worths | null;
  last: Last | null;
  laid: readonly Laid[];
}

/** The width of a phone, in pixels. A wider board may have to scroll. */
const PHONE_WIDTH = 380;

/** The most moves in the chooser. If more moves fit, the visitor has to touch another spot. */
const MAX_CHOICES = 12;

/** The first few of these texts. */
const someOf = (texts: readonly string[]) => `${texts.slice(0, 4).join(", ")}${texts.length > 4 ? ", …" : ""}`;

export function Board({ label, touch, frame, fromEnd, onMove, disabled, shown, worths, last, laid }: BoardProps) {
  const [points, setPoints] = useState<Point[]>([]);
  const [hovered, hover] = useState<Touchable[]>([]);
  const [missed, miss] = useState(false);
  const [cursor, setCursor] = useState<Point | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const layer = useRef<SVGSVGElement>(null);
  const help = useId();
  const { moves } = touch;
  const { width, height, down } = frame;
  const gathered = useMemo(() => gathers(moves), [moves]);
  const now = points.length === 0 ? null : intent(moves, points);
  const several = now !== null && "several" in now ? now.several : [];
  const complete = gathered && now !== null && "one" in now ? now.one : null;
  const twins = areTwins(several);

  useLayoutEffect(() => {
    if (fromEnd && room.current !== null) {
      room.current.scrollLeft = room.current.scrollWidth;
    }
  }, [touch]);
  useEffect(() => {
    setPoints([]);
    hover([]);
    if (cursor !== null) {
      // The new position has other spots.
      setCursor(nextSpot(spots(moves), [0, 0], "Home"));
    }
  }, [touch]);
  const at = (event: PointerEvent): Point => {
    const box = layer.current?.getBoundingClientRect();
    return box === undefined ? [0, 0] : [((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height - down];
  };
  const play = (move: LegalMove) => {
    setPoints([]);
    hover([]);
    onMove(move);
  };
  const press = (point: Point) => {
    if (gathered) {
      const next = gather(moves, points, point);
      miss(next.length === 0 && points.length === 0);
      setPoints(next);
      return;
    }
    const next = addTouch(moves, points, point);
    if ("one" in next.intent) {
      play(next.intent.one);
      return;
    }
    miss("none" in next.intent);
    setPoints("none" in next.intent ? [] : next.points);
  };
  const key = (event: KeyboardEvent) => {
    if (disabled || event.altKey || event.ctrlKey || event.metaKey || event.target !== board.current) {
      return;
    }
    const all = spots(moves);
    const from = cursor ?? all[0];
    const next = from === undefined ? null : nextSpot(all, from, event.key);
    if (next !== null) {
      setCursor(next);
    } else if (event.key === "Escape" && points.length > 0) {
      setPoints([]);
    } else if ((event.key === "Enter" || event.key === " ") && cursor !== null) {
      press(cursor);
    } else {
      return;
    }
    event.preventDefault();
  };
  const look = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && !disabled && several.length === 0) {
      const here = intent(moves, [at(event)]);
      hover("one" in here ? moves.filter(({ after }) => after === here.one.after) : []);
    }
  };
  // What Enter would do here: the page announces it in advance.
  const here = cursor === null ? null : gathered ? null : addTouch(moves, points, cursor).intent;
  const hinted = shown === null ? [] : moves.filter(({ text }) => withoutRule(text) === withoutRule(shown.text));
  const lit = hinted.length > 0 ? hinted : complete !== null ? moves.filter((move) => move === complete) : hovered;
  const areas = (lit.length > 0 ? lit : several).flatMap((move) => move.areas);
  const [spot] = points.slice(-1);
  const corner = boxOf(touch.svg);
  return (
    <div class="play-board">
      <div ref={room} class="scrolling" {...(width > PHONE_WIDTH && { role: "group", "aria-label": label, tabIndex: 0 })}>
        <div
          ref={board}
          class="board"
          style={{ "--across": width, "--high": height }}
          role="application"
          aria-label={label}
          aria-describedby={help}
          tabIndex={0}
          onKeyDown={key}
          onFocus={(event) => event.currentTarget.matches(":focus-visible") && setCursor(cursor ?? spots(moves)[0] ?? null)}
          onBlur={() => setCursor(null)}
        >
          <Picture
            room="shrink"
            svg={touch.svg}
            label={label}
            view={`${corner.x} ${corner.y - down} ${width} ${height}`}
            onDrawn={(before, shown) => before !== null && last !== null && animate(before, shown, last.down - down, last.slow)}
          />
          <svg
            ref={layer}
            class={disabled ? "layer disabled" : "layer"}
            viewBox={`0 ${-down} ${width} ${height}`}
            aria-hidden="true"
            onPointerUp={(event) => !disabled && event.isPrimary && event.button === 0 && press(at(event))}
            onPointerMove={look}
            onPointerLeave={() => hover([])}
          >
            <rect y={-down} width={width} height={height} fill="transparent" />
            <LaidPieces laid={laid} />
            {last !== null && <LastMove last={last} shift={last.down - down} laid={laid.length > 0} />}
            {worths !== null && !disabled && <WorthDots moves={moves} worths={worths} />}
            {areas.map((area, i) => (
              <rect key={i} class={lit.length > 0 ? "lit" : "maybe"} rx={4} {...area} />
            ))}
            {cursor !== null && <circle class="cursor" cx={cursor[0]} cy={cursor[1]} r={11} />}
            {points.map(([cx, cy], i) => (
              <circle key={i} class="spot" cx={cx} cy={cy} r={7} />
            ))}
          </svg>
          {twins && spot !== undefined && !disabled && (
            <div class="palette" role="group" aria-label={say("pictures-several")} style={{ left: `${(100 * spot[0]) / width}%`, top: `${(100 * (spot[1] + down)) / height}%` }}>
              {several.map((move) => (
                <button key={move.text} type="button" title={move.text} onClick={() => play(move)}>
                  {moveWords(move)}
                </button>
              ))}
            </div>
          )}
        </div>
      </div>
      <p class="faint board-help" role="status" id={help}>
        {here !== null && "one" in here
          ? say("pictures-enter-plays", { move: moveWords(here.one) })
          : here !== null && "several" in here
            ? say("pictures-moves-here", { count: here.several.length, moves: someOf(here.several.map(moveWords)) })
            : missed
              ? say("pictures-nothing-there")
              : gathered
                ? say("pictures-gather-help")
                : say("pictures-board-help")}
      </p>
      {complete !== null && !disabled && <Chooser title={say("pictures-complete")} moves={[complete]} onMove={play} onNone={() => setPoints([])} />}
      {several.length > 0 && several.length <= MAX_CHOICES && !twins && !disabled && (
        <Chooser
          title={say("pictures-several-board")}
          moves={several}
          onMove={play}
          onNone={() => {
            setPoints([]);
            board.current?.focus({ preventScroll: true });
          }}
          onLook={(move) => hover(move === null ? [] : moves.filter(({ after }) => after === move.after))}
        />
      )}
    </div>
  );
}
