// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { readAnnouncement, renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { block, samplePage } from '../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { Outline } from './outline.tsx';
import { outlineWords } from './outline-words.ts';

beforeEach(() => {
  // jsdom has no `CSS`; the ids of these pages need no escaping.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(blocks: readonly Block[] = samplePage().overview) {
  const editor = openTestEditor({ blocks });
  renderInEditor(editor, <Outline />);
  const row = (id: string) => {
    const found = document.querySelector<HTMLElement>(`[data-row="${id}"]`);
    if (!found) throw new Error(`There is no row ${id}`);
    return found;
  };
  const rows = () =>
    screen
      .queryAllByRole('treeitem')
      .flatMap(({ dataset, className }) => (className.includes('row--slot') ? [] : [dataset.row]));
  const focused = () => (document.activeElement as HTMLElement | null)?.dataset.row;
  /** Presses a key at the focused element. True if the tree handled it. */
  const key = (name: string, held: object = {}) =>
    !fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...held });
  const begin = (id: string) => {
    fireEvent.click(row(id));
    act(() => row(id).focus());
  };
  const lead = () => editor.draft.store.getState().selection.lead;
  return { ...editor, row, rows, focused, key, begin, lead };
}

const says = (id: HTMLElement) => id.textContent;

test('each block has a row with its name, type and position', () => {
  const { row, rows } = open();
  expect(rows()).toEqual(['title', 'grid', 'text', 'divider']);
  const facts = (id: string) =>
    ['level', 'posinset', 'setsize', 'expanded', 'selected'].map((name) =>
      row(id).getAttribute(`aria-${name}`),
    );
  expect(facts('grid')).toEqual(['1', '2', '3', 'true', 'false']);
  expect(facts('text')).toEqual(['2', '1', '2', null, 'false']);
  expect(says(row('text'))).toBe('HalloText');
  expect(says(row('grid'))).toBe('2 columnsHallo');
  expect(says(row('divider'))).toBe('Divider');
});

test('rows are named in the current language', () => {
  const { row, panes } = open();
  expect(says(row('title'))).toBe('TitelTitle');
  act(() => panes.active().store.setState({ language: 'en' }));
  expect(says(row('title'))).toBe('TitleTitle');
});

test('a block with only a placeholder is named by it, and an unknown block by its type', () => {
  const { row } = open([
    block('new', 'text', { startedFrom: 'text', isMultiLanguage: true }),
    block('x', 'nobody'),
  ]);
  expect(says(row('new'))).toContain('Vertel hier');
  expect(says(row('x'))).toBe('nobody');
});

test('hidden blocks and missing translations are marked', () => {
  const dutch = { isMultiLanguage: true, content: { nl: 'Ja' } };
  const { row, panes } = open([block('a', 'text', dutch), block('b', 'divider', { hidden: true })]);
  const mark = (id: string, name: string) => within(row(id)).queryByLabelText(name);
  expect(mark('b', 'Hidden')).not.toBeNull();
  expect(mark('a', 'Hidden')).toBeNull();
  expect(mark('a', '1 missing in Dutch')).toBeNull();
  act(() => panes.active().store.setState({ language: 'en' }));
  expect(mark('a', '1 missing in English')).not.toBeNull();
  expect(mark('b', '1 missing in English')).toBeNull();
});

test('a click selects one block, Control or Command toggles one more, Shift selects a range', () => {
  const { row, selected } = open();
  fireEvent.click(row('title'));
  expect(selected()).toEqual(['title']);
  fireEvent.click(row('divider'), { ctrlKey: true });
  expect(selected()).toEqual(['title', 'divider']);
  fireEvent.click(row('title'), { metaKey: true });
  expect(selected()).toEqual(['divider']);
  fireEvent.click(row('grid'), { shiftKey: true });
  // The range starts at the block that was last added or removed.
  expect(selected()).toEqual(['title', 'grid']);
  expect(row('grid').getAttribute('aria-selected')).toBe('true');
  fireEvent.click(row('divider'));
  expect(selected()).toEqual(['divider']);
});

test('a range does not select blocks inside a collapsed block', () => {
  const { row, selected, view } = open();
  act(() => view.setState({ collapsed: new Set(['grid']) }));
  fireEvent.click(row('title'));
  fireEvent.click(row('divider'), { shiftKey: true });
  expect(selected()).toEqual(['title', 'grid', 'divider']);
});

