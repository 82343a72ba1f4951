import { valueAt } from '#content/value-at.ts';
import { formItems } from './form-items.ts';
import type { FieldGroupProps } from './form-parts.ts';
import { FieldControlInput } from './inputs/control-input.tsx';
import { FieldInput } from './inputs/field-input.tsx';

/** The inputs of some fields, generated from their definitions. */
export function FieldGroup({ fields, stored, path, tab }: FieldGroupProps) {
  return formItems(fields, stored, tab).map((item) =>
    item.kind === 'field' ? (
      <FieldInput
        key={item.name}
        field={item.field}
        value={valueAt(stored, [item.name])}
        path={[...path, item.name]}
      />
    ) : (
      <FieldControlInput key={`${item.control} ${item.key}`} item={item} stored={stored} path={path} />
    ),
  );
}
