import { getValueAt } from '#content/block/value-at.ts';
import { FieldControlInput } from './inputs/control-input.tsx';
import { FieldInput } from './inputs/field-input.tsx';
import { listFormItems } from './parts/form-items.ts';
import type { FieldGroupProps } from './parts/form-parts.ts';

/** Inputs of fields, generated from their definitions. */
export function FieldGroup({ fields, stored, path, tab }: FieldGroupProps) {
  return listFormItems(fields, stored, tab).map((item) =>
    item.kind === 'field' ? (
      <FieldInput
        key={item.name}
        field={item.field}
        value={getValueAt(stored, [item.name])}
        path={[...path, item.name]}
      />
    ) : (
      <FieldControlInput key={`${item.control} ${item.key}`} item={item} stored={stored} path={path} />
    ),
  );
}