test('the arrow expands and collapses a block without selecting it', () => {
  const { row, rows, selected } = open();
  const arrow = () => row('grid').querySelector('button') as HTMLButtonElement;
  fireEvent.click(arrow());
  expect(rows()).toEqual(['title', 'grid', 'divider']);
  expect(row('grid').getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(arrow());
  expect(rows()).toContain('text');
  expect(selected()).toEqual([]);
});

test('selecting a block elsewhere expands its parent', () => {
  const { rows, draft, view } = open();
  act(() => view.setState({ collapsed: new Set(['grid', 'other']) }));
  expect(rows()).not.toContain('text');
  act(() => draft.select('text'));
  expect(rows()).toContain('text');
  expect([...view.getState().collapsed]).toEqual(['other']);
});

test('hovering over a row highlights its block', () => {
  const { row, view } = open();
  fireEvent.pointerEnter(row('text'));
  expect(view.getState().hoveredId).toBe('text');
  expect(row('text').className).toContain('row--hovered');
  fireEvent.pointerLeave(screen.getByRole('tree'));
  expect(view.getState().hoveredId).toBeNull();
});

test('a slot has a button to add a block to it', () => {
  const { view } = open();
  fireEvent.click(screen.getByTitle('Add to Column 2'));
  expect(view.getState().dialog).toEqual({
    type: 'insert',
    at: { parent: 'grid', slot: ['rows', 0, 'columns', 1], index: 0 },
  });
});

test('an empty page offers to add its first block', () => {
  const { view } = open([]);
  expect(screen.queryByRole('tree')).toBeNull();
  fireEvent.click(
    screen.getByText(outlineWords.empty).closest('aside')?.querySelector('.notice button') as Element,
  );
  expect(view.getState().dialog).toEqual({ type: 'insert', at: { parent: null, slot: [], index: 0 } });
});

test('the outline can be closed and opened again', () => {
  const { view } = open();
  fireEvent.click(screen.getByRole('button', { name: outlineWords.close }));
  expect([view.getState().outlineOpen, screen.queryByRole('tree')]).toEqual([false, null]);
  fireEvent.click(screen.getByRole('button', { name: outlineWords.open }));
  expect(screen.getByRole('tree')).toBeDefined();
});

/** Keys of the two slots of the sample's grid. */
const [left, right] = ['grid/rows[0].columns[0]', 'grid/rows[0].columns[1]'];

/** The sample page with a second block in the grid's first column, which then has its own row. */
function fillColumn(): readonly Block[] {
  const columns = [
    [block('text', 'text', { content: 'Hallo' }), block('more', 'text', { content: 'Meer' })],
    [],
  ];
  return samplePage().overview.map((one) => (one.id === 'grid' ? { ...one, rows: [{ columns }] } : one));
}

test('arrow keys move through blocks, which they select, and slots, which they do not', () => {
  const { key, begin, lead, focused } = open(fillColumn());
  begin('title');
  const walked = ['Down', 'Down', 'Down', 'Down', 'Down', 'Down', 'Down', 'Up'].map((way) => {
    expect(key(`Arrow${way}`)).toBe(true);
    return [focused(), lead()];
  });
  expect(walked).toEqual([
    ['grid', 'grid'],
    [left, 'grid'],
    ['text', 'text'],
    ['more', 'more'],
    [right, 'more'],
    ['divider', 'divider'],
    ['divider', 'divider'],
    [right, 'divider'],
  ]);
  key('Home');
  expect(lead()).toBe('title');
  key('End');
  expect(lead()).toBe('divider');
});

test('a slot is a tree item that announces how many blocks it has', () => {
  const { row } = open(fillColumn());
  const facts = (key: string) =>
    ['aria-label', 'aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded', 'aria-selected'].map(
      (name) => row(key).getAttribute(name),
    );
  expect(facts(left)).toEqual(['Column 1: Hallo, 2 blocks', '2', '1', '2', 'true', null]);
  expect(facts(right)).toEqual(['Column 2, empty', '2', '2', '2', null, null]);
});

test.each(['Enter', '/', '+'])('%s on a slot adds a block to it', (name) => {
  const { key, row, view } = open();
  act(() => row(right).focus());
  expect(key(name)).toBe(true);
  expect(view.getState().dialog).toEqual({
    type: 'insert',
    at: { parent: 'grid', slot: ['rows', 0, 'columns', 1], index: 0 },
  });
});

test('block commands do nothing on a slot and announce that it is not a block', () => {
  const { key, begin, row, content, selected } = open();
  begin('text');
  key('ArrowDown');
  expect(document.activeElement).toBe(row(right));
  const before = content();
  for (const [name, held] of [
    ['Delete', {}],
    ['Backspace', {}],
    ['d', { ctrlKey: true }],
    ['x', { ctrlKey: true }],
    ['ArrowUp', { altKey: true }],
    [' ', {}],
  ] as const) {
    expect(key(name, held)).toBe(true);
  }
  expect(readAnnouncement()).toBe(outlineWords.noBlock('Column 2'));
  expect([content(), selected()]).toEqual([before, ['text']]);
  expect(key('s', { ctrlKey: true })).toBe(false);
});

test('a slot collapses and expands, and Left moves from a block to its slot and parent', () => {
  const { key, begin, rows, row, focused, lead } = open(fillColumn());
  begin('text');
  key('ArrowLeft');
  expect(focused()).toBe(left);
  key('ArrowLeft');
  expect([rows(), row(left).getAttribute('aria-expanded')]).toEqual([['title', 'grid', 'divider'], 'false']);
  expect(focused()).toBe(left);
  key('ArrowRight');
  key('ArrowRight');
  expect(lead()).toBe('text');
  key('ArrowLeft');
  key('ArrowLeft');
  key('ArrowLeft');
  expect([focused(), lead()]).toEqual(['grid', 'grid']);
});

test('selecting a block elsewhere expands its slot', () => {
  const { rows, draft, view } = open(fillColumn());
  act(() => view.setState({ collapsed: new Set([left]) }));
  expect(rows()).not.toContain('text');
  act(() => draft.select('text'));
  expect(rows()).toContain('text');
});

test('typing a letter moves to the next row that starts with it, including slots', () => {
  const { key, begin, lead, focused } = open();
  begin('divider');
  // A column's row begins with its number, followed by its content: Hallo.
  expect(key('h')).toBe(true);
  expect(lead()).toBe('text');
  expect(key('z')).toBe(false);
  begin('title');
  key('c');
  expect(focused()).toBe(right);
});

test('a range selected with Shift skips slots', () => {
  const { key, begin, selected } = open();
  begin('text');
  key('ArrowDown', { shiftKey: true });
  expect(selected()).toEqual(['text', 'divider']);
});

test.each([
  ['ArrowDown', 'title'],
  ['ArrowUp', 'divider'],
])('without a selection, %s selects %s', (name, first) => {
  const { lead } = open();
  fireEvent.keyDown(screen.getByRole('tree'), { key: name });
  expect(lead()).toBe(first);
});

test('with Shift, the arrow keys, Home and End extend the selection', () => {
  const { key, begin, selected } = open();
  begin('grid');
  key('ArrowDown', { shiftKey: true });
  expect(selected()).toEqual(['grid', 'text']);
  key('End', { shiftKey: true });
  expect(selected()).toEqual(['grid', 'text', 'divider']);
  key('Home', { shiftKey: true });
  expect(selected()).toEqual(['title', 'grid']);
});

test('with Control, arrow keys move only the focus, and Space toggles the selection', () => {
  const { key, begin, selected, focused } = open();
  begin('title');
  expect(key('ArrowDown', { ctrlKey: true })).toBe(true);
  for (let row = 0; row < 3; row += 1) key('ArrowDown', { ctrlKey: true });
  expect([focused(), selected()]).toEqual(['divider', ['title']]);
  key(' ');
  expect(selected()).toEqual(['title', 'divider']);
  key(' ');
  expect(selected()).toEqual(['title']);
  expect(key('a', { ctrlKey: true })).toBe(false);
});

test('Right expands a block and enters it, Left collapses it or moves to its parent', () => {
  const { key, begin, rows, lead } = open();
  begin('grid');
  key('ArrowLeft');
  expect(rows()).not.toContain('text');
  key('ArrowRight');
  expect([rows().includes('text'), lead()]).toEqual([true, 'grid']);
  key('ArrowRight');
  expect(lead()).toBe('text');
  expect(key('ArrowRight')).toBe(true);
  expect(lead()).toBe('text');
});

test('shortcuts of the editor are not handled by the outline', () => {
  const { key, begin, lead, rows } = open();
  begin('grid');
  expect([key('ArrowDown', { altKey: true }), key('Delete'), key('x')]).toEqual([false, false, false]);
  expect([key('Enter', { ctrlKey: true }), key('ArrowLeft', { metaKey: true })]).toEqual([false, false]);
  expect(lead()).toBe('grid');
  expect(rows()).toContain('text');
});

test('Enter focuses the first text field in the inspector', () => {
  const { key, begin, view } = open();
  const panel = document.createElement('aside');
  panel.className = 'panel';
  panel.innerHTML =
    '<button>Hide</button><div class="panel__body"><input type="checkbox"><input id="words"><textarea></textarea></div>';
  document.body.append(panel);
  view.setState({ panelOpen: false });
  begin('title');
  expect(key('Enter')).toBe(true);
  expect(view.getState()).toMatchObject({ panelOpen: true, area: 'properties' });
  expect(document.activeElement?.id).toBe('words');
  panel.querySelector('#words')?.remove();
  panel.querySelector('textarea')?.remove();
  begin('title');
  key('Enter');
  expect(document.activeElement?.getAttribute('type')).toBe('checkbox');
  // A form that is still loading would take the focus once it is there.
  panel.querySelector('.panel__body')?.remove();
  begin('title');
  key('Enter');
  expect(view.getState().fieldRequest).toEqual({ blockId: 'title', field: undefined, focus: true });
  panel.remove();
});

test('only one row is in the tab order: the selected one, or else the first', () => {
  const { draft } = open();
  const tabbable = () =>
    screen
      .getAllByRole('treeitem')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ dataset }) => dataset.row);
  expect(tabbable()).toEqual(['title']);
  act(() => draft.select('text'));
  expect(tabbable()).toEqual(['text']);
});

