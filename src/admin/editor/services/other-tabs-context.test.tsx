// @vitest-environment jsdom
import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { OtherTabsContext, useOtherTabs, useTabs } from './other-tabs-context.ts';

/** A `BroadcastChannel` that delivers at once, to all but the sender. */
class Channel {
  static readonly open = new Set<Channel>();
  private hear: ((event: MessageEvent) => void) | undefined;
  constructor() {
    Channel.open.add(this);
  }
  addEventListener(_type: string, hear: (event: MessageEvent) => void): void {
    this.hear = hear;
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) if (other !== this) other.hear?.(new MessageEvent('message', { data }));
  }
  close(): void {
    Channel.open.delete(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Channel.open.clear();
});

function joinWithAnother() {
  const { services } = openTestEditor();
  const refresh = vi.spyOn(services.orphans, 'refresh');
  const hook = renderHook(() => useOtherTabs(services));
  const other = new Channel();
  const say = (type: string) => act(() => other.postMessage({ type, pageId: 'p', tab: 'other' }));
  return { ...hook, refresh, say, services };
}

test('the draft of a closed tab is looked up once that tab cannot be reloading', async () => {
  const { refresh, say } = joinWithAnother();
  say('opened');
  say('closed');
  await vi.advanceTimersByTimeAsync(1500);
  say('closed');
  await vi.advanceTimersByTimeAsync(1999);
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(refresh).toHaveBeenCalledOnce();
});

test('leaving the page cancels the lookup and tells other tabs', async () => {
  const { refresh, say, unmount } = joinWithAnother();
  const heard: string[] = [];
  new Channel().addEventListener('message', ({ data }) => heard.push(data.type));
  say('closed');
  unmount();
  await vi.advanceTimersByTimeAsync(5000);
  expect(refresh).not.toHaveBeenCalled();
  expect(heard).toEqual(['closed', 'closed']);
});

function Others() {
  return <p>{useTabs((state) => [...state.open].join())}</p>;
}

test('useTabs lists the other open tabs, and none outside an editor', () => {
  const { result, say } = joinWithAnother();
  const { rerender } = render(<Others />);
  expect(screen.getByRole('paragraph').textContent).toBe('');
  rerender(
    <OtherTabsContext value={result.current}>
      <Others />
    </OtherTabsContext>,
  );
  say('opened');
  expect(screen.getByRole('paragraph').textContent).toBe('other');
  say('closed');
  expect(screen.getByRole('paragraph').textContent).toBe('');
});
