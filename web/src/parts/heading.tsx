/** The heading of a view, and a sentence about its purpose. */
export function Heading({ title, about }: { title: string; about: string }) {
  return (
    <div class="heading">
      {/* Gets the focus in a new view, so that a screen reader starts here. */}
      <h1 tabIndex={-1}>{title}</h1>
      <p>{about}</p>
    </div>
  );
}
