// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { samplePage } from '../../../../tests/support/sample-page.ts';
import { pageFacts } from '../../../../tests/support/test-editor.ts';
import { words } from '../../words.ts';
import type { StoredDraft } from '../work/draft/stored-draft.ts';
import { createRestoredToast, openServices } from './open-services.ts';

const content = samplePage();
const page = { ...pageFacts, ...content, overview: [...content.overview] };
const mine = { ...content, title: { nl: 'Mijn werk' } };

beforeEach(() => localStorage.clear());

function open(own?: Partial<StoredDraft>) {
  const draft = own && { content: mine, saved: content, revision: 'r1', past: [], future: [], ...own };
  const kept = { tab: 'me', own: draft, orphans: [] };
  const opened = openServices({ routeId: 'p', page, revision: 'r1', kept, toast: () => undefined });
  const { draft: opens, saves } = opened.services;
  return {
    ...opened,
    content: () => opens.store.getState().content,
    status: () => saves.store.getState().status,
  };
}

test('a page without a stored draft opens as saved, with the content of the server', () => {
  const { content: shown, status, restored } = open();
  expect(shown()).toEqual(content);
  expect([status(), restored]).toEqual(['saved', false]);
});

test('a restored draft is unsaved, shows a toast, and can be discarded', () => {
  const { services, content: shown, status, restored } = open({});
  expect(shown().title).toEqual(mine.title);
  expect([status(), restored]).toEqual(['unsaved', true]);
  const toast = createRestoredToast(services);
  expect(toast.text).toBe(words.save.restored);
  toast.action?.run();
  expect(shown()).toEqual(content);
  expect(status()).toBe('saved');
  services.editing.undo();
  expect(shown().title).toEqual(mine.title);
  expect(status()).toBe('unsaved');
});

test('a draft of a page saved elsewhere is a conflict until it is merged', () => {
  const {
    status,
    restored,
    services,
    content: shown,
  } = open({
    revision: 'r0',
    saved: { ...content, title: 'Eerder' },
  });
  expect([status(), restored]).toEqual(['conflict', false]);
  // Closed before that, it is based on the same page when it is opened again.
  expect(services.saves.store.getState()).toMatchObject({ saved: { title: 'Eerder' }, revision: 'r0' });
  expect(shown().title).toEqual(mine.title);
  services.editing.setTitle('Verder', 'nl');
  expect(status()).toBe('conflict');
});

test('an edit makes the page unsaved, and a selection does not', () => {
  const { services, status } = open();
  services.draft.select('text');
  expect(status()).toBe('saved');
  services.editing.setTitle('Anders', 'nl');
  expect(status()).toBe('unsaved');
});

test('the last used language is restored, and a newly chosen one is remembered', () => {
  localStorage.setItem('language', 'en');
  const { services } = open();
  expect(services.panes.active().store.getState().language).toBe('en');
  services.editing.setTitle('English words');
  expect(services.draft.store.getState().content.title).toMatchObject({ en: 'English words' });
  services.panes.active().store.setState({ language: 'nl' });
  expect(localStorage.getItem('language')).toBe('nl');
  // Other changes do not overwrite a language that another tab has chosen since.
  localStorage.setItem('language', 'en');
  services.view.setState({ theme: 'dark' });
  expect(localStorage.getItem('language')).toBe('en');
});

test.each([
  [1440, 'desktop'],
  [1279, 'tablet'],
  [1024, 'tablet'],
  [1023, 'mobile'],
])('in a window %i px wide, the page opens at the width of a %s', (width, device) => {
  vi.stubGlobal('innerWidth', width);
  expect(open().services.panes.active().store.getState().device).toBe(device);
  vi.unstubAllGlobals();
});

test.each([
  [1280, true],
  [1279, false],
  [768, false],
  // One area at a time: the outline has the whole window.
  [767, true],
])('in a window %i px wide, the outline is initially open: %s', (width, isOpen) => {
  vi.stubGlobal('innerWidth', width);
  expect(open().services.view.getState().outlineOpen).toBe(isOpen);
  vi.unstubAllGlobals();
});
