// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredDraft } from './stored-draft.ts';
import { dropPartingCopy, readPartingCopies, writePartingCopy } from './unload-copy.ts';

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

test('what was written is read again by page and tab, until it is dropped', () => {
  writePartingCopy('one', { tab: 'a', draft });
  writePartingCopy('one', { tab: undefined, draft });
  writePartingCopy('other', { tab: 'b', draft });
  expect(readPartingCopies('one')).toEqual(
    expect.arrayContaining([
      { tab: 'a', draft },
      { tab: undefined, draft },
    ]),
  );
  dropPartingCopy('one', 'a');
  expect(readPartingCopies('one')).toEqual([{ tab: undefined, draft }]);
});

test('where there is no room the history stays behind, and without any room it is nobody’s fault', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  setItem.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writePartingCopy('one', { tab: 'a', draft });
  expect(readPartingCopies('one')).toEqual([{ tab: 'a', draft: { ...draft, past: [], unanswered: [] } }]);
  localStorage.clear();
  setItem.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writePartingCopy('one', { tab: 'a', draft });
  expect(readPartingCopies('one')).toEqual([]);
});

test('what somebody else has put there is no draft', () => {
  for (const [index, text] of ['', 'null', '{', '{"content":{}}', '[]'].entries()) {
    localStorage.setItem(`vitrine-parting one tab${index}`, text);
  }
  expect(readPartingCopies('one')).toEqual([]);
});
