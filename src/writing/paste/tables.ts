import { isMarkupElement, type MarkupElement } from './markup-element.ts';

/** Elements that do not fit on a line. A table with one of them is used for layout. */
const complex = new Set('h1 h2 h3 h4 h5 h6 ul ol blockquote table pre'.split(' '));

export type TableUse = 'data' | 'arranges' | 'none';

/**
 * Determines the use of a table: rows of text (`data`), a page layout (`arranges`), or no table needed, since
 * it has one column or a presentational role (`none`).
 */
export function readTableUse(table: MarkupElement): TableUse {
  const rows = findRows(table);
  const isOneColumn = rows.every((row) => countElements(row) <= 1);
  if (isOneColumn || /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '')) return 'none';
  return hasComplexPart(table) ? 'arranges' : 'data';
}

function findRows(table: MarkupElement): MarkupElement[] {
  return listChildElements(table).flatMap((child) => {
    if (child.localName === 'tr') return [child];
    return /^t(?:head|body|foot)$/.test(child.localName)
      ? listChildElements(child).filter(({ localName }) => localName === 'tr')
      : [];
  });
}

function listChildElements(element: MarkupElement): MarkupElement[] {
  return [...element.childNodes].filter(isMarkupElement);
}

const countElements = (element: MarkupElement) => listChildElements(element).length;

/** Searches in document order and stops at the first match, so that nested tables are not read repeatedly. */
function hasComplexPart(table: MarkupElement): boolean {
  const waiting = listChildElements(table).toReversed();
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (complex.has(element.localName)) return true;
    for (const child of listChildElements(element).toReversed()) waiting.push(child);
  }
  return false;
}
