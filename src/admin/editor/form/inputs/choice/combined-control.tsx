import { valueAt } from '#content/block/value-at.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { useEditor } from '../../../services/editor-context.ts';
import { useFieldId, useFormTargets } from '../../parts/block-form.ts';
import type { ControlProps } from '../../parts/form-parts.ts';
import { chosenOption } from './combined-option.ts';
import { layoutOf, Options } from './options.tsx';

/** One choice that is stored in several fields. */
export function CombinedControl({ item, stored, path }: ControlProps) {
  const { editing } = useEditor();
  const targets = useFormTargets();
  const id = useFieldId([...path, item.key]);
  const { options, parts, label } = item;
  const choose = (value: string | undefined) => {
    const option = options.find((candidate) => candidate.value === value);
    if (!option) return;
    const values = Object.entries(option.sets).map(([name, next]) => ({
      path: [...path, name],
      value: next,
    }));
    editing.setValues(targets, values, label);
  };
  const { side, stacked } = layoutOf(options);
  const values = new Map(parts.map(({ name }) => [name, valueAt(stored, [name])]));
  return (
    <FieldRow label={label} htmlFor={side ? undefined : id} noteId={`${id}-note`} stacked={stacked}>
      <Options
        id={id}
        label={label}
        options={options}
        value={chosenOption(options, parts, values)?.value}
        onValue={choose}
      />
    </FieldRow>
  );
}
