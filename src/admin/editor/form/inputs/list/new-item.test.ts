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
import { itemSummary, newItem } from './new-item.ts';

test('a new item is what its kind begins with', () => {
  expect(newItem({ title: translatedText('Title') })).toEqual({});
  expect(newItem({ id: text('Id'), title: text('Title') })).toEqual({
    id: expect.stringMatching(/^\w{12}$/),
  });
  expect([newItem(slot('Column')), newItem(list('Rows', number('Share')))]).toEqual([[], []]);
  expect(newItem(object('Notice', { text: text('Text') }))).toEqual({});
  expect([newItem(number('Share', { default: 2 })), newItem(number('Share')), newItem(toggle('On'))]).toEqual(
    [2, '', false],
  );
});

const fields = {
  id: text('Id'),
  wide: toggle('Wide'),
  title: translatedText('Title'),
  to: link('To'),
  src: media('Src'),
};

test('an item is known by the first text, link or picture that says something', () => {
  const of = (stored: unknown, language: 'nl' | 'en' = 'nl') => itemSummary(fields, stored, language);
  expect(of({ id: 'x', wide: true, title: { nl: 'Een', en: 'One' } }, 'en')).toBe('One');
  expect(of({ id: 'x', title: '', to: '/cases', src: '/a.jpg' })).toBe('/cases');
  expect(of({ src: '/media/0/a.jpg' })).toBe('a.jpg');
  expect([of({ id: 'x' }), of(undefined), of({ title: 7 })]).toEqual(['', '', '']);
  expect(itemSummary(number('Share'), 3, 'nl')).toBe('');
});
