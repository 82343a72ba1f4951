import { Segments } from '../../../../shared/segments.tsx';

/** Maximum of options that are shown side by side; more become a select. */
const maxSegments = 4;
/** Maximum of characters of all options side by side. */
const maxLetters = 26;

interface Option {
  readonly value: string;
  readonly label: string;
}

/**
 * Chooses the layout of options: side by side if they fit, below their label if that needs the width, else as
 * a select.
 */
export function chooseLayout(options: readonly Option[]) {
  const letters = options.reduce((sum, option) => sum + option.label.length, 0);
  const side = options.length <= maxSegments && letters <= maxLetters;
  return { side, stacked: side && letters > maxLetters / 2 };
}

interface OptionsProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string | undefined;
  readonly onValue: (value: string | undefined) => void;
  /** Text of the select if nothing is chosen; without it, something always is. */
  readonly unset?: string | undefined;
}

/** Radio buttons side by side, or a select. */
export function Options({ id, label, options, value, onValue, unset }: OptionsProps) {
  if (chooseLayout(options).side) {
    return (
      <Segments label={label} options={options} value={value} onValue={onValue} describedBy={`${id}-note`} />
    );
  }
  return (
    <select
      id={id}
      className="tool-input"
      aria-describedby={`${id}-note`}
      value={value ?? ''}
      onChange={(event) => onValue(event.target.value || undefined)}
    >
      {unset !== undefined && <option value="">{unset}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
