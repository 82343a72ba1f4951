/** Positions an element above another one in the same layer, in CSS pixels from the layer's corner. */
export function placeOver(element: HTMLElement, layer: HTMLElement, over: DOMRect): void {
  const corner = layer.getBoundingClientRect();
  element.style.left = `${over.left - corner.left}px`;
  element.style.top = `${over.top - corner.top}px`;
  element.style.width = `${over.width}px`;
  element.style.height = `${over.height}px`;
}

/**
 * Calls back when an element changes its size, after which others may have moved. Returns a function that
 * stops it.
 */
export function onLayoutChange(place: () => void): () => void {
  const main = document.querySelector('main');
  const observer = new ResizeObserver(place);
  for (const element of [document.body, main]) if (element) observer.observe(element);
  return () => observer.disconnect();
}
