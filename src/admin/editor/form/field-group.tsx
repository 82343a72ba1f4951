import { FormRow } from './form-row.tsx';
import { listFormItems } from './parts/form-items.ts';
import type { FieldGroupProps } from './parts/form-parts.ts';

/** Inputs of fields, generated from their definitions. */
export function FieldGroup({ fields, stored, path, tab }: FieldGroupProps) {
  return listFormItems(fields, stored, tab).map((item) => (
    <FormRow
      key={item.kind === 'field' ? item.name : `${item.control} ${item.key}`}
      item={item}
      stored={stored}
      path={path}
    />
  ));
}
