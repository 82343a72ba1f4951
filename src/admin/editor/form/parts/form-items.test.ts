import { expect, test } from 'vitest';
import { definitions } from '../../../../../tests/support/sample-page.ts';
import { findFieldTab, listFormItems, listTabs } from './form-items.ts';

const fields = definitions.get('text')?.fields ?? {};
const names = (stored: unknown) =>
  listFormItems(fields, stored, 'style').map((item) =>
    item.kind === 'field' ? item.name : `${item.control} ${item.key}`,
  );

test('fields that share a control form one row, in the position of the first', () => {
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

test('a field is shown only if its condition holds for the stored value or the default', () => {
  expect(names({})).not.toContain('color-pair textBackgroundColor');
  expect(names({ textBackgroundEnabled: true })).toContain('color-pair textBackgroundColor');
});

test('a grid with rows hides the fields for columns without rows', () => {
  const grid = definitions.get('grid')?.fields ?? {};
  const rows = (stored: object) =>
    listFormItems(grid, stored).map((item) => (item.kind === 'field' ? item.name : item.key));
  const flat = ['columns', 'stackOnMobile'];
  expect(rows({})).toEqual(expect.arrayContaining(['rows', ...flat]));
  const left = rows({ rows: [{}], columns: [[]] });
  expect(left).toContain('rows');
  for (const name of flat) expect(left).not.toContain(name);
});

test('the identity fields and the fields shown elsewhere in the inspector are not rows', () => {
  const all = listFormItems(fields, {}).map((item) => (item.kind === 'field' ? item.name : item.key));
  expect(all).not.toContain('responsive');
  expect(all).not.toContain('isMultiLanguage');
});

test('only tabs with fields are listed, and each path has a tab', () => {
  expect(listTabs(fields, {})).toEqual(['content', 'style']);
  expect(findFieldTab(fields, 'content')).toBe('content');
  expect(findFieldTab(definitions.get('button')?.fields ?? {}, 'buttons[0].text')).toBe('content');
});
