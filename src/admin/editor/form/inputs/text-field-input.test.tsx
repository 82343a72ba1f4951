// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Fields } from '#content/fields/field.ts';
import { list, object, text, toggle, translatedText } from '#content/fields/kinds.ts';
import { openBlockForm, openFields } from '../../../../../tests/support/open-form.tsx';

afterEach(cleanup);

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const note = (label: string) =>
  document.getElementById(input(label).getAttribute('aria-describedby') ?? '')?.textContent;

test('a text of no language is stored as it is typed, and goes when it is empty', () => {
  const { type, stored, steps } = openFields({ name: text('Name', { default: 'Nobody' }) });
  expect(input('Name').placeholder).toBe('Nobody');
  type('Name', 'A');
  type('Name', 'An');
  expect([stored().name, steps()]).toEqual(['An', ['Change Name']]);
  type('Name', '');
  expect(stored()).not.toHaveProperty('name');
});

test('a shared text is one for both languages', () => {
  const { type, stored, panes } = openFields({ title: translatedText('Title') }, { title: 'Gedeeld' });
  act(() => panes.active().store.setState({ language: 'en' }));
  expect(input('Title').value).toBe('Gedeeld');
  type('Title', 'Shared');
  expect(stored().title).toBe('Shared');
});

test('a text per language is written in the one that is shown, the other one in grey until then', () => {
  const { type, stored, panes } = openFields(
    { title: translatedText('Title') },
    { isMultiLanguage: true, title: { nl: 'Hallo' } },
  );
  act(() => panes.active().store.setState({ language: 'en' }));
  expect([input('Title').value, input('Title').placeholder, input('Title').lang]).toEqual([
    '',
    'Hallo',
    'en',
  ]);
  expect(note('Title')).toBe('Nothing in English yet: readers get the text in grey.');
  type('Title', 'Hello');
  expect(stored().title).toEqual({ nl: 'Hallo', en: 'Hello' });
  expect(note('Title')).toBe('');
});

test('what has to be there is asked for, and no longer once it is', () => {
  const { type } = openFields({ title: translatedText('Title', { required: 'A title is required' }) });
  expect(screen.getByRole('alert').textContent).toBe('A title is required');
  type('Title', 'Kop');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('code is not checked for spelling, running text is', () => {
  openFields({ css: text('CSS', { format: 'css' }), story: text('Story', { format: 'lines' }) });
  expect([input('CSS').getAttribute('spellcheck'), input('Story').getAttribute('spellcheck')]).toEqual([
    'false',
    'true',
  ]);
});

test('an example stands in grey until somebody writes, or leaves it empty', () => {
  const { press, stored } = openBlockForm('title', { startedFrom: 'title', isMultiLanguage: true });
  expect(input('Text').value).toBe('');
  expect(input('Text').placeholder).not.toBe('');
  expect(note('Text')).toBe('An example. Visitors get nothing here until you write your own.');
  press('Leave Text empty');
  expect(stored().content).toBe('');
  expect(input('Text').placeholder).toBe('');
  expect(screen.queryByRole('button', { name: 'Leave Text empty' })).toBeNull();
});

test('the example is in the language that is shown', () => {
  const { panes } = openBlockForm('title', { startedFrom: 'title', isMultiLanguage: true });
  const dutch = input('Text').placeholder;
  act(() => panes.active().store.setState({ language: 'en' }));
  expect(input('Text').placeholder).not.toBe(dutch);
});

test('whether a block speaks per language is a choice, said while it does not', () => {
  const { stored } = openBlockForm('title', { content: 'Kop' });
  const box = screen.getByRole<HTMLInputElement>('switch', { name: /language/i });
  const help = () => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([box.checked, help()]).toEqual([false, 'One text for every language.']);
  fireEvent.click(box);
  expect([stored().isMultiLanguage, box.checked, help()]).toEqual([true, true, '']);
});

test('a block has languages to choose only where it has words, be they in its items', () => {
  const offered = (fields: Fields) => {
    openFields(fields);
    const found = screen.queryByRole('switch', { name: /language/i }) !== null;
    cleanup();
    return found;
  };
  expect(offered({ on: toggle('On', { tab: 'content' }), name: text('Name') })).toBe(false);
  expect(offered({ items: list('Items', { title: translatedText('Title') }) })).toBe(true);
  expect(offered({ lines: list('Lines', translatedText('Line')) })).toBe(true);
  expect(offered({ note: object('Note', { text: translatedText('Text') }, { tab: 'content' }) })).toBe(true);
});
