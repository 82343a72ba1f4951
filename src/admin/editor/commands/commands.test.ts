import { expect, test, vi } from 'vitest';
import { selectBlocks } from '#document/selection.ts';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { announce } from '../../shared/announcer.tsx';
import { editWords } from '../work/edit-words.ts';
import { allCommands } from './all-commands.ts';
import { runEditorCommand } from './command.ts';

vi.mock('../../shared/announcer.tsx', () => ({ announce: vi.fn() }));

function open(...ids: string[]) {
  const editor = openTestEditor();
  const tree = () => editor.draft.store.getState().tree;
  editor.draft.select(selectBlocks(tree(), ids));
  const command = (id: string) => {
    const found = allCommands.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`There is no command ${id}`);
    return found;
  };
  return {
    ...editor,
    run: (id: string) => runEditorCommand(command(id), editor.services),
    can: (id: string) => command(id).can(editor.services),
    lead: () => editor.draft.store.getState().selection.lead,
    inside: (column: number) =>
      tree()
        .listAt({ parent: 'grid', slot: ['rows', 0, 'columns', column] })
        ?.blocks.map(({ id }) => id),
    said: () => vi.mocked(announce).mock.lastCall?.[0],
  };
}

test('moving goes up and down the page, through columns, in and out', () => {
  const { run, top, inside } = open('divider');
  run('move-up');
  expect(top()).toEqual(['title', 'divider', 'grid']);
  run('move-down');
  run('move-in');
  expect([top(), inside(1)]).toEqual([['title', 'grid'], ['divider']]);
  run('move-up');
  expect(inside(0)).toEqual(['text', 'divider']);
  run('move-out');
  expect(top()).toEqual(['title', 'grid', 'divider']);
});

test.each([
  ['move-up', 'title', 'Already at the top'],
  ['move-down', 'divider', 'Already at the end'],
  ['move-in', 'title', editWords.cannotMove.in],
  ['move-out', 'title', editWords.cannotMove.out],
  ['undo', 'title', 'Nothing to undo'],
  ['redo', 'title', 'Nothing to redo'],
])('%s that cannot be done says why', (id, selected, why) => {
  const { run, can, said, content } = open(selected);
  const before = content();
  expect(can(id)).toBe(false);
  run(id);
  expect(said()).toBe(why);
  expect(content()).toBe(before);
});

test('with nothing selected, what is about the selection says so and nothing else', () => {
  const { can, run, said, content } = open();
  const before = content();
  const about = allCommands.filter(({ isOfSelection }) => isOfSelection).map(({ id }) => id);
  expect(about).toEqual(
    expect.arrayContaining(['delete', 'duplicate', 'hide', 'move-up', 'move-down', 'wrap', 'copy', 'cut']),
  );
  for (const id of about) {
    vi.mocked(announce).mockClear();
    expect(can(id), id).toBe(false);
    run(id);
    expect(said(), id).toBe(editWords.nothingSelected);
  }
  expect(content()).toBe(before);
});

test('a block that comes into another list says which', () => {
  const { run, said } = open('divider');
  run('move-in');
  expect(said()).toBe('Divider moved to Column 2 of Grid, position 1');
  run('move-up');
  expect(said()).toBe('Divider moved to Column 1 of Grid, position 2');
  run('move-up');
  expect(said()).toBe('Divider moved to position 1');
  run('move-out');
  expect(said()).toBe('Divider moved to the top level of the page, position 3');
});

test('several blocks move together, or not at all', () => {
  const { run, can, top } = open('grid', 'divider');
  expect(can('move-down')).toBe(false);
  run('move-up');
  expect(top()).toEqual(['grid', 'divider', 'title']);
});

test('deleting, hiding and duplicating are done to all that are selected, in words of their own', () => {
  const { run, top, block, steps } = open('title', 'divider');
  run('hide');
  expect([block('title')?.hidden, block('divider')?.hidden]).toEqual([true, true]);
  run('hide');
  run('duplicate');
  expect(top()).toHaveLength(5);
  run('delete');
  expect(top()).toEqual(['title', 'grid', 'divider']);
  expect(steps()).toEqual(['Hide 2 blocks', 'Show 2 blocks', 'Duplicate 2 blocks', 'Delete 2 blocks']);
});

test('undo and redo go through all that was done', () => {
  const { run, can, top } = open('divider');
  run('delete');
  expect([can('undo'), can('redo')]).toEqual([true, false]);
  run('undo');
  expect([top().length, can('undo'), can('redo')]).toEqual([3, false, true]);
  run('redo');
  expect(top()).toEqual(['title', 'grid']);
});

