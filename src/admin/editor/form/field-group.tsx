import { use } from 'react';
import { getValueAt } from '#content/block/value-at.ts';
import { fieldFolds } from '#content/fields/field.ts';
import { MixedFieldsContext } from '../../forms/mixed.ts';
import { FoldedFields } from './field-fold.tsx';
import { FormRow } from './form-row.tsx';
import { type FormItem, formatItemKey, listFormItems } from './parts/form-items.ts';
import type { FieldGroupProps } from './parts/form-parts.ts';

/** Inputs of fields, generated from their definitions: what most blocks need first, then folded groups. */
export function FieldGroup({ fields, stored, path, tab }: FieldGroupProps) {
  const items = listFormItems(fields, stored, tab);
  const mixed = use(MixedFieldsContext);
  const renderRow = (item: FormItem) => (
    <FormRow key={formatItemKey(item)} item={item} stored={stored} path={path} />
  );
  return (
    <>
      {items.filter((item) => getFold(item) === undefined).map(renderRow)}
      {fieldFolds.map((fold) => {
        const folded = items.filter((item) => getFold(item) === fold);
        if (folded.length === 0) return null;
        const isSet = folded
          .flatMap(listNames)
          .some((name) => mixed.has(name) || getValueAt(stored, [name]) !== undefined);
        return (
          <FoldedFields key={fold} fold={fold} isSet={isSet}>
            {folded.map(renderRow)}
          </FoldedFields>
        );
      })}
    </>
  );
}

const getFold = (item: FormItem) => (item.kind === 'field' ? item.field : item.parts[0]?.field)?.fold;

const listNames = (item: FormItem) =>
  item.kind === 'field' ? [item.name] : item.parts.map(({ name }) => name);
