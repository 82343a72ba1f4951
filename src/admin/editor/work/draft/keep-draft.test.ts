// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryDrafts } from '../../../../../tests/support/memory-drafts.ts';
import { openTestEditor } from '../../../../../tests/support/test-editor.ts';
import { keepDraft } from './draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function keepInBrowser(options: Parameters<typeof openTestEditor>[0] = {}) {
  const editor = openTestEditor(options);
  const { storage, entries, parting, state } = createMemoryDrafts();
  const write = vi.spyOn(storage, 'write');
  const storable: boolean[] = [];
  const { pageId, tab, draft, saves } = editor;
  const stop = keepDraft({ pageId, tab, draft, saves, storage, onStorable: (now) => storable.push(now) });
  const retitle = (text: string) => editor.editing.setTitle(text, 'nl');
  return {
    ...editor,
    own: () => entries.get('me'),
    parting: () => parting.get('me'),
    state,
    write,
    storable,
    stop,
    retitle,
  };
}

const soon = () => vi.advanceTimersByTimeAsync(300);

test('a draft is stored shortly after a change, once for several quick changes', async () => {
  const { own, write, retitle, storable } = keepInBrowser();
  await soon();
  expect(write).not.toHaveBeenCalled();
  retitle('A');
  await vi.advanceTimersByTimeAsync(200);
  retitle('AB');
  await vi.advanceTimersByTimeAsync(200);
  expect(write).not.toHaveBeenCalled();
  await soon();
  expect(write).toHaveBeenCalledOnce();
  expect(own()).toMatchObject({
    content: { title: { nl: 'AB', en: 'Trial' } },
    saved: { title: { nl: 'Proef', en: 'Trial' } },
    revision: 'r1',
  });
  expect(own()?.past.map(({ label }) => label)).toEqual(['Change Title']);
  expect(storable).toEqual([true]);
});

test('selecting a block stores nothing', async () => {
  const { draft, write } = keepInBrowser();
  draft.select('text');
  await soon();
  expect(write).not.toHaveBeenCalled();
});

test('a save is stored too, and then nothing counts as unsaved', async () => {
  const { own, retitle, saves } = keepInBrowser();
  retitle('A');
  await soon();
  await saves.save();
  await soon();
  expect(own()?.revision).toBe('r2');
  expect(own()?.content).toBe(own()?.saved);
});

test('content that is being sent is stored until its response arrives', async () => {
  const { own, retitle, saves } = keepInBrowser({ send: () => new Promise(() => undefined) });
  retitle('Sent');
  void saves.save();
  await soon();
  retitle('Sent, and on');
  await soon();
  expect(own()).toMatchObject({
    content: { title: { nl: 'Sent, and on' } },
    unanswered: [{ title: { nl: 'Sent' } }],
  });
});

test.each([
  ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the latest text is stored immediately when the page is left (%s)', (_name, go) => {
  const { own, write, retitle } = keepInBrowser();
  go();
  expect(write).not.toHaveBeenCalled();
  retitle('Last words');
  go();
  expect(own()?.content.title).toMatchObject({ nl: 'Last words' });
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledOnce();
});

test('closing the editor stores the draft and stops listening', async () => {
  const { own, write, retitle, stop, saves } = keepInBrowser();
  retitle('Before');
  stop();
  expect(own()?.content.title).toMatchObject({ nl: 'Before' });
  retitle('After');
  await saves.save();
  window.dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('visibilitychange'));
  await soon();
  expect(write).toHaveBeenCalledOnce();
});

test('a browser that cannot store the draft is reported, and again once it can', async () => {
  const { state, storable, retitle } = keepInBrowser();
  state.full = true;
  retitle('A');
  await soon();
  expect(storable).toEqual([false]);
  state.full = false;
  retitle('B');
  await soon();
  expect(storable).toEqual([false, true]);
});

test('the last fifty steps of a long history are stored, for undo and for redo', async () => {
  const { own, editing, draft } = keepInBrowser();
  for (let step = 0; step < 120; step += 1) {
    editing.setValue('divider', ['marginTop'], `${step}px`, `${step}`);
  }
  for (let step = 0; step < 60; step += 1) draft.undo();
  await soon();
  const labels = (side: 'past' | 'future') => own()?.[side].map(({ label }) => label);
  expect(labels('past')?.[0]).toBe('Change 10');
  expect(labels('past')?.at(-1)).toBe('Change 59');
  // The next step to redo is the last one.
  expect(labels('future')?.[0]).toBe('Change 109');
  expect(labels('future')?.at(-1)).toBe('Change 60');
});

test('leaving the page writes an unload copy of unsaved changes only', async () => {
  const { own, parting, retitle, saves } = keepInBrowser();
  const leave = () => void window.dispatchEvent(new Event('pagehide'));
  leave();
  expect(parting()).toBeUndefined();
  retitle('A');
  await soon();
  await saves.save();
  leave();
  expect(parting()).toBeUndefined();
  retitle('AB');
  leave();
  expect(parting()?.content.title).toMatchObject({ nl: 'AB' });
  expect(own()?.content.title).toMatchObject({ nl: 'AB' });
});
