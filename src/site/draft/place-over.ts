/** Lays an element over another one, both below the same layer: in CSS pixels from its corner. */
export function placeOver(element: HTMLElement, layer: HTMLElement, over: DOMRect): void {
  const corner = layer.getBoundingClientRect();
  element.style.left = `${over.left - corner.left}px`;
  element.style.top = `${over.top - corner.top}px`;
  element.style.width = `${over.width}px`;
  element.style.height = `${over.height}px`;
}

/** Calls back when something on the page has another size, and so others may have moved. Returns how to stop. */
export function whenLaidOut(place: () => void): () => void {
  const main = document.querySelector('main');
  const observer = new ResizeObserver(place);
  for (const element of [document.body, main]) if (element) observer.observe(element);
  return () => observer.disconnect();
}
