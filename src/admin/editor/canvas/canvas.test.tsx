// @vitest-environment jsdom
// @alone: its window lacks what others bring it
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiPage } from '#api/schemas/page.ts';
import type { PageMessage } from '#preview/messages.ts';
import { bringRoom, createFakeFrame } from '../../../../tests/support/fake-frame.ts';
import { renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { queryClient } from '../../data/queries.ts';
import {
  globalLayoutQuery,
  pageBackgroundQuery,
  pageLayoutQuery,
} from '../../page-settings/settings-queries.ts';
import { words } from '../../words.ts';
import { Canvas } from './canvas.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  bringRoom(800, 600);
  queryClient.setQueryData(globalLayoutQuery.queryKey, {});
  queryClient.setQueryData(pageLayoutQuery('p', undefined).queryKey, null);
  queryClient.setQueryData(pageBackgroundQuery('p', undefined).queryKey, {
    backgroundSettings: null,
    dynamicBackgroundSettings: null,
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openCanvas(facts?: Partial<ApiPage>) {
  const editor = openTestEditor();
  const page = createFakeFrame();
  const onKey = vi.fn();
  renderInEditor(editor, <Canvas onKey={onKey} />, facts);
  const select = (blockId: string | null, field: string | null = null, add = false) =>
    page.say({ type: 'block/select', blockId, field, add, writes: false, turn: 1 });
  const lead = () => editor.draft.store.getState().selection.lead;
  const asked = () => editor.view.getState().fieldRequest;
  return { ...editor, ...page, onKey, select, lead, asked };
}

async function connected() {
  const canvas = openCanvas();
  await canvas.say({ type: 'page/ready' });
  canvas.heard();
  return canvas;
}

const frame = () => screen.getByTitle<HTMLIFrameElement>(words.preview.title);

test('the frame shows the preview of the page, scaled to fit the available space', () => {
  const { panes } = openCanvas({ kind: 'case', identifier: 'halte' });
  expect(frame().getAttribute('src')).toBe('/cases/halte?preview');
  expect(frame().style.width).toBe('1280px');
  expect(panes.active().store.getState().scale).toBe(800 / 1280);
  act(() => panes.active().store.setState({ device: 'mobile' }));
  expect(frame().style.width).toBe('390px');
  expect(panes.active().store.getState().scale).toBe(1);
});

test('changing the language does not reload the page', async () => {
  const { panes } = await connected();
  act(() => panes.active().store.setState({ language: 'en' }));
  expect(frame().getAttribute('src')).toBe('/proef?preview');
});

test('clicking a block in the page selects it, and clicking outside all blocks clears the selection', async () => {
  const { select, selected } = await connected();
  await select('text');
  expect(selected()).toEqual(['text']);
  await select('title');
  expect(selected()).toEqual(['title']);
  await select(null);
  expect(selected()).toEqual([]);
});

test('clicking with the modifier key adds a block to the selection or removes it', async () => {
  const { select, selected, lead, asked } = await connected();
  await select('title');
  await select('divider', 'content', true);
  expect([selected(), lead()]).toEqual([['title', 'divider'], 'divider']);
  expect(asked()).toBeUndefined();
  await select('title', null, true);
  expect(selected()).toEqual(['divider']);
});

test('the first click on a field shows it in the inspector, the second click focuses it', async () => {
  const { select, asked } = await connected();
  await select('title');
  expect(asked()).toBeUndefined();
  await select('text', 'content');
  expect(asked()).toEqual({ blockId: 'text', field: 'content', focus: false });
  await select('text', 'content');
  expect(asked()).toEqual({ blockId: 'text', field: 'content', focus: true });
});

test('hovering over a block in the page marks it as hovered in the editor', async () => {
  const { say, view } = await connected();
  await say({ type: 'block/hover', blockId: 'text' });
  expect(view.getState().hoveredId).toBe('text');
});

test('a key pressed in the page is handled by the editor', async () => {
  const { say, onKey } = await connected();
  await say({ type: 'editor/key', key: 's', mod: true, shift: false, alt: false, typing: false });
  expect(onKey).toHaveBeenCalledOnce();
  expect(onKey).toHaveBeenCalledWith(
    expect.objectContaining({ key: 's', mod: true, shift: false, alt: false }),
    false,
  );
});

test('the toolbar appears once the page reports where the selected block is', async () => {
  const { select, say } = await connected();
  const rect = { x: 0, y: 300, width: 100, height: 50 };
  await select('title');
  // Waits for the lazily loaded overlays before anything is tested.
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('toolbar')).toBeNull();
  await say({ type: 'block/rect', blockId: 'title', rect });
  expect(screen.getByRole('toolbar', { name: 'Actions for Title' })).toBeDefined();
  await say({ type: 'block/rect', blockId: null, rect: null });
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test.each<[string, PageMessage, string, string]>([
  [
    'a link',
    { type: 'page/navigate', href: 'https://a.example/' },
    words.preview.linkElsewhere('https://a.example/'),
    'Stay here',
  ],
  ['something wrong', { type: 'page/issue', message: 'A block failed.' }, 'A block failed.', 'Close'],
])('%s in the page shows a message that can be closed', async (_name, message, sentence, way) => {
  const { say } = await connected();
  await say(message);
  expect(screen.getByText(sentence)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: way }));
  expect(screen.queryByText(sentence)).toBeNull();
});

test('an error about a missing block offers to resend the page, and disappears once resolved', async () => {
  const { say, heard } = await connected();
  const missing = 'No element found with data-block-id x';
  await say({ type: 'page/issue', message: missing });
  const syncs = () => heard().filter((message) => (message as { type?: string }).type === 'page/sync').length;
  const before = syncs();
  fireEvent.click(screen.getByRole('button', { name: words.preview.resend }));
  expect(syncs()).toBe(before + 1);
  expect(screen.queryByText(missing)).toBeNull();
  await say({ type: 'page/issue', message: missing });
  await say({ type: 'page/issue', message: null });
  expect(screen.queryByText(missing)).toBeNull();
});

test('a page that does not respond shows an alert with a button to reload it', async () => {
  const { reload, say } = openCanvas();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('alert').textContent).toContain('The preview isn’t responding');
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  await say({ type: 'page/ready' });
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('settings that fail to load show one message, and the page uses the defaults', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404, statusText: 'Not Found' }));
  queryClient.clear();
  const { say, heard } = openCanvas();
  await act(() => vi.advanceTimersByTimeAsync(300));
  const line = screen.getByRole('alert');
  expect(line.textContent).toContain('Failed to load page layout settings. Failed to load page background');
  await say({ type: 'page/ready' });
  expect(heard()).toContainEqual(
    expect.objectContaining({
      type: 'page/sync',
      document: expect.objectContaining({ globalLayout: null, layoutSettings: null }),
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: words.close }));
  expect(screen.queryByRole('alert')).toBeNull();
});