test('focus stays in the tree when its block is moved or deleted or another is selected', () => {
  const { begin, editing, draft, focused } = open();
  begin('divider');
  act(() => void editing.drop('divider', { parent: 'grid', slot: ['rows', 0, 'columns', 1], index: 0 }));
  expect(focused()).toBe('divider');
  act(() => void editing.apply({ type: 'block/remove', blockId: 'divider' }, 'Delete'));
  expect(focused()).toBe('grid');
  act(() => draft.select('title'));
  expect(focused()).toBe('title');
});

test('focus outside the tree stays where it is', () => {
  const { begin, draft } = open();
  const field = document.createElement('input');
  document.body.append(field);
  draft.select('title');
  act(() => field.focus());
  act(() => draft.select('grid'));
  expect(document.activeElement).toBe(field);
  begin('title');
  act(() => field.focus());
  act(() => draft.select('divider'));
  expect(document.activeElement).toBe(field);
  // Also if the focused element is removed.
  act(() => field.remove());
  act(() => draft.select('grid'));
  expect(document.activeElement).toBe(document.body);
});

test('searching keeps matches and their parents; Enter selects the match, Escape shows all rows', () => {
  const { rows, lead, focused, key, begin } = open();
  begin('title');
  expect(key('f', { ctrlKey: true })).toBe(true);
  const search = screen.getByRole<HTMLInputElement>('textbox', { name: outlineWords.search });
  expect(document.activeElement).toBe(search);
  fireEvent.change(search, { target: { value: 'hal' } });
  expect(rows()).toEqual(['grid', 'text']);
  expect(screen.getByText('1 block found')).toBeDefined();
  key('Enter');
  expect(lead()).toBe('text');
  expect(focused()).toBe('text');
  act(() => search.focus());
  key('Escape');
  expect(rows()).toEqual(['title', 'grid', 'text', 'divider']);
  fireEvent.change(search, { target: { value: 'nergens' } });
  expect(screen.getByText(outlineWords.none('nergens'))).toBeDefined();
});

