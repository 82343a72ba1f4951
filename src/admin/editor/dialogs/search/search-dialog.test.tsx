// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ApiPage } from '#api/schemas/page.ts';
import { bringDialogs, renderInEditor } from '../../../../../tests/support/render-in-editor.tsx';
import { block, samplePage } from '../../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../../tests/support/test-editor.ts';
import { queryClient } from '../../../data/queries.ts';
import { SearchDialog } from './search-dialog.tsx';
import { searchWords } from './search-words.ts';

beforeAll(bringDialogs);
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const site = { studioName: 'Studio Zo', description: { nl: 'Een studio.', en: 'A studio.' } };

function open({
  facts = {},
  title = { nl: 'Over ons', en: 'About us' },
  answer = () => new Response(JSON.stringify(site), { headers: { 'content-type': 'application/json' } }),
}: {
  facts?: Partial<ApiPage>;
  title?: ApiPage['title'];
  answer?: () => Response;
} = {}) {
  vi.stubGlobal('fetch', async () => answer());
  const overview = [
    block('a', 'text', { isMultiLanguage: true, content: { nl: 'Wij ontwerpen.', en: 'We design.' } }),
  ];
  const editor = openTestEditor({ content: { ...samplePage(), title, overview } });
  renderInEditor(editor, <SearchDialog close={() => undefined} />, facts);
  return editor;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test('the default title and description are shown as placeholders, in the chosen language', async () => {
  open();
  const google = within(await screen.findByRole('region', { name: searchWords.shownBy.google }));
  expect(field('Title for search').placeholder).toBe('Over ons');
  expect(google.getByText('Over ons – Studio Zo')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(field('Description for search').placeholder).toBe('We design.');
  expect(google.getByText('We design.')).toBeDefined();
});

test('typing updates all previews immediately, and each field is one undo step', async () => {
  const { content, steps } = open();
  await screen.findByRole('region', { name: searchWords.shownBy.whatsapp });
  write('Title for search', 'Z');
  write('Title for search', 'Zoek');
  write('Description for search', 'Wat wij doen.');
  expect(content().metadata).toEqual({ title: { nl: 'Zoek' }, description: { nl: 'Wat wij doen.' } });
  expect(steps()).toEqual(['Change Title for search', 'Change Description for search']);
  for (const name of ['Google', 'LinkedIn', 'WhatsApp']) {
    expect(screen.getByRole('region', { name }).textContent).toContain('Zoek');
  }
  // The image is still the page's own, which visitors see after a click.
  expect(screen.getByRole('region', { name: searchWords.shownBy.linkedin }).textContent).toContain(
    'Over ons',
  );
  write('Title for search', '');
  write('Description for search', '');
  expect(content().metadata).toBeUndefined();
});

test('a title longer than search results show, or at the maximum length, shows a notice', () => {
  open();
  write('Title for search', 'x'.repeat(61));
  expect(screen.getByText('61 of about 60')).toBeDefined();
  expect(screen.getByText(searchWords.cut(60))).toBeDefined();
  write('Title for search', 'x'.repeat(200));
  expect(screen.getByText(searchWords.full(200))).toBeDefined();
});

test('a page without an English title says that the Dutch title is shown', async () => {
  open({ title: { nl: 'Over ons' } });
  fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(screen.getByText(/no English title yet, so the Dutch title is shown/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a protected page has no previews, and a page hidden from search engines says so', async () => {
  open({ facts: { requiresLogin: true } });
  expect(await screen.findByText(/This page is protected/)).toBeDefined();
  expect(screen.queryByRole('region', { name: searchWords.shownBy.google })).toBeNull();
  cleanup();
  open({ facts: { hideFromSearchEngines: true } });
  expect(await screen.findByText(/hidden from search engines/)).toBeDefined();
});

test('if the site settings fail to load, an alert appears and editing still works', async () => {
  const { content } = open({ answer: () => new Response('{"message":"No."}', { status: 400 }) });
  expect(await screen.findByRole('alert')).toBeDefined();
  write('Title for search', 'Zoek');
  expect(content().metadata).toEqual({ title: { nl: 'Zoek' } });
});
