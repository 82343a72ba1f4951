import { expect, test } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { panelWords } from '../../../forms/panel-words.ts';
import { findFormItems } from './find-form-items.ts';
import { formatItemKey, listFormItems } from './form-items.ts';

function find(type: string, query: string, stored: object = {}) {
  const fields = blockDefinitions.get(type)?.fields ?? {};
  return findFormItems(listFormItems(fields, stored), query).map(formatItemKey);
}

test('a row is found by the start of a word in its label, on any tab', () => {
  expect(find('card', 'pad')).toContain('box padding');
  expect(find('card', 'elev')).toEqual(['elevation']);
});

test('every word of the query has to match', () => {
  expect(find('card', 'padding elevation')).toEqual([]);
});

test('a row is found by its help text and by the name of its collapsed group', () => {
  expect(find('grid', panelWords.folds.border)).not.toEqual([]);
  const helped = Object.entries(blockDefinitions.get('carousel')?.fields ?? {}).find(
    ([, field]) => field.help,
  );
  expect(find('carousel', helped?.[1].help ?? '')).not.toEqual([]);
});

test('a list is found by a field of its items', () => {
  expect(find('button', 'icon')).toEqual(['buttons']);
});
