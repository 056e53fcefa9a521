/** A number of an answer, with its name. */
export function Figure({ name, figure }: { name: string; figure: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class="figure">{figure}</dd>
    </div>
  );
}
