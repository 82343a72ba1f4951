import { fieldId } from './parts/block-form.ts';

/** What has the keyboard of a control that is made of several: of a choice, what is chosen. */
const inputs =
  'input:checked, input:not([type=radio]), textarea, select, [contenteditable=true], [role=combobox], button';

/** Brings the field of a block into view, and with `focus` the keyboard to it. */
export function showField(blockId: string, field: string, focus: boolean): void {
  const shown = document.getElementById(fieldId(blockId, field)) ?? rowOf(field);
  shown?.scrollIntoView({ block: 'nearest' });
  if (!focus || !shown) return;
  shown.focus();
  // What cannot have the keyboard itself has something in it that can.
  if (document.activeElement !== shown) shown.querySelector<HTMLElement>(inputs)?.focus();
}

/** Several fields that are one control have one row, which is named after the first of them. */
function rowOf(field: string): HTMLElement | null {
  return document.querySelector(`.panel__fields [data-path="${CSS.escape(field)}"] .field__input`);
}
