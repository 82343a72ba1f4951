import { Segments } from '../../../../shared/segments.tsx';

/** Options that fit side by side; more of them are a list that opens. */
const mostSegments = 4;
/** Letters that all options together can have to stand side by side. */
const mostLetters = 26;

interface Option {
  readonly value: string;
  readonly label: string;
}

/** How a set of options is laid out: side by side where they fit, below their label when that needs the room. */
export function chooseLayout(options: readonly Option[]) {
  const letters = options.reduce((sum, option) => sum + option.label.length, 0);
  const side = options.length <= mostSegments && letters <= mostLetters;
  return { side, stacked: side && letters > mostLetters / 2 };
}

interface OptionsProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string | undefined;
  readonly onValue: (value: string | undefined) => void;
  /** What a list that opens says where nothing is chosen; without it, something always is. */
  readonly unset?: string | undefined;
}

/** One of a set, side by side or in a list that opens. */
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
