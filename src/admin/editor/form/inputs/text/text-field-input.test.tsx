// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { text, translatedText } from '#content/fields/kinds.ts';
import { reviewedInWord } from '../../../../../../tests/support/foreign-clipboards.ts';
import { openBlockForm, openFields } from '../../../../../../tests/support/open-form.tsx';
import { panelWords } from '../../../../forms/panel-words.ts';
import { words } from '../../../../words.ts';

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
  expect(note('Title')).toBe(words.panel.fallback('English'));
  type('Title', 'Hello');
  expect(stored().title).toEqual({ nl: 'Hallo', en: 'Hello' });
  expect(note('Title')).toBe('');
});

test('a text that is left out on purpose in a language says so, and takes what is typed', () => {
  const { type, stored, panes } = openFields(
    { title: translatedText('Title') },
    { isMultiLanguage: true, title: { nl: 'Hallo', en: null } },
  );
  act(() => panes.active().store.setState({ language: 'en' }));
  expect([input('Title').value, input('Title').placeholder]).toEqual(['', '']);
  expect(note('Title')).toBe(panelWords.leftOut('English'));
  type('Title', 'Hello');
  expect(stored().title).toEqual({ nl: 'Hallo', en: 'Hello' });
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
  expect(note('Text')).toBe(panelWords.example);
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

test('a label that only repeats the block’s name is heard, not seen', () => {
  openBlockForm('text', { content: 'Hallo' });
  const hidden = () => screen.getByText('Text', { selector: 'label' }).closest('.visually-hidden') !== null;
  expect([screen.getByRole('textbox', { name: 'Text' }).textContent, hidden()]).toEqual(['Hallo', true]);
  cleanup();
  openBlockForm('card', { content: 'Hallo' });
  expect(hidden()).toBe(false);
});

test('what is pasted into a text of plain words are the words that the page would take, with a notice', async () => {
  const { stored, toasts } = openFields(
    { name: text('Name'), note: text('Note', { format: 'lines' }) },
    { name: 'Oud: ' },
  );
  const paste = (label: string, texts: Readonly<Record<string, string>>) =>
    fireEvent.paste(input(label), { clipboardData: { getData: (type: string) => texts[type] ?? '' } });
  input('Name').setSelectionRange(5, 5);
  paste('Name', { 'text/html': reviewedInWord, 'text/plain': 'De oude brug[MB1]' });
  await waitFor(() => expect(stored().name).toBe('Oud: De brug blijft open in mei. Bron: het archief.'));
  expect(toasts.at(-1)?.text).toBe('Left out: 1 comment, 1 footnote mark.');
  paste('Note', { 'text/plain': 'een\u2028twee\vdrie' });
  await waitFor(() => expect(stored().note).toBe('een\ntwee\ndrie'));
});
