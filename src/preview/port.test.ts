// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { deliverNow, type MessageTarget, post } from './channel.ts';

afterEach(() => document.body.replaceChildren());

function openFrame() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const inside = frame.contentWindow as Window & typeof globalThis;
  // jsdom does not define `structuredClone` in frames.
  Object.assign(inside, { structuredClone });
  const heard: MessageEvent[] = [];
  inside.addEventListener('message', (event) => heard.push(event));
  return { inside, heard };
}

test('deliverNow delivers a copy of the message synchronously to a frame with the same origin', () => {
  const { inside, heard } = openFrame();
  const data = { text: 'a letter' };
  deliverNow(inside, data, inside.origin);
  expect(heard).toHaveLength(1);
  const [event] = heard;
  expect(event).toMatchObject({ data: { text: 'a letter' }, origin: inside.origin });
  expect(event?.source).toBe(window);
  // The data is a copy, so later changes here don't affect it.
  expect(event?.data).not.toBe(data);
});

test('deliverNow and post use postMessage for a window with another or unknown origin', () => {
  const postMessage = vi.fn();
  const elsewhere: MessageTarget & { readonly origin: string } = {
    postMessage,
    get origin(): string {
      throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
    },
  };
  deliverNow(elsewhere, 'one', 'https://studio.example');
  deliverNow(
    Object.assign({ postMessage }, { origin: 'https://else.example' }),
    'two',
    'https://studio.example',
  );
  post({ postMessage }, 'three', 'https://studio.example');
  expect(postMessage.mock.calls.map(([data]) => data)).toEqual(['one', 'two', 'three']);
  expect(postMessage.mock.calls.map(([, origin]) => origin)).toEqual(Array(3).fill('https://studio.example'));
});
