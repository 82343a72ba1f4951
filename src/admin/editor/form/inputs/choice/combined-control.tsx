import { use } from 'react';
import { getValueAt } from '#content/block/value-at.ts';
import type { CombinedOption } from '#content/fields/field.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { MixedRowContext } from '../../../../forms/mixed.ts';
import { words } from '../../../../words.ts';
import { useEditor } from '../../../services/editor-context.ts';
import { useFieldId, useFormTargets } from '../../parts/block-form.ts';
import type { ControlPart } from '../../parts/form-items.ts';
import type { ControlProps } from '../../parts/form-parts.ts';
import { chooseLayout, Options } from './options.tsx';

/** One choice that is stored in several fields. */
export function CombinedControl({ item, stored, path }: ControlProps) {
  const { editing } = useEditor();
  const targets = useFormTargets();
  const id = useFieldId([...path, item.key]);
  const mixed = use(MixedRowContext);
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
  const { side, stacked } = chooseLayout(options);
  const values = new Map(parts.map(({ name }) => [name, getValueAt(stored, [name])]));
  return (
    <FieldRow label={label} htmlFor={side ? undefined : id} noteId={`${id}-note`} stacked={stacked}>
      <Options
        id={id}
        label={label}
        options={options}
        value={mixed ? undefined : findChosenOption(options, parts, values)?.value}
        onValue={choose}
        unset={mixed ? words.panel.mixed : undefined}
      />
    </FieldRow>
  );
}

/**
 * Finds the option that the stored values match, the last one if there are several. Invalid values count as
 * the default.
 */
function findChosenOption(
  options: readonly CombinedOption[],
  parts: readonly ControlPart[],
  stored: ReadonlyMap<string, unknown>,
): CombinedOption | undefined {
  const values = new Map(parts.map((part) => [part.name, getUsedValue(part, stored.get(part.name))]));
  return options.findLast(({ is }) =>
    is.some((wanted) =>
      Object.entries(wanted).every(([name, allowed]) => allowed.includes(values.get(name))),
    ),
  );
}

function getUsedValue({ field }: ControlPart, stored: unknown): unknown {
  const usable = 'schema' in field && stored !== '' && field.schema.safeParse(stored).success;
  return usable ? stored : field.default;
}