test('+ adds a block inside the selected one, or after it if it has no slot', () => {
  const { view, key, begin } = open();
  const at = () => {
    const { dialog } = view.getState();
    return dialog?.type === 'insert' ? dialog.at : undefined;
  };
  begin('divider');
  key('+');
  expect(at()).toEqual({ parent: null, slot: [], index: 3 });
  begin('grid');
  key('+');
  expect(at()).toMatchObject({ parent: 'grid' });
});

test('focus stays on a row that Space deselects', () => {
  const { begin, key, focused, draft } = open();
  begin('title');
  key('ArrowDown', { shiftKey: true });
  expect([focused(), draft.store.getState().selection.ids]).toEqual(['grid', ['title', 'grid']]);
  key(' ');
  expect([focused(), draft.store.getState().selection.ids]).toEqual(['grid', ['title']]);
  key(' ');
  expect([focused(), draft.store.getState().selection.ids]).toEqual(['grid', ['title', 'grid']]);
  // The focus follows a selection made elsewhere.
  act(() => draft.select('divider'));
  expect(focused()).toBe('divider');
});

test('clearing the selection keeps the focus on the same row', () => {
  const { begin, key, focused, draft, lead } = open();
  begin('title');
  key('End');
  act(() => draft.select(null));
  expect([lead(), focused()]).toEqual([null, 'divider']);
});
