import { writeAddress } from "../address";
import { say } from "../texts";

/** From a view that goes deeper, back to the box with the same text. */
export function ToBox({ text, misere }: { text: string; misere?: boolean }) {
  return (
    <p class="to-box">
      <a href={writeAddress("explore", { q: text.trim(), misere })}>
        <span aria-hidden="true">←</span> {say("explore-back")}
      </a>
    </p>
  );
}
