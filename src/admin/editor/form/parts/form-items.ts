import { readPath } from '#content/block/issue.ts';
import { findDesktopPath } from '#content/block/responsive-values.ts';
import type { CombinedOption, Field, FieldControl, Fields, FieldTab } from '#content/fields/field.ts';
import { isShown } from '#content/fields/is-shown.ts';
import { responsiveProperty } from '#content/fields/responsive-fields.ts';

export interface ControlPart {
  readonly name: string;
  readonly field: Field;
  readonly part: string;
}

/** A row of a form: one field, or several in one control. */
export type FormItem =
  | { readonly kind: 'field'; readonly name: string; readonly field: Field }
  | {
      readonly kind: 'control';
      readonly control: FieldControl['kind'];
      readonly key: string;
      readonly label: string;
      readonly parts: readonly ControlPart[];
      readonly options: readonly CombinedOption[];
      readonly swaps: readonly (readonly [string, string])[];
    };

/** Key of a row, unique in its form. */
export const formatItemKey = (item: FormItem) =>
  item.kind === 'field' ? item.name : `${item.control} ${item.key}`;

/** Fields without a row: edited elsewhere in the panel, or not at all. */
const withoutRow = new Set(['id', 'isMultiLanguage', responsiveProperty]);

/** Lists the rows of a form in the order of the fields; of one tab, or all without one. */
export function listFormItems(fields: Fields, stored: unknown, tab?: FieldTab): FormItem[] {
  const items: FormItem[] = [];
  const groups = new Map<string, ControlPart[]>();
  for (const [name, field] of Object.entries(fields)) {
    if (withoutRow.has(name) || (tab && field.tab !== tab) || !isShown(field, fields, stored)) continue;
    const { control } = field;
    if (!control) {
      items.push({ kind: 'field', name, field });
      continue;
    }
    const id = `${control.kind} ${control.key}`;
    const part = { name, field, part: control.part };
    const group = groups.get(id);
    if (group) {
      group.push(part);
      continue;
    }
    const parts = [part];
    groups.set(id, parts);
    const { kind, key, label, options = [], swaps = [] } = control;
    items.push({ kind: 'control', control: kind, key, label, parts, options, swaps });
  }
  return items;
}

const tabs: readonly FieldTab[] = ['content', 'style', 'behaviour'];

/** Lists the tabs that contain fields. */
export function listTabs(fields: Fields, stored: unknown): FieldTab[] {
  return tabs.filter((tab) => listFormItems(fields, stored, tab).length > 0);
}

/** Finds the tab of the field at a path such as `buttons[0].text` or `responsive.mobile.src`. */
export function findFieldTab(fields: Fields, path: string): FieldTab | undefined {
  const parts = readPath(path);
  const [name = ''] = findDesktopPath(parts) ?? parts;
  return fields[name]?.tab;
}
