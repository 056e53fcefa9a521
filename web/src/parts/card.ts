// The picture of a position with a sentence, in the format of previews of links.

import { canvas, png, withImage } from "./raster";
import { size } from "./svg";

export const CARD = { width: 1200, height: 630 };
const RIM = 56;
const TITLE = 44;
const TEXT = 32;
/** The most lines of the sentence. The last one ends with dots if there are more. */
const MAX_LINES = 3;

/** Breaks a text into lines that are no wider than the room. */
export function lines(text: string, room: number, width: (line: string) => number): string[] {
  const done: string[] = [];
  let line = "";
  // Scripts without blanks break between any two characters.
  for (const word of text.split(/(?<=\s)|(?<=[\u3000-\u9fff\uff00-\uffef])/)) {
    if (line !== "" && width((line + word).trimEnd()) > room) {
      done.push(line.trimEnd());
      line = "";
    }
    line += word;
  }
  done.push(line.trimEnd());
  return done.length <= MAX_LINES ? done : [...done.slice(0, MAX_LINES - 1), `${done[MAX_LINES - 1]} …`];
}

interface CardParts {
  svg: string;
  title: string;
  caption: string;
}

/** The card as a file, in the colours of the page. */
export function cardOf({ svg, title, caption }: CardParts): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const family = colour("--sans");
  return withImage(svg, (image) => {
    const { surface, brush } = canvas(CARD.width, CARD.height);
    const room = CARD.width - 2 * RIM;
    brush.fillStyle = colour("--paper");
    brush.fillRect(0, 0, CARD.width, CARD.height);

    brush.font = `${TEXT}px ${family}`;
    const sentence = lines(caption, room, (line) => brush.measureText(line).width);
    const foot = CARD.height - RIM - (sentence.length - 1) * TEXT * 1.35;
    brush.fillStyle = colour("--faint");
    sentence.forEach((line, i) => brush.fillText(line, RIM, foot + i * TEXT * 1.35));

    brush.fillStyle = colour("--coin");
    brush.beginPath();
    brush.arc(CARD.width - RIM - 150, RIM + TITLE * 0.32, 14, 0, 2 * Math.PI);
    brush.fill();
    brush.fillStyle = colour("--ink");
    brush.font = `700 ${TEXT}px ${family}`;
    brush.fillText("grundy", CARD.width - RIM - 126, RIM + TITLE * 0.6);
    brush.font = `700 ${TITLE}px ${family}`;
    brush.fillText(title, RIM, RIM + TITLE * 0.7, room - 190);

    const [top, bottom] = [RIM + TITLE * 1.3, foot - TEXT * 1.6];
    const { width, height } = size(svg);
    const scale = Math.min(room / Math.max(width, 1), (bottom - top) / Math.max(height, 1));
    brush.drawImage(image, (CARD.width - width * scale) / 2, top + (bottom - top - height * scale) / 2, width * scale, height * scale);
    return png(surface);
  });
}
