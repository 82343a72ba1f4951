import { formatPath } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import type { TextField } from '#content/fields/field.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { words } from '../../../../words.ts';
import { useEditor } from '../../../services/editor-context.ts';
import { formatFieldId, useFormBlock, useFormTargets } from '../../parts/block-form.ts';
import type { ControlProps } from '../../parts/form-parts.ts';
import { TextFieldInput } from './text-field-input.tsx';
import './alt-text-control.css';

/** Alt text of an image, or a mark that it is decorative. */
export function AltTextControl({ item, stored, path }: ControlProps) {
  const text = item.parts.find(({ part }) => part === 'text');
  const flag = item.parts.find(({ part }) => part === 'decorative');
  const decorative = flag && <Decorative name={flag.name} label={item.label} stored={stored} path={path} />;
  if (!text) {
    return (
      <FieldRow label={item.label} stacked aside={decorative}>
        <p className="alt-text__none">{words.altText.decorativeHelp}</p>
      </FieldRow>
    );
  }
  return (
    <TextFieldInput
      field={text.field as TextField}
      value={getValueAt(stored, [text.name])}
      path={[...path, text.name]}
      aside={decorative}
    />
  );
}

interface DecorativeProps extends Pick<ControlProps, 'stored' | 'path'> {
  readonly name: string;
  /** Label of the alt text, which is not needed then. */
  readonly label: string;
}

/** Marks an image as decorative. Switching it off removes the flag, since most images need an alt text. */
function Decorative({ name, label, stored, path }: DecorativeProps) {
  const { editing } = useEditor();
  const block = useFormBlock();
  const targets = useFormTargets();
  const at = [...path, name];
  return (
    <label className="alt-text__decorative">
      <input
        id={formatFieldId(block.id, formatPath(at))}
        type="checkbox"
        aria-description={label}
        checked={getValueAt(stored, [name]) === true}
        onChange={(event) =>
          editing.setValue(targets, at, event.target.checked || undefined, words.altText.decorative)
        }
      />
      {words.altText.decorative}
    </label>
  );
}
