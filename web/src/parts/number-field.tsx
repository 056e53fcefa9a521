import { useId, useState } from "preact/hooks";
import { number, say } from "../texts";

interface NumberFieldProps {
  label: string;
  /** The number that the visitor or the address asks for. The field shows the nearest one between the bounds. */
  value: number;
  min: number;
  max: number;
  onValue: (value: number) => void;
  /** Reports a number only when the visitor presses Enter or leaves the field. */
  patient?: boolean;
}

/** A field for a whole number between two bounds. For a larger number it reports the largest, and says so. */
export function NumberField({ label, value, min, max, onValue, patient = false }: NumberFieldProps) {
  const id = useId();
  /** The text while the visitor types. */
  const [typed, type] = useState<string | null>(null);
  const [tooLarge, setTooLarge] = useState(value > max);
  const shown = Math.min(max, Math.max(min, value));
  const take = (given: number) => {
    if (Number.isInteger(given) && given >= min) {
      setTooLarge(given > max);
      onValue(Math.min(max, given));
    }
  };
  const leave = (given: number) => {
    if (patient && typed !== null) {
      take(given);
    }
    type(null);
  };
  return (
    <span class="number">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={typed ?? shown}
        onInput={({ currentTarget }) => {
          type(currentTarget.value);
          if (!patient) {
            take(currentTarget.valueAsNumber);
          }
        }}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && leave(currentTarget.valueAsNumber)}
        onBlur={({ currentTarget }) => leave(currentTarget.valueAsNumber)}
      />
      <span class="faint" role="status">
        {tooLarge && shown === max && say("shell-at-most", { most: number(max) })}
      </span>
    </span>
  );
}
