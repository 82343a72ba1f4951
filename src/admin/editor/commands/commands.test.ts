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

test('move commands move a block up, down, in and out, also through columns', () => {
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
])('%s announces the reason when it cannot run', (id, selected, why) => {
  const { run, can, said, content } = open(selected);
  const before = content();
  expect(can(id)).toBe(false);
  run(id);
  expect(said()).toBe(why);
  expect(content()).toBe(before);
});

test('without a selection, selection commands only announce that nothing is selected', () => {
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

test('moving a block into another list announces that list', () => {
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

test('hide, duplicate and delete apply to all selected blocks, and name their number in the history', () => {
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

test('undo and redo step through the history', () => {
  const { run, can, top } = open('divider');
  run('delete');
  expect([can('undo'), can('redo')]).toEqual([true, false]);
  run('undo');
  expect([top().length, can('undo'), can('redo')]).toEqual([3, false, true]);
  run('redo');
  expect(top()).toEqual(['title', 'grid']);
});

test('selecting the parent goes from several blocks to one, to its container, then to nothing', () => {
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

test('selecting all selects the siblings of the block and keeps it as the lead', () => {
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

test('selecting similar blocks covers the whole page and keeps the block as the lead', () => {
  const { run, can, selected, lead, draft, editing } = open('text');
  editing.setValue('grid', ['rows', 0, 'columns', 1], [{ id: 'more', type: 'text' }], 'Column');
  draft.select('text');
  run('select-like');
  expect([selected(), lead()]).toEqual([['text', 'more'], 'text']);
  draft.select(null);
  expect(can('select-like')).toBe(false);
});

test('wrapping puts each block in a column of a new grid, as one undo step', () => {
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

test('a block is inserted after the selected one, or at the end of the page', () => {
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

test.each(['commands', 'shortcuts', 'settings'])('the command %s opens its dialog', (id) => {
  const { run, view } = open();
  run(id);
  expect(view.getState().dialog).toEqual({ type: id });
});

test('commands toggle the outline, the inspector and the language', () => {
  const { run, view, panes } = open();
  const shown = () => ({ ...view.getState(), ...panes.active().store.getState() });
  for (const id of ['outline', 'panel', 'language']) run(id);
  expect(shown()).toMatchObject({ outlineOpen: false, panelOpen: false, language: 'en' });
  for (const id of ['outline', 'panel', 'language']) run(id);
  expect(shown()).toMatchObject({ outlineOpen: true, panelOpen: true, language: 'nl' });
});

test.each(['mobile', 'tablet', 'desktop'] as const)(
  'the %s command shows the page at the default width of the device',
  (device) => {
    const { run, panes } = open();
    panes.active().store.setState({ frameWidth: 700 });
    run(`device-${device}`);
    expect(panes.active().store.getState()).toMatchObject({ device, frameWidth: undefined });
  },
);

test('saving sends the page, and publishing first opens its dialog', async () => {
  const { run, editing, sent, publisher, view } = open();
  editing.setTitle('Anders', 'nl');
  run('save');
  expect(sent).toHaveLength(1);
  const publish = vi.spyOn(publisher, 'publish');
  run('publish');
  expect([view.getState().dialog, publish.mock.calls]).toEqual([{ type: 'publish' }, []]);
});

test('the versions command opens the list of versions', () => {
  const { run, view } = open();
  run('versions');
  expect(view.getState().dialog).toEqual({ type: 'versions' });
});
