/** Where in the tree no row is taken hold of: below all rows, on the name of a place, in the indentation. */
export function isBesideRows({
  target,
  clientX,
}: Pick<PointerEvent, 'clientX'> & { readonly target: EventTarget }): boolean {
  const element = target as Element;
  if (element.closest('button')) return false;
  const row = element.closest('[data-row]');
  return row === null || row.matches('.row--slot') || isInIndentation(row, clientX);
}

/** Left of everything that a row says. */
export function isInIndentation(row: Element, clientX: number): boolean {
  const first = row.firstElementChild?.getBoundingClientRect();
  return first !== undefined && first.width > 0 && clientX < first.left;
}
