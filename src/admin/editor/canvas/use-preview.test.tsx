// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeFrame } from '../../../../tests/support/fake-frame.ts';
import { InEditor, setKnownPage } from '../../../../tests/support/render-in-editor.tsx';
import { definitions } from '../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { mediaQuery } from '../../data/media.ts';
import { queryClient } from '../../data/queries.ts';
import { noSettings, type SettingsLevels } from '../../page-settings/frame-settings.ts';
import { createBlockInsertable } from '../work/insertable.ts';
import { receiveFromPage } from './receive-from-page.ts';
import { usePreview } from './use-preview.ts';

vi.mock('./receive-from-page.ts');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const noLevels: SettingsLevels = { globalLayout: null, ofPage: noSettings, ofVersion: {} };

function openPreview() {
  setKnownPage();
  const editor = openTestEditor();
  const page = createFakeFrame();
  const received: string[] = [];
  vi.mocked(receiveFromPage).mockImplementation(({ type }) => void received.push(type));
  const around = { press: vi.fn(), place: vi.fn(), note: vi.fn(), cover: vi.fn(), open: vi.fn() };
  const frame = { current: document.createElement('iframe') };
  const hook = renderHook(({ settings }) => usePreview(frame, settings, around), {
    initialProps: { settings: noLevels },
    wrapper: ({ children }) => <InEditor editor={editor}>{children}</InEditor>,
  });
  const status = () => hook.result.current.status;
  return { ...editor, ...page, ...hook, received, status, does: (run: () => void) => act(async () => run()) };
}

