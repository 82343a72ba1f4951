import { beforeEach, expect, test, vi } from 'vitest';
import { hideBlocks } from '#document/commands/hide-blocks.ts';
import { moveBlocks } from '#document/commands/move-blocks.ts';
import { removeBlocks } from '#document/commands/remove-blocks.ts';
import { typingPause } from '#document/history.ts';
import { selectBlocks } from '#document/selection.ts';
import { block, definitions } from '../../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../../tests/support/test-editor.ts';
import { announce } from '../../../shared/announcer.tsx';
import { createBlockInsertable, listInsertables } from '../../work/insertable.ts';

vi.mock('../../../shared/announcer.tsx', () => ({ announce: vi.fn() }));
const said = () => vi.mocked(announce).mock.calls.map(([text]) => text);
beforeEach(() => vi.mocked(announce).mockClear());

const says = {
  step: (name: string) => `Step ${name}`,
  done: (name: string, facts: object) => `${name} ${JSON.stringify(facts)}`,
};

function open() {
  const clock = { now: 0 };
  const editor = openTestEditor({ now: () => clock.now });
  const selectAll = (...ids: string[]) =>
    editor.draft.select(selectBlocks(editor.draft.store.getState().tree, ids));
  return { ...editor, clock, selectAll };
}

test('a command on one block announces its name and new position', () => {
  const { editing, draft, top, steps } = open();
  draft.select('divider');
  editing.perform(moveBlocks('up'), says);
  expect(top()).toEqual(['title', 'divider', 'grid']);
  expect(steps()).toEqual(['Step Divider']);
  expect(said()).toEqual(['Divider {"wasHidden":false,"position":2}']);
});

test('a command on several blocks announces their number and no position', () => {
  const { editing, selectAll, top, steps } = open();
  selectAll('grid', 'divider');
  editing.perform(moveBlocks('up'), says);
  expect(top()).toEqual(['grid', 'divider', 'title']);
  expect(steps()).toEqual(['Step 2 blocks']);
  expect(said()).toEqual(['2 blocks {"wasHidden":false}']);
});

test('an announcement knows whether the blocks were hidden before', () => {
  const { editing, draft } = open();
  draft.select('title');
  editing.perform(hideBlocks, says);
  editing.perform(hideBlocks, says);
  expect(said()).toEqual(['Title {"wasHidden":false}', 'Title {"wasHidden":true}']);
});

test('a block of an unknown type is named by its type', () => {
  const { editing, draft, steps } = openTestEditor({ blocks: [block('a', 'nobody')] });
  draft.select('a');
  editing.perform(removeBlocks, says);
  expect(steps()).toEqual(['Step nobody']);
});

test('an unavailable command does nothing and announces nothing', () => {
  const { editing, draft, steps } = open();
  expect(editing.can(removeBlocks)).toBe(false);
  editing.perform(removeBlocks, says);
  draft.select('title');
  expect(editing.can(removeBlocks)).toBe(true);
  expect(editing.can(moveBlocks('up'))).toBe(false);
  editing.perform(moveBlocks('up'), says);
  expect([steps(), said()]).toEqual([[], []]);
});

test('a destructive command shows a toast whose undo button restores the blocks', () => {
  const { editing, draft, toasts, top } = open();
  draft.select('divider');
  editing.perform(removeBlocks, { ...says, undoable: (name) => `${name} is gone` });
  expect(toasts.map(({ text, action }) => [text, action?.label])).toEqual([['Divider is gone', 'Undo']]);
  expect(top()).toEqual(['title', 'grid']);
  toasts[0]?.action?.run();
  expect(top()).toEqual(['title', 'grid', 'divider']);
  expect(said().at(-1)).toBe('Undone: Step Divider');
});

