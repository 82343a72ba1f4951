/**
 * True for the areas of the tree in which a press draws a selection rectangle: below all rows, on the label
 * of a slot, in the indentation.
 */
export function isBesideRows({
  target,
  clientX,
}: Pick<PointerEvent, 'clientX'> & { readonly target: EventTarget }): boolean {
  const element = target as Element;
  if (element.closest('button')) return false;
  const row = element.closest('[data-row]');
  return row === null || row.matches('.row--slot') || isInIndentation(row, clientX);
}

/** True if the pointer is left of a row's content. */
export function isInIndentation(row: Element, clientX: number): boolean {
  const first = row.firstElementChild?.getBoundingClientRect();
  return first !== undefined && first.width > 0 && clientX < first.left;
}
