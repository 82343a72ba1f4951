import type { Field } from '#content/fields/field.ts';
import { isBareField } from '#content/fields/field.ts';
import { hasWordStart, splitQuery } from '../../../command-menu/search-menu-item.ts';
import { panelWords } from '../../../forms/panel-words.ts';
import type { FormItem } from './form-items.ts';

/**
 * Finds the rows of a form of which the labels, help and folded group contain every word of a query, also
 * inside objects and items of lists.
 */
export function findFormItems(items: readonly FormItem[], query: string): readonly FormItem[] {
  const parts = splitQuery(query);
  return items.filter((item) => {
    const text = describeItem(item).toLowerCase();
    return parts.every((part) => hasWordStart(text, part));
  });
}

function describeItem(item: FormItem): string {
  if (item.kind === 'field') return describeField(item.field);
  return [item.label, ...item.parts.flatMap(({ field, part }) => [part, describeField(field)])].join(' ');
}

function describeField(field: Field): string {
  const fold = field.fold && panelWords.folds[field.fold];
  return [field.label, field.help, fold, ...listInnerFields(field).map(describeField)].join(' ');
}

function listInnerFields(field: Field): readonly Field[] {
  if (field.kind === 'object') return Object.values(field.fields);
  return field.kind === 'list' && !isBareField(field.item) ? Object.values(field.item) : [];
}
