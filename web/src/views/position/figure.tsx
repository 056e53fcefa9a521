import { Term, type TermName } from "../../parts/term";

/** A number of an answer, with its name, which explains itself if it is a word of the field. */
export function Figure({ name, figure, term }: { name: string; figure: string; term?: TermName }) {
  return (
    <div>
      <dt>{term === undefined ? name : <Term name={term}>{name}</Term>}</dt>
      <dd class="figure">{figure}</dd>
    </div>
  );
}
