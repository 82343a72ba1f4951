import { expect, test } from 'vitest';
import { findFittingPoint, listStartingPoints } from './starting-point.ts';

test('a case starts with "Case, short" and a page with "Text", before layouts of the other kind', () => {
  expect(findFittingPoint('case')).toBe('case-short');
  expect(findFittingPoint('page')).toBe('text');
  expect(listStartingPoints('case').slice(0, 3)).toEqual(['case-short', 'case-long', 'text']);
  expect(listStartingPoints('page').slice(-4)).toEqual(['case-short', 'case-long', 'blank', 'copy']);
});
