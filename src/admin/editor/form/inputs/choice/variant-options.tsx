import type { ChoiceField } from '#content/fields/field.ts';
import { panelWords } from '../../../../forms/panel-words.ts';
import { parseVariants, toggleVariant } from './variants.ts';
import '../size/preset-chips.css';

interface VariantOptionsProps {
  readonly id: string;
  readonly label: string;
  readonly options: ChoiceField['options'];
  readonly value: string | undefined;
  readonly onValue: (value: string | undefined) => void;
  /** What the list says where nothing is chosen. */
  readonly unset: string;
}

/** A name from a list, and as chips what can be had of it. */
export function VariantOptions({ id, label, options, value = '', onValue, unset }: VariantOptionsProps) {
  const { name, chosen } = parseVariants(value);
  const names = options.filter((option) => !option.value.includes(':'));
  const offered = options
    .filter((option) => option.value.startsWith(`${name}:`))
    .map((option) => option.value.slice(name.length + 1))
    .filter((variant) => !variant.includes(','));
  const unknown = offered.length === 0 ? [] : chosen.filter((variant) => !offered.includes(variant));
  return (
    <>
      <select
        id={id}
        className="tool-input"
        aria-describedby={`${id}-note`}
        value={name}
        onChange={(event) => onValue(event.target.value || undefined)}
      >
        <option value="">{unset}</option>
        {name !== '' && !names.some((option) => option.value === name) && (
          <option value={name}>{name}</option>
        )}
        {names.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {offered.length > 0 && (
        <fieldset className="presets" aria-label={panelWords.variants(label)}>
          {[...offered, ...unknown].map((variant) => (
            <button
              key={variant}
              type="button"
              className="presets__chip"
              aria-pressed={chosen.includes(variant)}
              onClick={() => onValue(toggleVariant(value, variant, offered))}
            >
              {variant}
            </button>
          ))}
        </fieldset>
      )}
      {offered.length > 0 && chosen.length === 0 && <p className="presets__note">{panelWords.allVariants}</p>}
    </>
  );
}
