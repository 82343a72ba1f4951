// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PresentPerson } from '#api/endpoints/presence.ts';
import { watchPresence } from './watch-presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  show(true);
});

const sara = { tab: 's', userId: 'sara', name: 'Sara', blockId: null };
const line = (people: readonly PresentPerson[]) => `${JSON.stringify({ people })}\n`;

/** A server whose event streams the test writes. */
function serve() {
  const streams: { write: (text: string) => void; end: () => void; signal: AbortSignal }[] = [];
  const state = { status: 200 };
  const fetch = async (_input: unknown, { signal }: RequestInit = {}) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const encoder = new TextEncoder();
    signal?.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => {}));
    streams.push({
      write: (text) => void writer.write(encoder.encode(text)).catch(() => {}),
      end: () => void writer.close().catch(() => {}),
      signal: signal as AbortSignal,
    });
    return new Response(state.status === 200 ? readable : '', { status: state.status });
  };
  const received: (readonly PresentPerson[])[] = [];
  const stop = watchPresence({
    pageId: 'p',
    tab: 't',
    fetch: fetch as typeof globalThis.fetch,
    received: (people) => received.push(people),
  });
  return { streams, received, state, stop };
}

async function settle(ms = 0) {
  for (let turns = 0; turns < 10; turns += 1) await vi.advanceTimersByTimeAsync(turns === 0 ? ms : 0);
}

function show(visible: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    value: visible ? 'visible' : 'hidden',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('every line of the stream is reported, even if it is split, and unreadable lines are skipped', async () => {
  const { streams, received, stop } = serve();
  const text = line([sara]);
  streams[0]?.write(text.slice(0, 9));
  streams[0]?.write(`${text.slice(9)}\n\nnonsense\n{"people":1}\n${line([])}`);
  await settle();
  expect(received).toEqual([[sara], []]);
  stop();
});

test('a stream that ends is reopened, and no one is shown until then', async () => {
  const { streams, received, stop } = serve();
  streams[0]?.write(line([sara]));
  await settle();
  streams[0]?.end();
  await settle(600);
  expect([streams.length, received.at(-1)]).toEqual([2, []]);
  stop();
});

test('a silent connection is closed and reopened', async () => {
  const { streams, stop } = serve();
  streams[0]?.write('\n');
  await settle(26_000);
  expect(streams[0]?.signal.aborted).toBe(true);
  await settle(600);
  expect(streams).toHaveLength(2);
  stop();
});

test('the watch stops for a page that no longer exists', async () => {
  const { streams, state, stop } = serve();
  state.status = 404;
  streams[0]?.end();
  await settle(600);
  const asked = streams.length;
  await settle(120_000);
  expect(streams).toHaveLength(asked);
  stop();
});

test('a hidden window holds no connection', async () => {
  const { streams, received, stop } = serve();
  streams[0]?.write(line([sara]));
  await settle();
  show(false);
  await settle(60_000);
  expect([streams.length, streams[0]?.signal.aborted, received.at(-1)]).toEqual([1, true, []]);
  show(true);
  await settle();
  expect(streams).toHaveLength(2);
  stop();
  expect(streams[1]?.signal.aborted).toBe(true);
});
