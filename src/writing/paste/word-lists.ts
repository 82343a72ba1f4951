import { declarationsOf } from './element-marks.ts';
import type { MarkupElement } from './markup-element.ts';

/** How deep an item of a list is, as Word says it of a paragraph; undefined for one that is no item. */
export function wordListLevel(element: MarkupElement): number | undefined {
  const list = declarationsOf(element).get('mso-list');
  if (list === undefined || list === 'none' || list === 'ignore') return undefined;
  const level = Number(/level(\d)/.exec(list)?.[1] ?? 1);
  return Math.max(level, 1);
}

/** The sign before the words of an item, which is no part of them. */
export function isWordListSign(element: MarkupElement): boolean {
  return declarationsOf(element).get('mso-list') === 'ignore';
}

/** True where that sign counts. */
export function isWordListOrdered(element: MarkupElement): boolean {
  const signs = [...element.querySelectorAll('[style]')].filter(isWordListSign);
  return signs.some((sign) => /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i.test(sign.textContent ?? ''));
}
