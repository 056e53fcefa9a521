import { useId } from "preact/hooks";

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onValue: (value: number) => void;
}

/** A whole number between two bounds; what is typed outside of them waits until it is inside. */
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
        // What could not be used gives way to what is shown.
        onBlur={({ currentTarget }) => {
          currentTarget.value = String(value);
        }}
      />
    </span>
  );
}
