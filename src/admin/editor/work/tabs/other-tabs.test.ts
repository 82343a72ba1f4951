// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { samplePage } from '../../../../../tests/support/sample-page.ts';
import { createSaveQueue } from '../saving/save-queue.ts';
import { joinOtherTabs } from './other-tabs.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A channel shared by all tabs of a browser; it does not deliver to its sender. */
function sharedChannel() {
  const ends = new Set<(event: MessageEvent) => void>();
  return () => {
    let own: ((event: MessageEvent) => void) | undefined;
    return {
      postMessage: (data: unknown) => {
        for (const end of ends) if (end !== own) end(new MessageEvent('message', { data }));
      },
      addEventListener: (_type: string, listener: (event: MessageEvent) => void) => {
        own = listener;
        ends.add(listener);
      },
      close: () => void (own && ends.delete(own)),
    } as unknown as BroadcastChannel;
  };
}

function openTab(channel: BroadcastChannel, tab: string, pageId = 'p') {
  const content = { current: samplePage() };
  const answer = { sent: Promise.resolve({ revision: `by ${tab}` }) };
  const saves = createSaveQueue({
    saved: content.current,
    revision: 'r1',
    content: () => content.current,
    send: () => answer.sent,
  });
  const closed = vi.fn();
  const joined = joinOtherTabs({ pageId, tab, saves, closed, channel });
  closing.push(joined.close);
  const save = async () => {
    content.current = samplePage();
    await saves.save();
  };
  return { ...joined, state: () => joined.store.getState(), saves, closed, save, answer };
}

test('tabs with the same page learn of each other, of saves, and of leaving', async () => {
  const channel = sharedChannel();
  const one = openTab(channel(), 'one');
  const two = openTab(channel(), 'two');
  const elsewhere = openTab(channel(), 'three', 'another page');
  expect([...one.state().open]).toEqual(['two']);
  expect([...two.state().open]).toEqual(['one']);
  expect(elsewhere.state().open.size).toBe(0);

  await two.save();
  expect(one.state()).toMatchObject({ newer: true, saved: new Set(['by two']) });
  expect(two.state().newer).toBe(false);
  one.saves.rebase({ saved: samplePage(), revision: 'by two' });
  expect(one.state().newer).toBe(false);

  two.close();
  expect(one.state().open.size).toBe(0);
  expect(one.closed).toHaveBeenCalledTimes(1);
});

test('a tab that opens later learns which revisions this browser has saved', async () => {
  const channel = sharedChannel();
  const one = openTab(channel(), 'one');
  await one.save();
  const two = openTab(channel(), 'two');
  expect(two.state()).toMatchObject({ newer: false, saved: new Set(['by one']) });
});

test('unknown messages are ignored', () => {
  const channel = sharedChannel();
  const one = openTab(channel(), 'one');
  const stranger = channel();
  for (const data of [null, 'hello', { type: 'saved' }, { type: 'opened', pageId: 'p', tab: 5 }])
    stranger.postMessage(data);
  expect(one.state().open.size).toBe(0);
});

test('a tab has left after pagehide, and is open again if the browser restores it', () => {
  const channel = sharedChannel();
  const one = openTab(channel(), 'one');
  // The other tabs are in the same window: only the second one receives the page's own events.
  const elsewhere = channel();
  const heard: string[] = [];
  elsewhere.addEventListener('message', ({ data }) => heard.push(data.type));
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(heard).toEqual(['closed']);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toEqual(['closed', 'opened']);
  one.close();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(heard).toEqual(['closed', 'opened', 'closed']);
});

test('a save of a revision that is already here is not newer', async () => {
  const channel = sharedChannel();
  const one = openTab(channel(), 'one');
  const two = openTab(channel(), 'two');
  one.saves.rebase({ saved: samplePage(), revision: 'by two' });
  await two.save();
  expect(one.state()).toMatchObject({ newer: false, saved: new Set(['by two']) });
});

test('a newer save in another tab stays newer until this tab has saved', async () => {
  const channel = sharedChannel();
  const one = openTab(channel(), 'one');
  const two = openTab(channel(), 'two');
  await two.save();
  two.close();
  openTab(channel(), 'three');
  expect(one.state()).toMatchObject({ newer: true, open: new Set(['three']) });
  await one.save();
  expect(one.state().newer).toBe(false);
});

test('a save received while an earlier one is being merged is still newer', async () => {
  const channel = sharedChannel();
  const one = openTab(channel(), 'one');
  const two = openTab(channel(), 'two');
  await two.save();
  one.saves.markConflict();
  two.answer.sent = Promise.resolve({ revision: 'undone by two' });
  await two.save();
  one.saves.mergedWith({ saved: samplePage(), revision: 'by two' });
  expect(one.state().newer).toBe(true);
  one.saves.markConflict();
  one.saves.mergedWith({ saved: samplePage(), revision: 'undone by two' });
  expect(one.state().newer).toBe(false);
});

test('a save received before the response to an earlier own save is still newer', async () => {
  const channel = sharedChannel();
  const one = openTab(channel(), 'one');
  const two = openTab(channel(), 'two');
  const { promise, resolve } = Promise.withResolvers<{ revision: string }>();
  one.answer.sent = promise;
  const saved = one.save();
  await two.save();
  resolve({ revision: 'by one' });
  await saved;
  expect(one.state().newer).toBe(true);
});

test('a save received before the page was read is part of what was read', async () => {
  const channel = sharedChannel();
  const one = openTab(channel(), 'one');
  const two = openTab(channel(), 'two');
  await two.save();
  one.saves.markConflict();
  one.saves.mergedWith({ saved: samplePage(), revision: 'a later one' });
  expect(one.state().newer).toBe(false);
});

test('a tab that closes while saving reports the save first, then that it has left', async () => {
  const channel = sharedChannel();
  const one = openTab(channel(), 'one');
  const two = openTab(channel(), 'two');
  const { promise, resolve } = Promise.withResolvers<{ revision: string }>();
  two.answer.sent = promise;
  const saved = two.save();
  two.close();
  expect(one.state()).toMatchObject({ newer: false, open: new Set(['two']) });
  resolve({ revision: 'by two' });
  await saved;
  await vi.waitFor(() => expect(one.closed).toHaveBeenCalledTimes(1));
  expect(one.state()).toMatchObject({ newer: true, open: new Set() });
});
