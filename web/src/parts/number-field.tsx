import { useId } from "preact/hooks";

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onValue: (value: number) => void;
}

/** A field for a whole number between two bounds. It reports only numbers between them. */
export function NumberField({ label, value, min, max, onValue }: NumberFieldProps) {
  const id = useId();
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
        value={value}
        onInput={({ currentTarget }) => {
          const typed = currentTarget.valueAsNumber;
          if (Number.isInteger(typed) && typed >= min && typed <= max) {
            onValue(typed);
          }
        }}
        // Replaces a number that the field could not use.
        onBlur={({ currentTarget }) => {
          currentTarget.value = String(value);
        }}
      />
    </span>
  );
}