test('the undo button of a toast reverts nothing newer than its own step', () => {
  const { editing, draft, toasts, top, content } = open();
  draft.select('divider');
  editing.perform(removeBlocks, { ...says, undoable: (name) => `${name} is gone` });
  editing.setTitle('Newer', 'nl');
  toasts[0]?.action?.run();
  expect(top()).toEqual(['title', 'grid']);
  expect(content().title).toMatchObject({ nl: 'Newer' });
  // After the newer step is undone, this one can be undone again.
  editing.undo();
  toasts[0]?.action?.run();
  expect(top()).toEqual(['title', 'grid', 'divider']);
});

test('an invalid edit shows an error and creates no undo step', () => {
  const { editing, toasts, steps } = open();
  editing.setValue('nobody', ['gap'], '1rem', 'Gap');
  expect(toasts).toEqual([{ text: expect.stringMatching(/\w/), tone: 'error' }]);
  expect(editing.apply({ type: 'block/remove', blockId: 'nobody' }, 'Delete')).toBe(false);
  expect(toasts).toHaveLength(2);
  expect(steps()).toEqual([]);
});

test('an internal error is thrown and shows no message', () => {
  const { editing, draft, toasts } = open();
  draft.listen(() => {
    throw new Error('a fault of ours');
  });
  expect(() => editing.setTitle('A', 'nl')).toThrow('a fault of ours');
  expect(toasts).toEqual([]);
});

test('undo and redo announce the step, or that there is none', () => {
  const { editing } = open();
  editing.undo();
  editing.setTitle('A', 'nl');
  editing.undo();
  editing.redo();
  editing.redo();
  expect(said()).toEqual([
    'Nothing to undo',
    'Undone: Change Title',
    'Redone: Change Title',
    'Nothing to redo',
  ]);
});

test('each choice is an undo step, and a drag is one step until there is a pause', () => {
  const { editing, steps, clock, block: find } = open();
  editing.setValue('divider', ['marginTop'], '1px', 'Margin');
  editing.setValue('divider', ['marginTop'], '2px', 'Margin');
  expect(steps()).toEqual(['Change Margin', 'Change Margin']);
  for (const value of ['3px', '4px', '5px']) {
    editing.streamValues('divider', [{ path: ['marginTop'], value }], 'Margin');
  }
  expect(steps()).toHaveLength(3);
  clock.now += typingPause;
  editing.streamValues('divider', [{ path: ['marginTop'], value: '6px' }], 'Margin');
  expect(steps()).toHaveLength(4);
  editing.undo();
  editing.undo();
  expect(find('divider')?.marginTop).toBe('2px');
});

test('values streamed to other fields or blocks are separate undo steps', () => {
  const { editing, steps } = open();
  const stream = (id: string, ...names: string[]) =>
    editing.streamValues(
      id,
      names.map((name) => ({ path: [name], value: '1px' })),
      'Margin',
    );
  stream('divider', 'marginTop');
  stream('divider', 'marginLeft');
  stream('title', 'marginTop');
  stream('title', 'marginLeft', 'marginRight');
  expect(steps()).toHaveLength(4);
});

test('several values set together are one undo step', () => {
  const { editing, steps, block: find } = open();
  const sides = ['paddingTop', 'paddingLeft'];
  editing.setValues(
    'grid',
    sides.map((name) => ({ path: [name], value: '4px' })),
    'Padding',
  );
  expect(find('grid')).toMatchObject({ paddingTop: '4px', paddingLeft: '4px' });
  expect(steps()).toEqual(['Change Padding']);
  editing.undo();
  expect(find('grid')).not.toHaveProperty('paddingTop');
});

test('text is stored in the current language, and each language has its own undo steps', () => {
  const { editing, panes, block: find, steps, content } = open();
  editing.setText('title', ['content'], 'Kop', 'Title');
  editing.setText('title', ['content'], 'Kopje', 'Title');
  panes.active().store.setState({ language: 'en' });
  editing.setText('title', ['content'], 'Head', 'Title');
  expect(find('title')?.content).toEqual({ nl: 'Kopje', en: 'Head' });
  expect(steps()).toHaveLength(2);
  editing.setTitle('In English');
  editing.setTitle('In het Nederlands', 'nl');
  expect(content().title).toEqual({ en: 'In English', nl: 'In het Nederlands' });
  expect(steps()).toHaveLength(4);
});

