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

test('a text without languages is stored as typed, and removed when it is empty', () => {
  const { type, stored, steps } = openFields({ name: text('Name', { default: 'Nobody' }) });
  expect(input('Name').placeholder).toBe('Nobody');
  type('Name', 'A');
  type('Name', 'An');
  expect([stored().name, steps()]).toEqual(['An', ['Change Name']]);
  type('Name', '');
  expect(stored()).not.toHaveProperty('name');
});

test('a shared text is the same in both languages', () => {
  const { type, stored, panes } = openFields({ title: translatedText('Title') }, { title: 'Gedeeld' });
  act(() => panes.active().store.setState({ language: 'en' }));
  expect(input('Title').value).toBe('Gedeeld');
  type('Title', 'Shared');
  expect(stored().title).toBe('Shared');
});

test('a translated text is edited in the current language, with the other language as placeholder', () => {
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

test('a text left out on purpose in a language says so, and can still be typed', () => {
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

test('a required text shows an error while it is missing', () => {
  const { type } = openFields({ title: translatedText('Title', { required: 'A title is required' }) });
  expect(screen.getByRole('alert').textContent).toBe('A title is required');
  type('Title', 'Kop');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('code is not spell-checked, and running text is', () => {
  openFields({ css: text('CSS', { format: 'css' }), story: text('Story', { format: 'lines' }) });
  expect([input('CSS').getAttribute('spellcheck'), input('Story').getAttribute('spellcheck')]).toEqual([
    'false',
    'true',
  ]);
});

test('a placeholder is shown until text is typed or the field is left empty on purpose', () => {
  const { press, stored } = openBlockForm('title', { startedFrom: 'title', isMultiLanguage: true });
  expect(input('Text').value).toBe('');
  expect(input('Text').placeholder).not.toBe('');
  expect(note('Text')).toBe(panelWords.example);
  press('Leave Text empty');
  expect(stored().content).toBe('');
  expect(input('Text').placeholder).toBe('');
  expect(screen.queryByRole('button', { name: 'Leave Text empty' })).toBeNull();
});

test('the placeholder is in the current language', () => {
  const { panes } = openBlockForm('title', { startedFrom: 'title', isMultiLanguage: true });
  const dutch = input('Text').placeholder;
  act(() => panes.active().store.setState({ language: 'en' }));
  expect(input('Text').placeholder).not.toBe(dutch);
});

test('a label that only repeats the block name is visually hidden', () => {
  openBlockForm('text', { content: 'Hallo' });
  const hidden = () => screen.getByText('Text', { selector: 'label' }).closest('.visually-hidden') !== null;
  expect([screen.getByRole('textbox', { name: 'Text' }).textContent, hidden()]).toEqual(['Hallo', true]);
  cleanup();
  openBlockForm('card', { content: 'Hallo' });
  expect(hidden()).toBe(false);
});

test('text pasted into a plain text field is cleaned like page text, with a notice', async () => {
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
