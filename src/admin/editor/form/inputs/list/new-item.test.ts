import { expect, test } from 'vitest';
import {
  link,
  list,
  media,
  number,
  object,
  slot,
  text,
  toggle,
  translatedText,
} from '#content/fields/kinds.ts';
import { createItem, summarizeItem } from './new-item.ts';

test('createItem returns an empty or default value for each kind of field', () => {
  expect(createItem({ title: translatedText('Title') })).toEqual({});
  expect(createItem({ id: text('Id'), title: text('Title') })).toEqual({
    id: expect.stringMatching(/^\w{12}$/),
  });
  expect([createItem(slot('Column')), createItem(list('Rows', number('Share')))]).toEqual([[], []]);
  expect(createItem(object('Notice', { text: text('Text') }))).toEqual({});
  expect([
    createItem(number('Share', { default: 2 })),
    createItem(number('Share')),
    createItem(toggle('On')),
  ]).toEqual([2, '', false]);
});

const fields = {
  id: text('Id'),
  wide: toggle('Wide'),
  title: translatedText('Title'),
  to: link('To'),
  src: media('Src'),
};

test('an item is summarised by its first text, link or image with a value', () => {
  const of = (stored: unknown, language: 'nl' | 'en' = 'nl') => summarizeItem(fields, stored, language);
  expect(of({ id: 'x', wide: true, title: { nl: 'Een', en: 'One' } }, 'en')).toBe('One');
  expect(of({ id: 'x', title: '', to: '/cases', src: '/a.jpg' })).toBe('/cases');
  expect(of({ src: '/media/0/a.jpg' })).toBe('a.jpg');
  expect([of({ id: 'x' }), of(undefined), of({ title: 7 })]).toEqual(['', '', '']);
  expect(summarizeItem(number('Share'), 3, 'nl')).toBe('');
});
