// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { setKnownPage } from '../../../../tests/support/render-in-editor.tsx';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { words } from '../../words.ts';

const end = { parent: null, slot: [], index: 3 };
const file = (name: string, type = 'image/png') => new File(['bytes'], name, { type });

beforeEach(() => {
  setKnownPage();
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => undefined;
});

/** Opens an editor whose uploads the test answers one by one. */
function open() {
  const asked: { name: string; signal: AbortSignal; arrive: () => void; fail: () => void }[] = [];
  const editor = openTestEditor({
    upload: ({ name }, { signal }) =>
      new Promise((resolve, reject) => {
        const media = { id: name, url: `/media/${name}`, name } as Media;
        asked.push({
          name,
          signal,
          arrive: () => resolve(media),
          fail: () => reject(new TypeError('offline')),
        });
      }),
  });
  const last = () => editor.content().overview.at(-1);
  return { ...editor, asked, last, list: () => editor.pendingUploads.store.getState().list };
}

const settled = () => vi.waitFor(() => undefined);

test('a dropped file appears immediately, is one undo step, and only its URL is stored', async () => {
  const { pendingUploads, asked, last, top, steps, draft, list } = open();
  pendingUploads.add([file('huis.png')], end);
  expect(last()).toMatchObject({ type: 'image' });
  expect(last()?.src).toBeUndefined();
  expect(JSON.stringify(draft.store.getState().content)).not.toContain('blob:');
  asked[0]?.arrive();
  await vi.waitFor(() => expect(last()?.src).toBe('/media/huis.png'));
  expect(steps()).toEqual(['Add 1 file']);
  expect(list()).toEqual([]);
  draft.undo();
  expect(top()).toEqual(['title', 'grid', 'divider']);
  draft.redo();
  expect(last()?.src).toBe('/media/huis.png');
});

test('a message names what was removed from an uploaded file', async () => {
  const notes = ['Its animation was removed (animate): the image is still.'];
  const media = { id: 'a', url: '/media/a.svg', name: 'a.svg', notes } as Partial<Media> as Media;
  const { pendingUploads, toasts } = openTestEditor({ upload: async () => media });
  pendingUploads.add([file('a.svg', 'image/svg+xml')], end);
  await vi.waitFor(() => expect(toasts).toMatchObject([{ text: `a.svg: ${notes[0]}` }]));
});

test('several files open a dialog on their arrangement, and are uploaded one after the other', async () => {
  const { pendingUploads, asked, view, last, steps } = open();
  pendingUploads.add([file('b.png'), file('a.png')], end);
  const dialog = view.getState().dialog;
  expect(dialog).toMatchObject({ type: 'files', ways: ['columns', 'series', 'pair', 'below'] });
  pendingUploads.put([file('b.png'), file('a.png')], end, 'series');
  expect(asked.map(({ name }) => name)).toEqual(['b.png']);
  asked[0]?.arrive();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.arrive();
  await vi.waitFor(() =>
    expect(last()?.slides).toMatchObject([{ src: '/media/b.png' }, { src: '/media/a.png' }]),
  );
  expect(steps()).toEqual(['Add 2 files']);
});

test('a slide that moves during its upload still gets its own image', async () => {
  const { pendingUploads, asked, last, draft } = open();
  pendingUploads.put([file('a.png'), file('b.png')], end, 'series');
  const slides = last()?.slides as { id: string }[];
  const blockId = last()?.id ?? '';
  draft.edit({ type: 'block/set', blockId, path: ['slides'], value: slides.toReversed() }, 'Move');
  asked[0]?.arrive();
  await vi.waitFor(() => expect(last()?.slides).toMatchObject([{}, { src: '/media/a.png' }]));
});

describe('a cancelled upload', () => {
  test('is aborted when its block is removed, and a late response is ignored', async () => {
    const { pendingUploads, asked, draft, list, top } = open();
    pendingUploads.add([file('huis.png')], end);
    draft.undo();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(list()).toEqual([]);
    asked[0]?.arrive();
    await settled();
    expect(top()).toEqual(['title', 'grid', 'divider']);
  });

  test('removes its block, or only its own slide', () => {
    const { pendingUploads, list, last, top } = open();
    pendingUploads.put([file('a.png'), file('b.png')], end, 'series');
    pendingUploads.remove(list()[0]?.id ?? '');
    expect(last()?.slides).toHaveLength(1);
    pendingUploads.remove(list()[0]?.id ?? '');
    expect(top()).toEqual(['title', 'grid', 'divider']);
  });
});

test('a failed upload keeps its reason and can be retried', async () => {
  const { pendingUploads, asked, list, last } = open();
  pendingUploads.add([file('huis.png')], end);
  asked[0]?.fail();
  await vi.waitFor(() => expect(list()[0]?.state).toBe('failed'));
  expect(list()[0]?.issue).toBe(words.errors.offline);
  pendingUploads.retry(list()[0]?.id ?? '');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.arrive();
  await vi.waitFor(() => expect(last()?.src).toBe('/media/huis.png'));
});

test('an unsupported file is refused by name, and the other files are uploaded', () => {
  const { pendingUploads, toasts, last } = open();
  pendingUploads.add([file('offerte.pdf', 'application/pdf'), file('huis.png')], end);
  expect(toasts.at(-1)?.text).toBe(
    'offerte.pdf can’t be used here. Drop JPEG, PNG, WebP, AVIF, GIF, SVG, MP4, WebM or HEIC.',
  );
  expect(last()?.type).toBe('image');
});
