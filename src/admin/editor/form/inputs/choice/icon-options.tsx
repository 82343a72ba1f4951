import { useId } from 'react';
import { contentIcons } from '#blocks/shared/content-icons.ts';
import type { ChoiceField } from '#content/fields/field.ts';
import { panelWords } from '../../../../forms/panel-words.ts';
import './icon-options.css';

interface IconOptionsProps {
  readonly label: string;
  readonly options: ChoiceField['options'];
  readonly value: string | undefined;
  readonly onValue: (value: string | undefined) => void;
  readonly describedBy: string;
}

/** A choice between icons, seen as they are; the first is none. */
export function IconOptions({ label, options, value, onValue, describedBy }: IconOptionsProps) {
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

/** The icon of that name; a stored one that nobody knows is its name. */
function Face({ name, label }: { readonly name: string; readonly label: string }) {
  if (name === '') return <span className="icons__none" aria-hidden="true" />;
  const Icon = Object.hasOwn(contentIcons, name)
    ? contentIcons[name as keyof typeof contentIcons].icon
    : undefined;
  return Icon ? <Icon aria-hidden="true" /> : label;
}
