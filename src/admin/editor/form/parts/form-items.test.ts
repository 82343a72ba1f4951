import { expect, test } from 'vitest';
import { definitions } from '../../../../../tests/support/sample-page.ts';
import { findFieldTab, listFormItems, listTabs } from './form-items.ts';

const fields = definitions.get('text')?.fields ?? {};
const names = (stored: unknown) =>
  listFormItems(fields, stored, 'style').map((item) =>
    item.kind === 'field' ? item.name : `${item.control} ${item.key}`,
  );

test('fields of one control are one row, in the place of the first', () => {
  const items = listFormItems(fields, { textBackgroundEnabled: true }, 'style');
  const padding = items.find((item) => item.kind === 'control' && item.control === 'box');
  expect(padding).toMatchObject({ key: 'textBackgroundPadding' });
  expect(padding?.kind === 'control' && padding.parts.map((part) => part.part)).toEqual([
    'top',
    'right',
    'bottom',
    'left',
  ]);
});

test('a field shows only where its condition holds, by the default when nothing is stored', () => {
  expect(names({})).not.toContain('color-pair textBackgroundColor');
  expect(names({ textBackgroundEnabled: true })).toContain('color-pair textBackgroundColor');
});

test('a grid with rows asks for no columns of its own', () => {
  const grid = definitions.get('grid')?.fields ?? {};
  const rows = (stored: object) =>
    listFormItems(grid, stored).map((item) => (item.kind === 'field' ? item.name : item.key));
  const flat = ['columns', 'stackOnMobile'];
  expect(rows({})).toEqual(expect.arrayContaining(['rows', ...flat]));
  const left = rows({ rows: [{}], columns: [[]] });
  expect(left).toContain('rows');
  for (const name of flat) expect(left).not.toContain(name);
});

test('identity and what has a place of its own in the panel are no rows', () => {
  const all = listFormItems(fields, {}).map((item) => (item.kind === 'field' ? item.name : item.key));
  expect(all).not.toContain('responsive');
  expect(all).not.toContain('isMultiLanguage');
});

test('tabs are those that have something, and a path knows its tab', () => {
  expect(listTabs(fields, {})).toEqual(['content', 'style']);
  expect(findFieldTab(fields, 'content')).toBe('content');
  expect(findFieldTab(definitions.get('button')?.fields ?? {}, 'buttons[0].text')).toBe('content');
});
