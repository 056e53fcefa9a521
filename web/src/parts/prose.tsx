// A text of the page with marked places: `**strong**`, and `[these words|mex]` for a word of the field, which may
// stand in a strong place. A translator moves the marks with the words.

import { Term, isTerm } from "./term";

const MARK = /\*\*(.+?)\*\*|\[([^\]|]+)\|([\w-]+)\]/g;

/** The text in pieces: plain text, strong text, and words of the field. */
export function pieces(text: string): ({ plain: string } | { strong: string } | { words: string; term: string })[] {
  const found: ReturnType<typeof pieces> = [];
  let end = 0;
  for (const mark of text.matchAll(MARK)) {
    const [whole, strong, words, term] = mark;
    if (mark.index > end) {
      found.push({ plain: text.slice(end, mark.index) });
    }
    found.push(strong !== undefined ? { strong } : { words: words ?? "", term: term ?? "" });
    end = mark.index + whole.length;
  }
  return end < text.length ? [...found, { plain: text.slice(end) }] : found;
}

export function Prose({ text }: { text: string }) {
  return (
    <>
      {pieces(text).map((piece, i) =>
        "plain" in piece ? (
          piece.plain
        ) : "strong" in piece ? (
          <strong key={i}>
            <Prose text={piece.strong} />
          </strong>
        ) : isTerm(piece.term) ? (
          <Term key={i} name={piece.term}>
            {piece.words}
          </Term>
        ) : (
          piece.words
        ),
      )}
    </>
  );
}
