/** The heading of a view, and the one sentence that says what it is for. */
export function Heading({ title, about }: { title: string; about: string }) {
  return (
    <div class="heading">
      {/* A new view is read from here. */}
      <h1 tabIndex={-1}>{title}</h1>
      <p>{about}</p>
    </div>
  );
}
