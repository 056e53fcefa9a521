import { useId } from "preact/hooks";
import { texts } from "../texts";

/** Normal or misère play. */
export function ConventionSwitch({ misere, onMisere }: { misere: boolean; onMisere: (misere: boolean) => void }) {
  const name = useId();
  const t = texts.pictures;
  return (
    <fieldset class="options">
      <legend>{t.convention}</legend>
      {[false, true].map((each) => (
        <label key={String(each)}>
          <input type="radio" name={name} checked={misere === each} onChange={() => onMisere(each)} />
          {each ? t.misere : t.normal}
        </label>
      ))}
    </fieldset>
  );
}
