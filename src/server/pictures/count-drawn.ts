import { tooComplicated } from './plain-svg.ts';
import { localAddresses } from './safe-css.ts';
import { deepest, mostDrawn } from './svg-limits.ts';

/** Steps from an element into what it holds and what it refers to. */
const longestWay = 4 * deepest;

/**
 * Holds what a browser has to draw when it follows every reference to the limit: ten references to ten others, nine
 * times, are a thousand million. Throws a `PictureError` above it, and for what refers to itself.
 */
export function checkDrawn(svg: Element): void {
  const byId = new Map([...svg.querySelectorAll('[id]')].map((element) => [element.id, element]));
  const known = new Map<Element, number>();
  const underway = new Set<Element>();

  function drawn(element: Element, way: number): number {
    const counted = known.get(element);
    if (counted !== undefined) return counted;
    if (way > longestWay || underway.has(element)) throw tooComplicated();
    underway.add(element);
    let sum = 1;
    for (const next of [...element.children, ...referredTo(element, byId)]) {
      sum += drawn(next, way + 1);
      if (sum > mostDrawn) throw tooComplicated();
    }
    underway.delete(element);
    known.set(element, sum);
    return sum;
  }

  drawn(svg, 0);
}

function* referredTo(element: Element, byId: ReadonlyMap<string, Element>): Generator<Element> {
  for (const { localName, value } of element.attributes) {
    const ids = localName === 'href' && value.startsWith('#') ? [value.slice(1)] : localAddresses(value);
    for (const id of ids) {
      const found = byId.get(id);
      if (found) yield found;
    }
  }
}
