import { useEffect, useRef } from "preact/hooks";
import { arrivedByLink } from "../address";

/** The title of a view, with a sentence about it where the view does not speak for itself. After a visit by a link, a screen reader starts here. */
export function Heading({ title, about }: { title: string; about?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrivedByLink()) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <div class="heading">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {about !== undefined && <p>{about}</p>}
    </div>
  );
}
