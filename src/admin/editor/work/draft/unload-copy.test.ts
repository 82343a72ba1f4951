// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredDraft } from './stored-draft.ts';
import { dropUnloadCopy, readUnloadCopies, writeUnloadCopy } from './unload-copy.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const page = (nl: string) => ({ title: { nl, en: 'Trial' }, overview: [] });
const draft: StoredDraft = {
  content: page('Nieuw'),
  saved: page('Oud'),
  revision: 'r1',
  past: [{ label: 'Change Title' } as unknown as StoredDraft['past'][number]],
  future: [],
  keptAt: 5,
};

test('copies are read by page and tab until they are dropped', () => {
  writeUnloadCopy('one', { tab: 'a', draft });
  writeUnloadCopy('one', { tab: undefined, draft });
  writeUnloadCopy('other', { tab: 'b', draft });
  expect(readUnloadCopies('one')).toEqual(
    expect.arrayContaining([
      { tab: 'a', draft },
      { tab: undefined, draft },
    ]),
  );
  dropUnloadCopy('one', 'a');
  expect(readUnloadCopies('one')).toEqual([{ tab: undefined, draft }]);
});

test('with too little space the history is dropped, and without any space nothing is stored', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  setItem.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeUnloadCopy('one', { tab: 'a', draft });
  expect(readUnloadCopies('one')).toEqual([{ tab: 'a', draft: { ...draft, past: [], unanswered: [] } }]);
  localStorage.clear();
  setItem.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeUnloadCopy('one', { tab: 'a', draft });
  expect(readUnloadCopies('one')).toEqual([]);
});

test('invalid stored values are ignored', () => {
  for (const [index, text] of ['', 'null', '{', '{"content":{}}', '[]'].entries()) {
    localStorage.setItem(`vitrine-parting one tab${index}`, text);
  }
  expect(readUnloadCopies('one')).toEqual([]);
});
