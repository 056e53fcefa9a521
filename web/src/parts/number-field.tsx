import { useId } from "preact/hooks";

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onValue: (value: number) => void;
}

/** A field for a whole number between two bounds. It reports only numbers between them. */
export function NumberField({ label, value, least, most, onValue }: NumberFieldProps) {
  const id = useId();
  return (
    <span class="number">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        value={value}
        onInput={({ currentTarget }) => {
          const typed = currentTarget.valueAsNumber;
          if (Number.isInteger(typed) && typed >= least && typed <= most) {
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