async function connect() {
  const preview = openPreview();
  await preview.say({ type: 'page/ready' });
  preview.heard();
  return preview;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const types = (messages: readonly ({ readonly type: string } | undefined)[]) =>
  messages.map((message) => message?.type);

test('the handshake repeats until the page is ready, which then gets the document and the selection', async () => {
  const { status, heard, say, draft, content } = openPreview();
  draft.select('text');
  await wait(500);
  expect(status()).toBe('connecting');
  expect(types(heard())).toEqual(['editor/hello', 'editor/hello']);
  await say({ type: 'page/ready' });
  expect(status()).toBe('connected');
  expect(heard()).toMatchObject([
    {
      type: 'page/sync',
      document: { title: content().title, overview: content().overview },
      language: { language: 'nl' },
      theme: 'system',
    },
    // Selected by a link before the page was loaded.
    { type: 'block/select', blockId: 'text', blockIds: ['text'], reveal: true },
    { type: 'view/people', people: [] },
  ]);
  // A reloaded document of the same page keeps its scroll position.
  await say({ type: 'page/ready' });
  expect(heard()).toContainEqual({
    type: 'block/select',
    blockId: 'text',
    blockIds: ['text'],
    reveal: false,
    turn: 0,
  });
  await wait(1000);
  expect(heard()).toEqual([]);
});

test('an edit is sent before the selection that results from it', async () => {
  const { editing, does, heard, selected } = await connect();
  const text = definitions.get('text');
  if (!text) throw new Error('There is a text');
  await does(() =>
    editing.insert(createBlockInsertable(definitions, text), { parent: null, slot: [], index: 0 }),
  );
  expect(heard()).toMatchObject([
    { type: 'page/edit', edits: [{ type: 'block/insert', block: { id: selected()[0] } }] },
    { type: 'block/select', blockId: selected()[0], reveal: true },
  ]);
});

test('undo is sent to the page as an edit', async () => {
  const { editing, does, heard } = await connect();
  await does(() => editing.setValue('divider', ['marginTop'], '1rem', 'Margin'));
  await wait(50);
  await does(() => editing.undo());
  expect(types(heard())).toEqual(['page/edit', 'page/edit']);
});

test('a replaced document is sent as a whole', async () => {
  const { editing, does, heard } = await connect();
  const content = { title: 'Another', overview: [] };
  await does(() => editing.apply({ type: 'page/put', content }, 'Take theirs'));
  expect(heard()).toMatchObject([{ type: 'page/sync', document: content }]);
  await does(() => editing.undo());
  expect(heard()).toMatchObject([{ type: 'page/sync', document: { title: { nl: 'Proef' } } }]);
});

test('a selection made in the page does not scroll it, but a selection made elsewhere does', async () => {
  const { draft, does, say, heard } = await connect();
  await say({ type: 'block/select', blockId: 'text', field: null, add: false, writes: false, turn: 1 });
  await does(() => draft.select('text'));
  await does(() => draft.select('title'));
  await does(() => draft.select('text'));
  expect(heard()).toMatchObject([
    { blockId: 'text', reveal: false, turn: 1 },
    { blockId: 'title', reveal: true, turn: 1 },
    { blockId: 'text', reveal: true, turn: 1 },
  ]);
});

test('all selected blocks are sent, or none without a selection', async () => {
  const { draft, does, heard } = await connect();
  const both = { ids: ['title', 'divider'], lead: 'divider', anchor: 'title', field: undefined };
  await does(() => draft.select(both));
  await does(() => draft.select(null));
  expect(heard()).toMatchObject([
    { blockId: 'divider', blockIds: ['title', 'divider'] },
    { blockId: null, blockIds: [] },
  ]);
});

test('the theme and the hovered block are each sent when they change', async () => {
  const { view, panes, does, heard } = await connect();
  await does(() => view.setState({ theme: 'dark' }));
  await does(() => view.setState({ hoveredId: 'text' }));
  await does(() => view.setState({ panelOpen: false }));
  await does(() => panes.active().store.setState({ scale: 0.5 }));
  expect(heard()).toEqual([
    { type: 'view/theme', theme: 'dark' },
    { type: 'block/hover', blockId: 'text' },
  ]);
});

test('the language is synchronised both ways, and never echoed to its sender', async () => {
  const { panes, does, say, heard } = await connect();
  await does(() => panes.active().store.setState({ language: 'en' }));
  expect(heard()).toMatchObject([{ type: 'view/language', language: 'en', chosenBy: 'editor' }]);
  await say({ type: 'view/language', language: 'nl', chosenAt: Date.now() + 1000, chosenBy: 'page' });
  expect(panes.active().store.getState().language).toBe('nl');
  await wait(1000);
  expect(heard()).toEqual([]);
});

test('a page that requests a sync gets the full document in the current language', async () => {
  const { panes, does, say, heard, received } = await connect();
  await does(() => panes.active().store.setState({ language: 'en' }));
  heard();
  await say({ type: 'page/need-sync', reason: 'a gap' });
  expect(heard()).toMatchObject([{ type: 'page/sync', language: { language: 'en' } }]);
  expect(received).not.toContain('page/need-sync');
});

test('messages from another document or window are ignored', async () => {
  const { say, heard, received } = await connect();
  await say({ type: 'page/need-sync', reason: 'late' }, { documentId: 'another' });
  await say({ type: 'page/need-sync', reason: 'strange' }, { source: window });
  expect([heard(), received]).toEqual([[], []]);
});

test('newly loaded media are sent with the full document', async () => {
  const { does, heard } = await connect();
  const picture = { url: '/media/a.jpg', width: 30, height: 20, animated: false };
  await does(() => void queryClient.setQueryData(mediaQuery.queryKey, [picture] as never));
  await wait(1);
  expect(heard()).toMatchObject([
    { type: 'page/sync', document: { media: { '/media/a.jpg': { width: 30, height: 20 } } } },
  ]);
});

test('loaded settings are sent to the page, except those with unsaved edits', async () => {
  const { rerender, editing, does, heard } = await connect();
  const own = { container: { gap: '9rem' } };
  await does(() => editing.apply({ type: 'page/set-setting', name: 'layoutSettings', value: own }, 'Layout'));
  heard();
  rerender({
    settings: {
      ...noLevels,
      ofVersion: {
        layoutSettings: { container: { gap: '1rem' } },
        backgroundSettings: { backgroundColorLight: '#eeeeee' },
      },
    },
  });
  expect(heard()).toEqual([
    {
      type: 'page/settings',
      globalLayout: null,
      layoutSettings: own,
      backgroundSettings: { backgroundColorLight: '#eeeeee' },
      dynamicBackgroundSettings: null,
    },
  ]);
});

test('the status is silent after 15 seconds without a response, until the page responds', async () => {
  const { status, say } = openPreview();
  await wait(14_999);
  expect(status()).toBe('connecting');
  await wait(1);
  expect(status()).toBe('silent');
  await say({ type: 'page/ready' });
  await say({ type: 'page/ack' }, { revision: 1 });
  expect(status()).toBe('connected');
  await wait(60_000);
  expect(status()).toBe('connected');
});

test('a page that acknowledges nothing is reloaded twice, then reported as silent', async () => {
  const { result, status, say } = await connect();
  for (const round of [1, 2]) {
    await wait(4_999);
    expect(result.current.round).toBe(round - 1);
    await wait(1);
    expect(result.current.round).toBe(round);
    expect(status()).toBe('connecting');
    await say({ type: 'page/ready' });
    expect(status()).toBe('connected');
  }
  await wait(5_000);
  expect(result.current.round).toBe(2);
  expect(status()).toBe('silent');
});

test('a reloaded page is scrolled to its previous position', async () => {
  sessionStorage.setItem('vitrine-scroll:p:pane-1', '640');
  const { say, heard } = openPreview();
  await say({ type: 'page/ready' });
  expect(heard()).toContainEqual({ type: 'page/scroll', y: 640 });
  sessionStorage.clear();
});

test('a reloading page gets nothing until it is ready, then the full document', async () => {
  const { result, editing, does, say, heard, status } = await connect();
  await does(() => result.current.restart());
  expect(status()).toBe('connecting');
  await does(() => editing.setTitle('Meanwhile', 'nl'));
  expect(heard()).toEqual([]);
  await wait(250);
  expect(types(heard())).toEqual(['editor/hello']);
  await say({ type: 'page/ready' });
  expect(heard()[0]).toMatchObject({ document: { title: { nl: 'Meanwhile' } } });
});

test('a closed editor neither sends nor handles messages', async () => {
  const { unmount, editing, view, panes, draft, say, heard, received } = await connect();
  unmount();
  editing.setTitle('After', 'nl');
  draft.select('text');
  view.setState({ theme: 'dark' });
  panes.active().store.setState({ language: 'en' });
  await say({ type: 'page/need-sync', reason: 'late' });
  await wait(1000);
  expect([heard(), received]).toEqual([[], []]);
});
