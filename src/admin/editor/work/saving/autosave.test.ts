import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/client.ts';
import { openTestEditor } from '../../../../../tests/support/test-editor.ts';
import { startAutosave } from '../autosave.ts';
import type { SaveOptions } from './save-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openSaving({ changed = false } = {}) {
  const hows: SaveOptions[] = [];
  const answer = { fails: undefined as Error | undefined, after: 0 };
  const editor = openTestEditor({
    send: async (_page, how) => {
      hows.push(how);
      if (answer.after > 0) await new Promise((resolve) => setTimeout(resolve, answer.after));
      if (answer.fails) throw answer.fails;
      return { revision: 'next' };
    },
  });
  if (changed) editor.editing.setTitle('Changed before', 'nl');
  const stop = startAutosave(editor.draft, editor.saves);
  return { ...editor, hows, answer, stop, type: (text: string) => editor.editing.setTitle(text, 'nl') };
}

const pause = () => vi.advanceTimersByTimeAsync(2000);

test('changes are saved after a pause of two seconds', async () => {
  const { type, sent, hows } = openSaving();
  type('A');
  await vi.advanceTimersByTimeAsync(1500);
  type('AB');
  await vi.advanceTimersByTimeAsync(1999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map(({ title }) => title)).toMatchObject([{ nl: 'AB' }]);
  expect(hows).toEqual([{ autosave: true, ifMatch: 'r1' }]);
});

test('selecting a block does not restart the pause', async () => {
  const { draft, type, sent } = openSaving();
  type('A');
  await vi.advanceTimersByTimeAsync(1500);
  draft.select('text');
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toHaveLength(1);
});

test('a change that is undone during the pause is not sent', async () => {
  const { type, draft, sent } = openSaving();
  type('A');
  draft.undo();
  await pause();
  expect(sent).toEqual([]);
});

test('changes that were unsaved from the start are saved without another change', async () => {
  const { sent } = openSaving({ changed: true });
  await pause();
  expect(sent).toHaveLength(1);
});

test('a conflict stops autosave', async () => {
  const { type, sent, answer, saves } = openSaving();
  answer.fails = new ApiError('Stale.', 412);
  type('A');
  await pause();
  expect(saves.store.getState().status).toBe('conflict');
  type('B');
  await pause();
  expect(sent).toHaveLength(1);
});

test('leaving the editor saves unsaved changes immediately, and stops autosave', async () => {
  const { type, sent, stop } = openSaving();
  type('A');
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
  type('B');
  await pause();
  expect(sent).toHaveLength(1);
});

test('a save that the server rejected is not sent again on leaving', async () => {
  const { type, sent, answer, saves, stop } = openSaving();
  answer.fails = new ApiError('Wrong.', 400);
  type('A');
  await pause();
  expect(saves.store.getState().status).toBe('failed');
  stop();
  await pause();
  expect(sent).toHaveLength(1);
});

test('leaving without unsaved changes sends nothing', async () => {
  const { sent, stop } = openSaving();
  stop();
  await pause();
  expect(sent).toEqual([]);
});

test('an undo during a slow save is saved after it', async () => {
  const { type, draft, sent, answer, saves } = openSaving();
  answer.after = 10_000;
  type('A');
  await pause();
  draft.undo();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent.map(({ title }) => title)).toEqual([
    { nl: 'A', en: 'Trial' },
    { nl: 'Proef', en: 'Trial' },
  ]);
  expect(saves.store.getState().status).toBe('saved');
});

test('leaving during a save also saves an undo made since', async () => {
  const { type, draft, sent, answer, stop } = openSaving();
  answer.after = 10_000;
  type('A');
  await pause();
  draft.undo();
  stop();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toHaveLength(2);
});
