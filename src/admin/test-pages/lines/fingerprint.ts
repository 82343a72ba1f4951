/** Computed styles that show a change of a block. */
const properties = [
  'display',
  'width',
  'height',
  'min-width',
  'max-width',
  'min-height',
  'max-height',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'margin-top',
  'margin-right',
  'margin-bottom',
  'margin-left',
  'gap',
  'color',
  'background-color',
  'border-top-width',
  'border-top-color',
  'border-radius',
  'box-shadow',
  'text-align',
  'aspect-ratio',
  'object-fit',
  'overflow',
  'opacity',
  'filter',
] as const;

type Fingerprint = ReadonlyMap<string, string>;

/** Reads a block's elements with their computed styles, attributes and text. */
export function readFingerprint(block: Element): Fingerprint {
  const found = new Map<string, string>();
  const inside = block.ownerDocument.defaultView ?? window;
  for (const [index, element] of [block, ...block.querySelectorAll('*')].entries()) {
    const name = `${element.localName} ${index + 1}`;
    const style = inside.getComputedStyle(element);
    for (const property of properties) found.set(`${name} ${property}`, style.getPropertyValue(property));
    for (const { name: attribute, value } of element.attributes) found.set(`${name} [${attribute}]`, value);
    if (element.childElementCount === 0) found.set(`${name} text`, element.textContent);
    if (element instanceof (inside as typeof globalThis & Window).HTMLVideoElement) {
      found.set(`${name} muted`, String(element.muted));
    }
  }
  return found;
}

/** Describes the first difference; undefined if there is none. */
export function describeFirstChange(before: Fingerprint, after: Fingerprint): string | undefined {
  for (const key of new Set([...after.keys(), ...before.keys()])) {
    const [was, is] = [before.get(key), after.get(key)];
    if (was !== is) return `${key}: ${shortenValue(was)} → ${shortenValue(is)}`;
  }
  return undefined;
}

function shortenValue(value: string | undefined): string {
  if (value === undefined) return 'none';
  return value.length > 60 ? `${value.slice(0, 59)}…` : value || '“”';
}
