// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendEditsAfterPaint } from './channel.ts';
import type { PageMessage } from './messages.ts';

const edit = (text: string): PageMessage => ({
  type: 'page/edit',
  edits: [{ type: 'block/set-text', blockId: 'a', path: ['content'], language: 'nl', text }],
  partOf: 'a',
});
const enter: PageMessage = { type: 'text/state', state: null };

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a typed letter is sent once, after the next frame is painted', async () => {
  const send = vi.fn();
  sendEditsAfterPaint(send)(edit('a'));
  expect(send).not.toHaveBeenCalled();
  frames[0]?.(0);
  expect(send).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(edit('a')));
  vi.advanceTimersByTime(1000);
  expect(send).toHaveBeenCalledOnce();
});

test('letters typed in one frame are sent together in order', async () => {
  const send = vi.fn();
  const later = sendEditsAfterPaint(send);
  later(edit('a'));
  later(edit('ab'));
  expect(frames).toHaveLength(1);
  frames[0]?.(0);
  await vi.waitFor(() => expect(send.mock.calls).toEqual([[edit('a')], [edit('ab')]]));
});

test('other messages are sent after the letters typed before them', () => {
  const send = vi.fn();
  const later = sendEditsAfterPaint(send);
  later(edit('a'));
  later(enter);
  expect(send.mock.calls).toEqual([[edit('a')], [enter]]);
});

test('letters are also sent if no frame is painted within 100 ms, and on pagehide', () => {
  const send = vi.fn();
  const later = sendEditsAfterPaint(send);
  later(edit('a'));
  vi.advanceTimersByTime(100);
  expect(send).toHaveBeenCalledExactlyOnceWith(edit('a'));
  later(edit('ab'));
  dispatchEvent(new Event('pagehide'));
  expect(send).toHaveBeenLastCalledWith(edit('ab'));
});
