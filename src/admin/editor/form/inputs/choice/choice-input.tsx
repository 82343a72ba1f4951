import { useId } from 'react';
import { contentIcons } from '#blocks/shared/content-icons.ts';
import type { ChoiceField } from '#content/fields/field.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { useMixed } from '../../../../forms/mixed.ts';
import { panelWords } from '../../../../forms/panel-words.ts';
import { words } from '../../../../words.ts';
import { useFieldEdit, useFieldId } from '../../parts/block-form.ts';
import type { FieldInputProps } from '../../parts/form-parts.ts';
import { chooseLayout, Options } from './options.tsx';
import '../size/preset-chips.css';
import './choice-input.css';

export function ChoiceInput({ field, value, path }: FieldInputProps<ChoiceField>) {
  const id = useFieldId(path);
  const { setValue } = useFieldEdit(path, field.label);
  const mixed = useMixed(path);
  const options = withGiven(field, [value, field.default]);
  const chosen = options.find((option) => option.value === value)?.value ?? field.default;
  const { side, stacked } = chooseLayout(options);
  const icons = field.look === 'icons';
  const unusable = value !== undefined && value !== '' && !field.schema.safeParse(value).success;
  // A single option is not shown, since there is nothing to choose.
  if (options.length === 1 && !unusable) return null;
  return (
    <FieldRow
      label={field.label}
      htmlFor={side || icons ? undefined : id}
      noteId={`${id}-note`}
      stacked={stacked || field.look !== undefined}
      help={field.help}
      issue={unusable ? panelWords.unknownChoice(String(value)) : undefined}
      onReset={value === undefined ? undefined : () => setValue(undefined)}
    >
      <ChoiceOptions
        field={field}
        id={id}
        label={field.label}
        options={options}
        value={chosen}
        onValue={setValue}
        unset={mixed ? words.panel.mixed : panelWords.noChoice}
      />
    </FieldRow>
  );
}

interface ChoiceOptionsProps {
  readonly field: ChoiceField;
  readonly id: string;
  readonly label: string;
  readonly options: ChoiceField['options'];
  readonly value: string | undefined;
  readonly onValue: (value: string | undefined) => void;
  /** Text of the select if nothing is chosen. */
  readonly unset: string;
}

function ChoiceOptions({ field, unset, ...props }: ChoiceOptionsProps) {
  if (field.look === 'icons') return <IconOptions {...props} describedBy={`${props.id}-note`} />;
  if (field.look === 'variants') return <VariantOptions {...props} unset={unset} />;
  return <Options {...props} unset={field.default === undefined ? unset : undefined} />;
}

/** Adds a stored and an inherited value that are not among the options, which some choices allow. */
function withGiven({ options, schema }: ChoiceField, given: readonly unknown[]): ChoiceField['options'] {
  const others = [...new Set(given)].filter(
    (value): value is string =>
      typeof value === 'string' &&
      value !== '' &&
      !options.some((option) => option.value === value) &&
      schema.safeParse(value).success,
  );
  return others.length === 0 ? options : [...options, ...others.map((value) => ({ value, label: value }))];
}

interface IconOptionsProps {
  readonly label: string;
  readonly options: ChoiceField['options'];
  readonly value: string | undefined;
  readonly onValue: (value: string | undefined) => void;
  readonly describedBy: string;
}

/** Choice between icons; the first option is none. */
function IconOptions({ label, options, value, onValue, describedBy }: IconOptionsProps) {
  const name = useId();
  const all = [{ value: '', label: panelWords.noIcon }, ...options];
  return (
    <fieldset className="icons" aria-label={label} aria-describedby={describedBy}>
      {all.map((option) => (
        <label key={option.value} className="icons__option" title={option.label}>
          <input
            type="radio"
            name={name}
            checked={option.value === (value ?? '')}
            aria-label={option.label}
            onChange={() => onValue(option.value || undefined)}
          />
          <span className="icons__face">
            <Face name={option.value} label={option.label} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Renders the icon of that name; the name itself if it is unknown. */
function Face({ name, label }: { readonly name: string; readonly label: string }) {
  if (name === '') return <span className="icons__none" aria-hidden="true" />;
  const Icon = Object.hasOwn(contentIcons, name)
    ? contentIcons[name as keyof typeof contentIcons].icon
    : undefined;
  return Icon ? <Icon aria-hidden="true" /> : label;
}

interface VariantOptionsProps {
  readonly id: string;
  readonly label: string;
  readonly options: ChoiceField['options'];
  readonly value: string | undefined;
  readonly onValue: (value: string | undefined) => void;
  /** Text of the select if nothing is chosen. */
  readonly unset: string;
}

/** Select for a name, and chips for its variants. */
function VariantOptions({ id, label, options, value = '', onValue, unset }: VariantOptionsProps) {
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

/** A stored choice such as `Button:primary,slim`. */
interface Variants {
  readonly name: string;
  /** Chosen variants; empty means all. */
  readonly chosen: readonly string[];
}

export function parseVariants(value: string): Variants {
  const colon = value.indexOf(':');
  if (colon < 0) return { name: value, chosen: [] };
  const chosen = value
    .slice(colon + 1)
    .split(',')
    .map((variant) => variant.trim())
    .filter((variant) => variant !== '');
  return { name: value.slice(0, colon).trim(), chosen };
}

export function formatVariants({ name, chosen }: Variants): string {
  return chosen.length === 0 ? name : `${name}:${chosen.join(',')}`;
}

/** Adds or removes a variant, in the order in which they are offered. */
export function toggleVariant(value: string, variant: string, offered: readonly string[]): string {
  const { name, chosen } = parseVariants(value);
  if (chosen.includes(variant)) {
    return formatVariants({ name, chosen: chosen.filter((other) => other !== variant) });
  }
  const wanted = [...chosen, variant];
  const known = offered.filter((other) => wanted.includes(other));
  return formatVariants({ name, chosen: [...known, ...wanted.filter((other) => !offered.includes(other))] });
}
