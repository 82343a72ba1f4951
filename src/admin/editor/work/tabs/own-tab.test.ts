// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Locks of a browser by name, with the session storage of each tab. */
function fakeLocks() {
  const held = new Set<string>();
  const request = (name: string, _options: LockOptions, run: () => Promise<unknown>) => {
    if (held.has(name)) return Promise.reject(new DOMException('late', 'TimeoutError'));
    held.add(name);
    void run();
    return new Promise(() => undefined);
  };
  const query = async () => ({ held: [...held].map((name) => ({ name })) });
  return { held, locks: { request, query } };
}

/** Opens a document: a fresh module, with the session storage and locks of the browser. */
async function openDocument() {
  vi.resetModules();
  return import('./own-tab.ts');
}

let browser = fakeLocks();
beforeEach(() => {
  browser = fakeLocks();
  sessionStorage.clear();
  vi.stubGlobal('navigator', { locks: browser.locks });
});
afterEach(() => vi.unstubAllGlobals());

test('a tab keeps its name after a reload', async () => {
  const first = await openDocument();
  const name = await first.claimTabName();
  expect(await first.claimTabName()).toBe(name);
  browser.held.clear();
  const reloaded = await openDocument();
  expect(await reloaded.claimTabName()).toBe(name);
  expect([...(await reloaded.listOpenTabs())]).toEqual([name]);
});

test('a duplicated tab gets its own name, although it starts with a copy of the session storage', async () => {
  const original = await (await openDocument()).claimTabName();
  const copy = await openDocument();
  const name = await copy.claimTabName();
  expect(name).not.toBe(original);
  expect(await copy.listOpenTabs()).toEqual(new Set([original, name]));
  browser.held.clear();
  expect(await (await openDocument()).claimTabName()).toBe(name);
});

test('unrelated locks do not count as tabs', async () => {
  browser.held.add('something else');
  const { listOpenTabs: liveTabs } = await openDocument();
  expect((await liveTabs()).size).toBe(0);
});

test('without the Web Locks API, the name is remembered and no other tabs are known', async () => {
  vi.stubGlobal('navigator', {});
  const first = await openDocument();
  const name = await first.claimTabName();
  expect(name).not.toBe('');
  expect(await (await openDocument()).claimTabName()).toBe(name);
  expect((await first.listOpenTabs()).size).toBe(0);
});
