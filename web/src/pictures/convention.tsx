import { useId } from "preact/hooks";
import { say } from "../texts";

interface ConventionProps {
  /** True if the rules say who wins at the end. Then there is nothing to choose. */
  labelled?: boolean;
  misere: boolean;
  onMisere: (misere: boolean) => void;
}

/** Normal or misère play. */
export function ConventionSwitch({ labelled = false, misere, onMisere }: ConventionProps) {
  const name = useId();
  return (
    <fieldset class="options">
      <legend>{say("pictures-convention")}</legend>
      {labelled ? (
        <span>{say("pictures-labelled")}</span>
      ) : (
        [false, true].map((each) => (
          <label key={String(each)}>
            <input type="radio" name={name} checked={misere === each} onChange={() => onMisere(each)} />
            {each ? say("pictures-misere") : say("pictures-normal")}
          </label>
        ))
      )}
    </fieldset>
  );
}
