/**
 * Finds the elements of a block in a page's frame: one, or for a section those of its outer blocks. Empty if it is not rendered.
 */
export function findBlockElements(page: Document, id: string): HTMLElement[] {
  const selector = `[data-block-id="${CSS.escape(id)}"]`;
  const all = [...page.querySelectorAll<HTMLElement>(selector)];
  return all.filter((element) => !element.parentElement?.closest(selector));
}

/** Computes the box around elements, in CSS pixels; undefined for none. */
export function getBoxAround(elements: readonly Element[]): DOMRect | undefined {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const [first, ...others] = boxes;
  if (!first || others.length === 0) return first;
  const x = Math.min(...boxes.map(({ left }) => left));
  const y = Math.min(...boxes.map(({ top }) => top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(x, y, right - x, bottom - y);
}
