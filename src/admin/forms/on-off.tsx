import { ToggleBox } from '#ui/toggle/toggle.tsx';
import './on-off.css';

interface OnOffProps {
  readonly id?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly describedBy?: string;
  readonly disabled?: boolean;
}

/** A small toggle at the end of its line. Its label is rendered separately. */
export function OnOff({ id, on, onChange, describedBy, disabled }: OnOffProps) {
  return (
    <ToggleBox
      size="small"
      id={id}
      className="on-off"
      aria-checked={on}
      checked={on}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
