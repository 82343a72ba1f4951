import type { LengthField } from '#content/fields/field.ts';
import { words } from '../../../words.ts';
import { useFieldEdit, useFieldId } from '../parts/block-form.ts';
import { FieldRow } from '../parts/field-row.tsx';
import type { FieldInputProps } from '../parts/form-parts.ts';
import { useMixed } from '../parts/mixed.ts';
import { lengthUnits, parseLength } from './length-text.ts';
import { useLength } from './use-length.ts';
import './length-input.css';

/** A length: free text such as `1.5rem` or `auto`, with the unit to choose beside it. */
export function LengthInput({ field, value, path }: FieldInputProps<LengthField>) {
  const id = useFieldId(path);
  const { setValue, streamValue } = useFieldEdit(path, field.label);
  const mixed = useMixed(path);
  const { input, issue, stored } = useLength({ field, value, commit: streamValue, withoutUnit: true, mixed });
  return (
    <FieldRow
      label={field.label}
      htmlFor={id}
      noteId={`${id}-note`}
      help={field.help}
      issue={issue}
      onReset={value === undefined ? undefined : () => setValue(undefined)}
    >
      <div className="length">
        <input {...input} id={id} className="tool-input" aria-describedby={`${id}-note`} />
        <UnitSelect label={field.label} text={stored || (field.default ?? '')} onText={setValue} />
      </div>
    </FieldRow>
  );
}

interface UnitSelectProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Changes the unit and keeps the number. */
function UnitSelect({ label, text, onText }: UnitSelectProps) {
  const parsed = parseLength(text);
  const unit = parsed ? parsed.unit || 'px' : text === 'auto' ? 'auto' : 'px';
  const units = [...new Set([...lengthUnits, 'auto', unit])];
  return (
    <select
      className="tool-input length__unit"
      aria-label={words.panel.unit(label)}
      value={unit}
      onChange={(event) =>
        onText(event.target.value === 'auto' ? 'auto' : `${parsed?.number ?? 0}${event.target.value}`)
      }
    >
      {units.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}
