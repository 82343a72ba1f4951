import { isMarkupElement, type MarkupElement } from './markup-element.ts';

/** Parts of a page that no line can hold: a table with one of them arranges a page. */
const complex = new Set('h1 h2 h3 h4 h5 h6 ul ol blockquote table pre'.split(' '));

export type TableUse = 'data' | 'arranges' | 'none';

/**
 * Tells whether a table has rows of words (`data`), arranges a page in columns (`arranges`), or has one column, which needs
 * no table (`none`).
 */
export function readTableUse(table: MarkupElement): TableUse {
  const rows = findRows(table);
  const isOneColumn = rows.every((row) => countElements(row) <= 1);
  if (isOneColumn || /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '')) return 'none';
  return hasComplexPart(table) ? 'arranges' : 'data';
}

function findRows(table: MarkupElement): MarkupElement[] {
  return childElements(table).flatMap((child) => {
    if (child.localName === 'tr') return [child];
    return /^t(?:head|body|foot)$/.test(child.localName)
      ? childElements(child).filter(({ localName }) => localName === 'tr')
      : [];
  });
}

function childElements(element: MarkupElement): MarkupElement[] {
  return [...element.childNodes].filter(isMarkupElement);
}

const countElements = (element: MarkupElement) => childElements(element).length;

/** In the order of the document, and only up to the first: tables in tables are not read again and again. */
function hasComplexPart(table: MarkupElement): boolean {
  const waiting = childElements(table).toReversed();
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (complex.has(element.localName)) return true;
    for (const child of childElements(element).toReversed()) waiting.push(child);
  }
  return false;
}
