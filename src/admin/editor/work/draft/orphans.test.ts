import { expect, test } from 'vitest';
import { applyTracked } from '#document/apply-edit.ts';
import { createPageTree } from '#document/page-tree.ts';
import { createMemoryDrafts } from '../../../../../tests/support/memory-drafts.ts';
import { definitions, samplePage } from '../../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../../tests/support/test-editor.ts';
import { words } from '../../../words.ts';
import { historyWords } from '../history-words.ts';
import { createOrphans } from '../orphans.ts';
import type { KeptDraft } from './stored-draft.ts';

const saved = samplePage();

function left(tab: string, title: string, keptAt = 1): KeptDraft {
  const edit = { type: 'page/set-title', language: 'nl', text: title } as const;
  const { content } = applyTracked(createPageTree(definitions, saved), edit).tree;
  return { tab, draft: { content, saved, revision: 'r1', past: [], future: [], keptAt } };
}

/** Stored drafts of other tabs. `live` are the open ones; `found` those of closed tabs at the start. */
interface Browser {
  readonly found?: readonly KeptDraft[];
  readonly stored?: readonly KeptDraft[];
  readonly live?: readonly string[];
}

function openWith({ found = [], stored = found, live = ['me'] }: Browser) {
  const editor = openTestEditor({ content: saved });
  const browser = createMemoryDrafts(...stored);
  const open = { live: new Set(live), lost: false };
  const orphans = createOrphans({
    ...editor.services,
    storage: browser.storage,
    found,
    live: async () => {
      if (open.lost) throw new Error('no locks');
      return open.live;
    },
    toast: (shown) => editor.toasts.push(shown),
  });
  const waiting = () => orphans.store.getState().waiting.map(({ tab }) => tab);
  return { ...editor, orphans, waiting, open, browser };
}

test('drafts of tabs that close are offered, the newest first', async () => {
  const stored = [left('old', 'old', 1), left('new', 'new', 9), left('open', 'theirs', 5)];
  const { orphans, waiting, open } = openWith({ stored, live: ['me', 'open'] });
  expect(waiting()).toEqual([]);
  await orphans.refresh();
  expect(waiting()).toEqual(['new', 'old']);
  open.live = new Set(['me']);
  await orphans.refresh();
  expect(waiting()).toEqual(['new', 'open', 'old']);
});

test('a draft whose content has since been saved is deleted instead of offered', async () => {
  const { orphans, waiting, editing, saves, browser } = openWith({ stored: [left('gone', 'Same words')] });
  editing.setTitle('Same words', 'nl');
  await saves.save();
  await orphans.refresh();
  expect(waiting()).toEqual([]);
  expect(browser.entries.size).toBe(0);
});

test('if the browser cannot list open tabs, offered drafts stay offered', async () => {
  const { orphans, waiting, open } = openWith({ found: [left('gone', 'left')] });
  open.lost = true;
  await orphans.refresh();
  expect(waiting()).toEqual(['gone']);
});

test('each of several drafts is opened or discarded separately', async () => {
  const found = [left('a', 'A'), left('b', 'B')];
  const { orphans, waiting, content, steps, toasts, browser } = openWith({ found });
  const [first, second] = found;
  if (!first || !second) throw new Error('There are two');
  await orphans.discard(first);
  expect(waiting()).toEqual(['b']);
  expect(toasts.map(({ text }) => text)).toEqual([words.kept.discarded]);
  expect(content()).toBe(saved);
  await orphans.open(second);
  expect(waiting()).toEqual([]);
  expect(steps()).toEqual([historyWords.openKept]);
  expect([...browser.entries.keys()]).toEqual(['me']);
});

test('a draft of an older page is restored with its base, and must be merged before saving', async () => {
  const { orphans, saves, content, sent } = openWith({});
  const before = { ...saved, title: 'Before' };
  const kept = left('gone', 'Their words');
  await orphans.open({ ...kept, draft: { ...kept.draft, saved: before, revision: 'r0' } });
  expect(content().title).toEqual({ nl: 'Their words', en: 'Trial' });
  expect(saves.store.getState()).toMatchObject({ status: 'conflict', saved: before, revision: 'r0' });
  await saves.save();
  expect(sent).toEqual([]);
});
