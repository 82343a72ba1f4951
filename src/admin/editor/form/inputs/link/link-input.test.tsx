// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import type { PageInList } from '#api/schemas/page.ts';
import { link } from '#content/fields/kinds.ts';
import { bringRoom } from '../../../../../../tests/support/fake-frame.ts';
import { openBlockForm, openFields } from '../../../../../../tests/support/open-form.tsx';
import { pageFacts } from '../../../../../../tests/support/test-editor.ts';
import { mediaQuery } from '../../../../data/media.ts';
import { pagesQuery, queryClient } from '../../../../data/queries.ts';
import { words } from '../../../../words.ts';

beforeEach(() => bringRoom(300, 300));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = (identifier: string, title: object, kind = 'page') => ({
  ...pageFacts,
  id: identifier,
  identifier,
  kind,
  title,
});
const pages = [
  page('werkwijze', { nl: 'Werkwijze', en: 'How we work' }),
  page('halte', { nl: 'Halte' }, 'case'),
  page('zonder', {}),
  page('404', { nl: 'Niet gevonden' }),
] as unknown as PageInList[];

async function open(stored?: string, field = link('Address'), files: readonly object[] = []) {
  const form = openFields({ to: field }, stored === undefined ? {} : { to: stored });
  await act(async () => {
    queryClient.setQueryData(pagesQuery.queryKey, pages);
    queryClient.setQueryData(mediaQuery.queryKey, files as Media[]);
    await new Promise((resolve) => setTimeout(resolve));
  });
  const input = () => screen.getByRole<HTMLInputElement>('combobox');
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const write = (text: string) => {
    act(() => input().focus());
    fireEvent.change(input(), { target: { value: text } });
  };
  const note = () => document.getElementById(`${input().id}-note`)?.textContent;
  return { ...form, input, options, write, note };
}

test('pages are suggested by name and path, except the 404 page', async () => {
  const { input, options } = await open();
  act(() => input().focus());
  expect(options()).toEqual(['Werkwijze/werkwijze', 'Halte/cases/halte', 'zonder/zonder']);
});

test('if the stored link is a page, all pages are suggested', async () => {
  const { input, options } = await open('/werkwijze');
  act(() => input().focus());
  expect(options()).toHaveLength(3);
});

test('a field for embedded presentations suggests slide decks from the media library, and stores their URL', async () => {
  const deck = {
    name: 'voorstel.zip',
    url: '/media/0123456789abcdef/voorstel.zip',
    mimeType: 'application/zip',
  };
  const picture = { name: 'foto.jpg', url: '/media/1123456789abcdef/foto.jpg', mimeType: 'image/jpeg' };
  const { input, options, stored } = await open(undefined, link('Presentation', { framed: true }), [
    deck,
    picture,
  ]);
  act(() => input().focus());
  expect(options()).toEqual([`voorstel.zip${deck.url}`, `${words.link.sampleDeck}/slidedeck`]);
  fireEvent.click(screen.getByRole('option', { name: /voorstel/ }));
  expect(stored().to).toBe(deck.url);
});

test('typing filters the suggestions by name and path', async () => {
  const { write, options } = await open();
  write('werk');
  expect(options()).toEqual(['Werkwijze/werkwijze']);
  write('cases');
  expect(options()).toEqual(['Halte/cases/halte']);
  write('zzz');
  expect(screen.getByText(words.link.noName)).toBeDefined();
  write('/zzz');
  expect(screen.getByText(words.link.none)).toBeDefined();
});

test('Enter chooses the first matching page, or keeps a typed path as it is', async () => {
  const { write, stored, input } = await open();
  const enter = () => fireEvent.keyDown(input(), { key: 'Enter' });
  write('werk');
  enter();
  expect([stored().to, input().value]).toEqual(['/werkwijze', '/werkwijze']);
  write('/werk');
  enter();
  expect(stored().to).toBe('/werk');
});

test('a word that matches no page is not stored, and shows an error on Enter or blur', async () => {
  const { write, stored, input, note } = await open('/werkwijze');
  const issue = words.link.noName;
  write('brood');
  expect(note()).not.toBe(issue);
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect([stored().to, note()]).toEqual(['/werkwijze', issue]);
  write('broo');
  expect(note()).not.toBe(issue);
  act(() => input().blur());
  expect([stored().to, input().value, note()]).toEqual(['/werkwijze', 'broo', issue]);
});

test('https:// is added to a domain, and mailto: to an email address', async () => {
  const { write, stored } = await open();
  write('www.example.org/a');
  expect(stored().to).toBe('https://www.example.org/a');
  write('hallo@studio.example');
  expect(stored().to).toBe('mailto:hallo@studio.example');
});

test('a chosen page is stored by its path without language, and named below the field', async () => {
  const { write, stored, note, input } = await open();
  write('halte');
  fireEvent.click(screen.getByRole('option', { name: /cases/ }));
  expect([stored().to, input().value, note()]).toEqual([
    '/cases/halte',
    '/cases/halte',
    words.link.leadsTo('Halte'),
  ]);
});

test('the page is named in the current language', async () => {
  const { panes, note } = await open('/werkwijze');
  act(() => panes.active().store.setState({ language: 'en' }));
  expect(note()).toBe(words.link.leadsTo('How we work'));
});

test('any URL is accepted except scripts, and an empty field removes the link', async () => {
  const { write, stored } = await open();
  write('mailto:me@studio.example');
  expect(stored().to).toBe('mailto:me@studio.example');
  write('javascript:alert(1)');
  expect(stored().to).toBe('mailto:me@studio.example');
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('Must not be a script or data URL.');
  write('');
  expect(stored()).not.toHaveProperty('to');
});

test('a placeholder is shown until the field is left empty on purpose', () => {
  const { press, block } = openBlockForm('button', {
    isMultiLanguage: true,
    buttons: [{ id: 'x', startedFrom: 'button/first', action: 'link' }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Bekijk het werk' }));
  const input = () => screen.getByLabelText<HTMLInputElement>('Link');
  expect([input().value, input().placeholder]).toEqual(['', '/cases']);
  press('Leave Link empty');
  expect(block('a')?.buttons).toMatchObject([{ url: '' }]);
  expect(input().placeholder).toBe(words.link.placeholder);
});

test('a pasted URL with a safe-link wrapper is stored as its target', async () => {
  const { input, stored } = await open();
  const paste = (text: string) => fireEvent.paste(input(), { clipboardData: { getData: () => text } });
  expect(paste('https://studio.example/a')).toBe(true);
  const wrapped =
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fstudio.example%2Fa&data=5';
  expect(paste(wrapped)).toBe(false);
  expect(stored().to).toBe('https://studio.example/a');
});
