import { formatStoredLength, isLengthToken, resolveLength } from '../../../../forms/length-token.ts';
import { panelWords } from '../../../../forms/panel-words.ts';
import './preset-chips.css';

interface PresetChipsProps {
  readonly label: string;
  readonly presets: readonly string[] | undefined;
  /** Stored value; undefined if several fields differ. */
  readonly value: unknown;
  readonly onValue: (value: string) => void;
}

/** Buttons for common lengths and tokens, beside free input. */
export function PresetChips({ label, presets, value, onValue }: PresetChipsProps) {
  if (!presets) return null;
  return (
    <fieldset className="presets" aria-label={panelWords.presets(label)}>
      {presets.map((preset) => (
        <button
          key={preset}
          type="button"
          className="presets__chip"
          aria-pressed={preset === value}
          title={isLengthToken(preset) ? resolveLength(preset) : undefined}
          onClick={() => onValue(preset)}
        >
          {formatStoredLength(preset)}
        </button>
      ))}
    </fieldset>
  );
}
