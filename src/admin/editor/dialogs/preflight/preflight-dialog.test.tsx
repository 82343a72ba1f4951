// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  bringDialogs,
  readAnnouncement,
  renderInEditor,
} from '../../../../../tests/support/render-in-editor.tsx';
import { block } from '../../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../../tests/support/test-editor.ts';
import { queryClient } from '../../../data/queries.ts';
import { words } from '../../../words.ts';
import { preflightWords } from '../../work/preflight/preflight-words.ts';
import { PreflightDialog } from './preflight-dialog.tsx';

beforeAll(bringDialogs);
beforeEach(() => {
  queryClient.clear();
  answerWith(() => new Response('[]', { headers: { 'content-type': 'application/json' } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function answerWith(answer: () => Response): void {
  vi.stubGlobal('fetch', async () => answer());
}

const written = block('text', 'text', { content: { nl: 'Tekst', en: 'Text' } });
const picture = (id: string) => block(id, 'image', { src: `/media/${id}.jpg` });
interface Options {
  readonly blocks?: readonly ReturnType<typeof block>[];
}

function open({ blocks = [written] }: Options = {}) {
  const editor = openTestEditor({ content: { title: { nl: 'Proef', en: 'Trial' }, overview: blocks } });
  editor.view.setState({ panelOpen: false, area: 'page' });
  const close = vi.fn();
  renderInEditor(editor, <PreflightDialog close={close} />);
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  return { ...editor, close, press };
}

test('a page without problems says so', async () => {
  const { close } = open();
  expect(await screen.findByText(preflightWords.calm)).toBeDefined();
  fireEvent.click(screen.getAllByRole('button', { name: words.close }).at(-1) as HTMLElement);
  expect(close).toHaveBeenCalledOnce();
});

test('clicking a finding selects its block and focuses its field', async () => {
  const { close, selected, view } = open({ blocks: [written, picture('boat')] });
  fireEvent.click(await screen.findByRole('button', { name: /Image.*boat\.jpg has no alt text\.$/ }));
  expect(close).toHaveBeenCalledOnce();
  expect(selected()).toEqual(['boat']);
  expect(view.getState()).toMatchObject({
    panelOpen: true,
    area: 'properties',
    fieldRequest: { blockId: 'boat', field: 'alt', focus: true },
  });
});

test('clicking a finding about one language switches the page to that language', async () => {
  const { panes } = open({
    blocks: [block('text', 'text', { isMultiLanguage: true, content: { nl: 'Ja' } })],
  });
  fireEvent.click(await screen.findByRole('button', { name: /Text is missing in English/ }));
  expect(panes.active().store.getState().language).toBe('en');
});

test('one click fixes a finding, removes its line, and keeps keyboard focus in the list', async () => {
  const { block: of, steps } = open({ blocks: [picture('boat'), picture('sea')] });
  const [first] = await screen.findAllByRole('button', { name: /^Mark as decorative/ });
  fireEvent.click(first as HTMLElement);
  expect(of('boat')?.decorative).toBe(true);
  expect(steps()).toEqual(['Mark as decorative']);
  expect(readAnnouncement()).toBe(preflightWords.decorative.done);
  expect(await screen.findByRole('heading', { name: 'Incomplete, 1' })).toBeDefined();
  expect(document.activeElement?.textContent).toMatch(/has no alt text/);
});

test('placeholders are named by their first words, and all are emptied in one step', async () => {
  const fresh = (id: string, type: string) => block(id, type, { isMultiLanguage: true, startedFrom: type });
  const { block: of, press, steps } = open({ blocks: [fresh('one', 'text'), fresh('two', 'title')] });
  const sentences = (await screen.findAllByText(/is still a placeholder\.$/)).map((line) => line.textContent);
  expect(sentences).toHaveLength(2);
  expect(new Set(sentences).size).toBe(2);
  for (const sentence of sentences) expect(sentence).toMatch(/“.+”/);
  press(preflightWords.leaveEmpty.forAll.label);
  expect([of('one')?.content, of('two')?.content]).toEqual(['', '']);
  expect(steps()).toEqual([preflightWords.leaveEmpty.forAll.label]);
  expect(readAnnouncement()).toBe(preflightWords.leaveEmpty.forAll.done(2));
  await waitFor(() => expect(screen.queryByText(/is still a placeholder/)).toBeNull());
});

test('errors are listed first', async () => {
  open({ blocks: [picture('boat'), block('hero', 'heroImage')] });
  expect(screen.getByRole('dialog', { name: words.publish.notYet })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Incomplete, 1' })).toBeDefined();
  const [first] = screen.getAllByRole('heading', { level: 3 });
  expect(first?.getAttribute('aria-label')).toBe('Errors, 1');
});

test('a failed check does not affect the others and can be retried', async () => {
  answerWith(() => new Response('{"message":"No."}', { status: 400 }));
  open({ blocks: [picture('boat')] });
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain('Links');
  expect(screen.getByText(/has no alt text/)).toBeDefined();
  answerWith(() => new Response('[]', { headers: { 'content-type': 'application/json' } }));
  await act(async () => fireEvent.click(within(failed).getByRole('button', { name: words.tryAgain })));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('only the first findings are shown until all are requested', async () => {
  const { press } = open({ blocks: Array.from({ length: 30 }, (_, index) => picture(`p${index}`)) });
  expect(await screen.findByRole('heading', { name: 'Incomplete, 30' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  press('Show all 30');
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
});
