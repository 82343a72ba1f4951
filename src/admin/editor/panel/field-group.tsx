import type { PathPart } from '#content/fault.ts';
import type { Fields, FieldTab } from '#content/fields/field.ts';
import { valueAt } from '#content/value-at.ts';
import { FieldInput } from '../inputs/field-input.tsx';
import { FieldControlInput } from '../inputs/control-input.tsx';
import { formItems } from './form-items.ts';

interface FieldGroupProps {
  readonly fields: Fields;
  /** What is stored for all of them. */
  readonly stored: unknown;
  /** Where it stands in the block. */
  readonly path: readonly PathPart[];
  readonly tab?: FieldTab;
}

/** The inputs of some fields, generated from their definitions. */
export function FieldGroup({ fields, stored, path, tab }: FieldGroupProps) {
  return formItems(fields, stored, tab).map((item) =>
    item.kind === 'field' ? (
      <FieldInput key={item.name} field={item.field} value={valueAt(stored, [item.name])} path={[...path, item.name]} />
    ) : (
      <FieldControlInput key={`${item.control} ${item.key}`} item={item} stored={stored} path={path} />
    ),
  );
}
