import { ToggleBox } from '#ui/toggle/toggle.tsx';
import './on-off.css';

interface OnOffProps {
  readonly id?: string;
  readonly on: boolean;
  /** True if it is on in some of the edited blocks only. */
  readonly mixed?: boolean;
  readonly onChange: (on: boolean) => void;
  readonly describedBy?: string;
  readonly disabled?: boolean;
}

/** A small toggle at the end of its line. Its label is rendered separately. */
export function OnOff({ id, on, mixed = false, onChange, describedBy, disabled }: OnOffProps) {
  return (
    <ToggleBox
      size="small"
      id={id}
      className="on-off"
      aria-checked={mixed ? 'mixed' : on}
      checked={on && !mixed}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
