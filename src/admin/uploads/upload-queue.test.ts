// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { createUploadQueue, type SendFile } from './upload-queue.ts';

const file = (name: string) => new File(['bytes'], name);
const media = (name: string, notes?: string[]) => ({ id: name, name, notes }) as Partial<Media> as Media;

/** A queue whose uploads finish when the test says so. */
function open(keepsNotes = false) {
  const asked: { name: string; signal: AbortSignal; answer: (media: Media) => void }[] = [];
  const filled: string[] = [];
  const settled = vi.fn();
  const send: SendFile = ({ name }, { signal }) =>
    new Promise((answer) => {
      asked.push({ name, signal, answer });
    });
  const fill = (arrived: Media, { place }: { readonly place: string }) =>
    filled.push(`${arrived.name} at ${place}`);
  const queue = createUploadQueue<{ readonly place: string }>({ fill, settled, send, keepsNotes });
  const list = () => queue.store.getState().list;
  return { queue, asked, filled, settled, list };
}

it('files are uploaded in turn, each to its own place, until all are reported done', async () => {
  const { queue, asked, filled, settled, list } = open();
  queue.add([
    { file: file('a.png'), place: 'top' },
    { file: file('b.png'), place: 'end' },
  ]);
  expect(asked.map(({ name }) => name)).toEqual(['a.png']);
  asked[0]?.answer(media('a.png'));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(settled).not.toHaveBeenCalled();
  asked[1]?.answer(media('b.png'));
  await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce());
  expect(filled).toEqual(['a.png at top', 'b.png at end']);
  expect(list()).toEqual([]);
});

it('a cancelled upload fills no place, however late it arrives', async () => {
  const { queue, asked, filled, settled, list } = open();
  queue.add([{ file: file('a.png'), place: 'top' }]);
  queue.remove(list()[0]?.id ?? '');
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.answer(media('a.png'));
  await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce());
  expect(filled).toEqual([]);
});

it('notes on what was removed from a file stay in the list if requested', async () => {
  const notes = ['Its animation was left out.'];
  const { queue, asked, filled, list } = open(true);
  queue.add([{ file: file('a.svg'), place: 'top' }]);
  asked[0]?.answer(media('a.svg', notes));
  await vi.waitFor(() => expect(list()).toMatchObject([{ state: 'arrived', notes }]));
  expect(filled).toEqual(['a.svg at top']);
});

it('the queue waits for a connection', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { queue, asked, list } = open();
  queue.add([{ file: file('a.png'), place: 'top' }]);
  expect([asked, list()[0]?.state]).toEqual([[], 'waiting']);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  online.mockRestore();
});
