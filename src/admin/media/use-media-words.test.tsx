// @vitest-environment jsdom
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { TagInput } from './tags/tag-input.tsx';
import { useMediaWords } from './use-media-words.ts';

const stored: Media = {
  id: '0123456789abcdef',
  url: '/media/0123456789abcdef/kade.jpg',
  name: 'kade.jpg',
  mimeType: 'image/jpeg',
  size: 1000,
  width: 10,
  height: 10,
  animated: false,
  decorative: false,
  usedOn: 0,
  isLogo: false,
  isFavicon: false,
  createdAt: '2026-11-23T00:00:00Z',
  revision: 'file-1',
};
const json = { 'content-type': 'application/json' };

/** Mocks a server with one file that rejects changes based on another revision. */
function serve() {
  const server = { file: stored, isDown: false, sent: [] as unknown[] };
  vi.stubGlobal('fetch', async (_input: string, { method, body, headers }: RequestInit = {}) => {
    if (server.isDown) throw new TypeError('offline');
    if (method !== 'PUT') return new Response(JSON.stringify([server.file]), { headers: json });
    const changes = JSON.parse(String(body));
    if (new Headers(headers).get('if-match') !== `"${server.file.revision}"`) {
      const refusal = { message: 'Another member changed this file in the meantime.', code: 'media/stale' };
      return new Response(JSON.stringify(refusal), { status: 412, headers: json });
    }
    server.sent.push(changes);
    server.file = { ...server.file, ...changes, revision: `${server.file.revision}+` };
    return new Response(JSON.stringify(server.file), { headers: json });
  });
  return server;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => renderHook(() => useMediaWords(stored));
const pause = () => act(() => vi.advanceTimersByTimeAsync(600));

test('changes are sent together after a pause', async () => {
  const server = serve();
  const { result } = open();
  act(() => result.current.change({ name: 'kad' }));
  act(() => result.current.change({ name: 'kade bij avond' }));
  act(() => result.current.change({ decorative: true }));
  expect([result.current.file.name, result.current.status]).toEqual(['kade bij avond', 'saving']);
  expect(server.sent).toEqual([]);
  await pause();
  await waitFor(() => expect(result.current.status).toBe('saved'));
  expect(server.sent).toEqual([{ name: 'kade bij avond', decorative: true }]);
});

test('closing the form sends pending changes', async () => {
  const server = serve();
  const { result, unmount } = open();
  act(() => result.current.change({ name: 'kade' }));
  unmount();
  await waitFor(() => expect(server.sent).toEqual([{ name: 'kade' }]));
});

function TagForm() {
  const { file, change } = useMediaWords(stored);
  return <TagInput value={file.tags ?? []} known={[]} onValue={(tags) => change({ tags })} />;
}

test('closing the form immediately sends a tag that is still being typed', async () => {
  const server = serve();
  const { unmount } = render(<TagForm />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'kade' } });
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(server.sent).toEqual([{ tags: ['kade'] }]);
});

test('an empty name is not sent and does not block other changes', async () => {
  const server = serve();
  const { result } = open();
  act(() => result.current.change({ name: '' }));
  await pause();
  expect([result.current.file.name, server.sent]).toEqual(['', []]);
  act(() => result.current.change({ decorative: true }));
  await pause();
  await waitFor(() => expect(server.sent).toEqual([{ decorative: true }]));
});

test('a failed change shows an error and is sent with the next one', async () => {
  const server = serve();
  server.isDown = true;
  const { result } = open();
  act(() => result.current.change({ name: 'kade' }));
  await pause();
  await waitFor(() => expect(result.current.status).toHaveProperty('issue'));
  server.isDown = false;
  act(() => result.current.change({ decorative: true }));
  await pause();
  await waitFor(() => expect(server.sent).toEqual([{ name: 'kade', decorative: true }]));
  await waitFor(() => expect(result.current.status).toBe('saved'));
});

test('another field changed by another member is kept, without a notice', async () => {
  const server = serve();
  const { result } = open();
  server.file = { ...stored, name: 'hers.jpg', revision: 'file-2' };
  act(() => result.current.change({ decorative: true }));
  await pause();
  await waitFor(() => expect(server.sent).toEqual([{ decorative: true }]));
  expect([server.file.name, result.current.theirs]).toEqual(['hers.jpg', undefined]);
});

test('if both changed the tags, mine are kept and theirs are offered; equal changes give no notice', async () => {
  const server = serve();
  const { result } = open();
  server.file = { ...stored, tags: ['zee'], revision: 'file-2' };
  act(() => result.current.change({ tags: ['kade'] }));
  await pause();
  await waitFor(() => expect(result.current.theirs?.tags).toEqual(['zee']));
  expect(server.file.tags).toEqual(['kade']);
  act(() => result.current.useTheirs());
  await pause();
  await waitFor(() => expect(server.file.tags).toEqual(['zee']));
  // If both sides remove the tags, there is no conflict.
  server.file = { ...server.file, tags: undefined, revision: 'file-9' };
  act(() => result.current.change({ tags: [] }));
  await pause();
  await waitFor(() => expect(server.sent.at(-1)).toEqual({ tags: [] }));
  expect([result.current.file.tags, result.current.theirs]).toEqual([[], undefined]);
});

test('if both changed the same field, mine is kept and theirs is offered', async () => {
  const server = serve();
  const { result } = open();
  server.file = { ...stored, name: 'hers.jpg', revision: 'file-2' };
  act(() => result.current.change({ name: 'mine.jpg' }));
  await pause();
  await waitFor(() => expect(result.current.theirs?.name).toBe('hers.jpg'));
  expect(server.file.name).toBe('mine.jpg');
  act(() => result.current.useTheirs());
  await pause();
  await waitFor(() => expect(server.file.name).toBe('hers.jpg'));
  expect([result.current.file.name, result.current.theirs]).toEqual(['hers.jpg', undefined]);
});
