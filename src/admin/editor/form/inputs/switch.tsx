import './switch.css';

interface SwitchProps {
  readonly id?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly describedBy?: string;
  readonly disabled?: boolean;
}

/** On or off. Its label stands outside. */
export function Switch({ id, on, onChange, describedBy, disabled }: SwitchProps) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      aria-checked={on}
      className="switch"
      checked={on}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
