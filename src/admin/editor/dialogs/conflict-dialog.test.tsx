// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ApiPage } from '#api/schemas/page.ts';
import { bringDialogs, renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { samplePage } from '../../../../tests/support/sample-page.ts';
import { openTestEditor, pageFacts } from '../../../../tests/support/test-editor.ts';
import { session } from '../../session/api.ts';
import { OtherTabsContext } from '../services/other-tabs-context.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

beforeAll(bringDialogs);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const theirs = { ...samplePage(), title: 'Theirs' };

/** A page that somebody else has saved at revision r9, while the person here has written something too. */
async function open(facts: Partial<ApiPage> = {}, { savedInTabs = [] as string[], answers = true } = {}) {
  const server = { answers };
  vi.stubGlobal('fetch', async () => {
    if (!server.answers) return new Response('{"message":"Gone."}', { status: 404, headers: json });
    return new Response(JSON.stringify({ ...pageFacts, ...theirs, ...facts }), {
      headers: { ...json, etag: '"r9"' },
    });
  });
  const editor = openTestEditor();
  editor.editing.setTitle('Mine', 'nl');
  editor.saves.markConflict();
  const tabs = createStore(() => ({ open: new Set<string>(), saved: new Set(savedInTabs), newer: false }));
  renderInEditor(
    editor,
    <OtherTabsContext value={tabs}>
      <ConflictDialog />
    </OtherTabsContext>,
  );
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const press = (name: string) => act(async () => void fireEvent.click(button(name)));
  const status = () => editor.saves.store.getState().status;
  const waits = () => button('Keep mine').disabled && button('Take theirs').disabled;
  const began = waits();
  await waitFor(() => expect(waits() && screen.queryByRole('alert') === null).toBe(false));
  return { ...editor, press, status, waits, began, server };
}
const json = { 'content-type': 'application/json' };

test('keeping mine saves it on top of the other version', async () => {
  const { press, sent, saves, content, status } = await open();
  const rebased = vi.spyOn(saves, 'rebase');
  await press('Keep mine');
  expect(rebased).toHaveBeenCalledWith({
    saved: { title: 'Theirs', overview: theirs.overview },
    revision: 'r9',
  });
  expect(sent.map(({ title }) => title)).toEqual([{ nl: 'Mine', en: 'Trial' }]);
  expect([content().title, status()]).toEqual([{ nl: 'Mine', en: 'Trial' }, 'saved']);
});

test('taking theirs replaces mine, which comes back by undo', async () => {
  const { press, sent, content, status, editing, steps, saves } = await open();
  await press('Take theirs');
  expect([content().title, status(), sent]).toEqual(['Theirs', 'saved', []]);
  expect(saves.store.getState().revision).toBe('r9');
  expect(steps().at(-1)).toBe('Take the other version');
  act(() => editing.undo());
  expect([content().title, status()]).toEqual([{ nl: 'Mine', en: 'Trial' }, 'unsaved']);
});

test('nothing is chosen before the other version is known', async () => {
  const { began, waits } = await open();
  expect([began, waits()]).toEqual([true, false]);
});

test('there is no way around the question', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test.each([
  ['somebody whose name is not known', {}, [], /^Somebody saved it/],
  ['a colleague', { updatedBy: 'anna@studio.example' }, [], /^anna@studio\.example saved it/],
  ['oneself elsewhere', { updatedBy: 'me@studio.example' }, [], /^You saved it elsewhere/],
  ['one’s other tab', { updatedBy: 'me@studio.example' }, ['r9'], /^Your other tab saved it/],
])('%s is said to have saved it', async (_name, facts, savedInTabs, sentence) => {
  session.store.setState({ user: { id: 'u', email: 'me@studio.example', name: 'Me', role: 'editor' } });
  await open(facts, { savedInTabs });
  expect(screen.getByText(sentence)).toBeDefined();
  session.store.setState({ user: undefined });
});

test('a version that cannot be read is said, and read again on request', async () => {
  const { press, waits, server } = await open({}, { answers: false });
  expect(screen.getByRole('alert').textContent).toContain('Gone.');
  expect(waits()).toBe(true);
  server.answers = true;
  await press('Try again');
  await waitFor(() => expect([screen.queryByRole('alert'), waits()]).toEqual([null, false]));
});