test('an inserted block is selected and announced', () => {
  const { editing, selected, top, steps } = open();
  const text = definitions.get('text');
  if (!text) throw new Error('There is a text');
  editing.insert(createBlockInsertable(definitions, text), { parent: null, slot: [], index: 1 });
  expect(top()[1]).toBe(selected()[0]);
  expect(steps()).toEqual(['Add Text']);
  expect(said()).toEqual(['Text added']);
});

test('an inserted section is selected as a whole, as one undo step', () => {
  const { editing, draft, selected, top, steps } = open();
  const section = listInsertables(definitions).find(({ id }) => id === 'section/case-story');
  if (!section) throw new Error('There is no such section');
  const first = editing.insert(section, { parent: null, slot: [], index: 1 });
  expect(top()).toHaveLength(9);
  expect(selected()).toEqual(top().slice(1, 7));
  expect(first).toBe(top()[1]);
  expect(steps()).toEqual(['Add Question, approach, result']);
  expect(said()).toEqual(['Question, approach, result added']);
  editing.insert(section, { parent: null, slot: [], index: 1 });
  const ids = [...draft.store.getState().tree.walk()].map(({ block }) => block.id);
  expect(new Set(ids).size).toBe(ids.length);
  editing.undo();
  editing.undo();
  expect(top()).toEqual(['title', 'grid', 'divider']);
});

test('inserting a block into a slot that no longer exists shows an error', () => {
  const { editing, toasts, top } = open();
  const text = definitions.get('text');
  if (!text) throw new Error('There is a text');
  editing.insert(createBlockInsertable(definitions, text), { parent: 'nobody', slot: ['content'], index: 0 });
  expect(toasts).toMatchObject([{ tone: 'error' }]);
  expect([top().length, said()]).toEqual([3, []]);
});

test('placeNear returns the position before or after a block, or the end of the page', () => {
  const { editing } = open();
  const column = { parent: 'grid', slot: ['rows', 0, 'columns', 0] };
  expect(editing.placeNear('text', 'before')).toEqual({ ...column, index: 0 });
  expect(editing.placeNear('text', 'after')).toEqual({ ...column, index: 1 });
  const end = { parent: null, slot: [], index: 3 };
  expect([editing.placeNear(null, 'before'), editing.placeNear('gone', 'after')]).toEqual([end, end]);
});

const secondColumn = { parent: 'grid', slot: ['rows', 0, 'columns', 1], index: 0 };

test('a dropped block is moved and selected, and other selected blocks stay', () => {
  const { editing, draft, selectAll, selected, top, block: find } = open();
  selectAll('title', 'grid');
  editing.drop('divider', secondColumn);
  expect(top()).toEqual(['title', 'grid']);
  expect(draft.store.getState().tree.getPlace('divider')).toEqual(secondColumn);
  expect(selected()).toEqual(['divider']);
  expect(find('divider')).toBeDefined();
  expect(said()).toEqual(['Divider moved to Column 2 of Grid, position 1']);
});

test('dropping one of several selected blocks moves all of them, as one undo step', () => {
  const { editing, selectAll, draft, steps, top } = open();
  selectAll('title', 'divider');
  editing.drop('title', secondColumn);
  expect(top()).toEqual(['grid']);
  expect(
    draft.store
      .getState()
      .tree.listAt(secondColumn)
      ?.blocks.map(({ id }) => id),
  ).toEqual(['title', 'divider']);
  expect(steps()).toEqual(['Move 2 blocks']);
  expect(said()).toEqual(['2 blocks moved to Column 2 of Grid']);
});

test('a block dropped on its own content or position is not moved', () => {
  const { editing, steps } = open();
  editing.drop('grid', secondColumn);
  editing.drop('title', { parent: null, slot: [], index: 1 });
  expect([steps(), said()]).toEqual([[], []]);
});