test('climbing goes from several blocks to one, to what it is in, and to nothing', () => {
  const { run, can, lead, selected, draft } = open('text');
  draft.select({ ids: ['title', 'text'], lead: 'text', anchor: 'title', field: undefined });
  const climbed = [];
  while (can('parent')) {
    run('parent');
    climbed.push(selected().join());
  }
  expect(climbed).toEqual(['text', 'grid', '']);
  expect(lead()).toBeNull();
});

test('selecting all takes what stands beside the block, and leaves that one in the lead', () => {
  const { run, selected, lead, draft, can } = open('grid');
  run('select-all');
  expect([selected(), lead()]).toEqual([['title', 'grid', 'divider'], 'grid']);
  draft.select('text');
  run('select-all');
  expect(selected()).toEqual(['text']);
  draft.select(null);
  run('select-all');
  expect([selected().length, lead()]).toEqual([3, 'divider']);
  draft.edit({ type: 'page/put', content: { title: '', overview: [] } }, 'Empty');
  expect(can('select-all')).toBe(false);
});

test('selecting all like this goes through the whole page, and leaves the block in the lead', () => {
  const { run, can, selected, lead, draft, editing } = open('text');
  editing.setValue('grid', ['rows', 0, 'columns', 1], [{ id: 'more', type: 'text' }], 'Column');
  draft.select('text');
  run('select-like');
  expect([selected(), lead()]).toEqual([['text', 'more'], 'text']);
  draft.select(null);
  expect(can('select-like')).toBe(false);
});

test('wrapping makes a column of each block, as one step that is named', () => {
  const { run, can, top, selected, block, steps, said, editing } = open('title', 'divider');
  run('wrap');
  const [grid = ''] = selected();
  expect([top(), steps(), said()]).toEqual([
    [grid, 'grid'],
    ['Wrap 2 blocks'],
    editWords.wrapped('2 blocks'),
  ]);
  expect(block(grid)).toMatchObject({
    type: 'grid',
    rows: [{ numColumns: 2, columnFractions: [1, 1], columns: [[{ id: 'title' }], [{ id: 'divider' }]] }],
  });
  expect(can('wrap')).toBe(false);
  editing.undo();
  expect(top()).toEqual(['title', 'grid', 'divider']);
});

test('a block is added behind the selected one, or at the end of the page', () => {
  const { run, view, draft } = open('title');
  run('insert');
  expect(view.getState().dialog).toEqual({
    type: 'insert',
    at: { parent: null, slot: [], index: 1 },
    inPage: false,
  });
  draft.select(null);
  run('insert');
  expect(view.getState().dialog).toMatchObject({ at: { index: 3 } });
});

test.each(['commands', 'shortcuts', 'settings'])('%s opens its dialog', (id) => {
  const { run, view } = open();
  run(id);
  expect(view.getState().dialog).toEqual({ type: id });
});

test('areas are shown and hidden, and the language goes round', () => {
  const { run, view, panes } = open();
  const shown = () => ({ ...view.getState(), ...panes.active().store.getState() });
  for (const id of ['outline', 'panel', 'language']) run(id);
  expect(shown()).toMatchObject({ outlineOpen: false, panelOpen: false, language: 'en' });
  for (const id of ['outline', 'panel', 'language']) run(id);
  expect(shown()).toMatchObject({ outlineOpen: true, panelOpen: true, language: 'nl' });
});

test.each(['mobile', 'tablet', 'desktop'] as const)('%s is shown at its own width', (device) => {
  const { run, panes } = open();
  panes.active().store.setState({ frameWidth: 700 });
  run(`device-${device}`);
  expect(panes.active().store.getState()).toMatchObject({ device, frameWidth: undefined });
});

test('saving sends the page, and publishing begins with a look at it', async () => {
  const { run, editing, sent, publisher, view } = open();
  editing.setTitle('Anders', 'nl');
  run('save');
  expect(sent).toHaveLength(1);
  const publish = vi.spyOn(publisher, 'publish');
  run('publish');
  expect([view.getState().dialog, publish.mock.calls]).toEqual([{ type: 'publish' }, []]);
});

test('versions of the page open in a dialog', () => {
  const { run, view } = open();
  run('versions');
  expect(view.getState().dialog).toEqual({ type: 'versions' });
});
