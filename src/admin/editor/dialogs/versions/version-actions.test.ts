import { beforeEach, expect, test, vi } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { comparePages } from '#document/compare/compare-pages.ts';
import { block } from '../../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../../tests/support/test-editor.ts';
import { queryClient } from '../../../data/queries.ts';
import { createVersionActions } from './version-actions.ts';
import { versionWords } from './version-words.ts';

const title = { nl: 'Proef', en: 'Trial' };
const text = (id: string, content: string) => block(id, 'text', { content: { nl: content } });
const page = (...overview: Block[]) => ({ title, overview });

beforeEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

function open() {
  const editor = openTestEditor({ content: page(text('a', 'nu'), text('b', 'ook nu')) });
  const actions = createVersionActions(editor, 'p');
  const says = () => editor.draft.store.getState().content.overview.map(({ content }) => content);
  const edit = () => editor.editing.apply({ type: 'block/remove', blockId: 'b' }, 'Delete Text');
  return { ...editor, actions, says, edit };
}

const before = page(text('a', 'toen'), text('b', 'ook toen'));

test('a reverted change can be restored by undo', async () => {
  const { actions, says, draft, definitions } = open();
  const after = draft.store.getState().content;
  const [first] = comparePages(definitions, { before, after });
  const done = actions.revert({ before, after }, first ? [first] : [], 'Text');
  expect(done.text).toBe(versionWords.takenBack('Text'));
  expect(says()).toEqual([{ nl: 'toen' }, { nl: 'ook nu' }]);
  expect((await done.undo?.())?.text).toBe('Undone: Revert Text');
  expect(says()).toEqual([{ nl: 'nu' }, { nl: 'ook nu' }]);
});

test('reverting nothing reports that there is nothing to revert', () => {
  const { actions, draft } = open();
  const after = draft.store.getState().content;
  expect(actions.revert({ before: after, after }, [], 'Text')).toEqual({ text: versionWords.notTaken });
});

test('undoing a restore is refused after a later edit, with a message', async () => {
  const { actions, says, edit } = open();
  const done = await actions.restore(before);
  expect(says()).toEqual([{ nl: 'toen' }, { nl: 'ook toen' }]);
  edit();
  expect(await done.undo?.()).toEqual({ text: versionWords.wentOn, failed: true });
  expect(says()).toEqual([{ nl: 'toen' }]);
});
