// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { selectBlocks } from '#document/selection.ts';
import { renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { block, samplePage } from '../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { Outline } from './outline.tsx';
import { rowDrags } from './use-row-drag.ts';

interface Self {
  readonly data: Record<string | symbol, unknown>;
}

interface Target {
  readonly element: HTMLElement;
  readonly canDrop: (at: object) => boolean;
  readonly getData?: (at: object) => Self['data'];
  readonly onDragEnter?: () => void;
  readonly onDrag?: (at: { self: Self }) => void;
  readonly onDragLeave: () => void;
  readonly onDrop: (at: object) => void;
}

/** Draggables and drop targets that rows register with the drag and drop library. */
const watched = vi.hoisted(() => ({
  sources: new Map<Element, () => Record<string, unknown>>(),
  targets: new Map<Element, unknown>(),
}));

vi.mock('@atlaskit/pragmatic-drag-and-drop/element/adapter', () => ({
  draggable: ({ element, getInitialData }: { element: Element; getInitialData: () => object }) => {
    watched.sources.set(element, getInitialData as never);
    return () => watched.sources.delete(element);
  },
  dropTargetForElements: (target: { element: Element }) => {
    watched.targets.set(target.element, target);
    return () => watched.targets.delete(target.element);
  },
}));

beforeAll(async () => {
  rowDrags.preload();
  await vi.waitUntil(() => rowDrags.store.getState().part !== undefined);
});
afterEach(cleanup);

/** Pointer positions on a row, as parts of its height. */
const spots = { top: 0.05, middle: 0.5, bottom: 0.95 } as const;

function open(more: Parameters<typeof block>[] = []) {
  const overview = [...samplePage().overview, ...more.map((parts) => block(...parts))];
  const editor = openTestEditor({ blocks: overview });
  renderInEditor(editor, <Outline />);
  const row = (name: string) => {
    const places = [...document.querySelectorAll<HTMLElement>('.row--slot')];
    const found =
      document.querySelector<HTMLElement>(`[data-row="${name}"]`) ??
      places.find((place) => place.textContent === name);
    if (!found) throw new Error(`There is no row ${name}`);
    return found;
  };
  /**
   * Drags a row onto another one. Returns the instruction that the target accepts, and a function that drops.
   */
  const drag = (id: string, onto: string, spot: keyof typeof spots = 'middle') => {
    const source = { data: watched.sources.get(row(id))?.() ?? {} };
    const target = watched.targets.get(row(onto)) as Target;
    row(onto).getBoundingClientRect = () => new DOMRect(0, 0, 200, 40);
    const input = { clientX: 50, clientY: 40 * spots[spot] };
    const listens = target.canDrop({ source });
    const self = { data: target.getData?.({ input, source, element: row(onto) }) ?? {} };
    return {
      listens,
      over: () => act(() => (target.onDrag ? target.onDrag({ self }) : target.onDragEnter?.())),
      leave: () => act(() => target.onDragLeave()),
      drop: () => act(() => listens && target.onDrop({ self, source })),
    };
  };
  const inside = (parent: string, slot: (string | number)[]) =>
    editor.draft.store
      .getState()
      .tree.listAt({ parent, slot })
      ?.blocks.map(({ id }) => id);
  return { ...editor, row, drag, inside };
}

test('a row can be dropped before or after another row', () => {
  const { drag, top, selected } = open();
  drag('divider', 'title', 'top').drop();
  expect(top()).toEqual(['divider', 'title', 'grid']);
  drag('divider', 'grid', 'bottom').drop();
  expect(top()).toEqual(['title', 'grid', 'divider']);
  expect(selected()).toEqual(['divider']);
});

test('a row dropped on a block is added at the end of its first slot', () => {
  const { drag, inside } = open();
  drag('divider', 'grid').drop();
  expect(inside('grid', ['rows', 0, 'columns', 0])).toEqual(['text', 'divider']);
});

test('a row dropped on a slot is added at its end', () => {
  const { drag, inside } = open();
  drag('divider', 'Column 2').drop();
  // A column with one block has no row: the next one goes beside that block.
  drag('title', 'divider', 'bottom').drop();
  expect(inside('grid', ['rows', 0, 'columns', 1])).toEqual(['divider', 'title']);
});

test('a row dropped on the middle of a block without slots is placed after it', () => {
  const { drag, top } = open([['last', 'text']]);
  drag('title', 'divider', 'middle').drop();
  expect(top()).toEqual(['grid', 'divider', 'title', 'last']);
});

test('a block cannot be dropped on itself or on its own content', () => {
  const { drag, content } = open();
  const before = content();
  expect(drag('grid', 'grid').listens).toBe(false);
  expect(drag('grid', 'Column 2').listens).toBe(false);
  for (const spot of ['top', 'middle', 'bottom'] as const) drag('grid', 'text', spot).drop();
  expect(content()).toBe(before);
});

test('a slot refuses the block that is already at its end', () => {
  const { drag, row } = open();
  drag('divider', 'text', 'bottom').drop();
  expect(row('Column 1')).toBeDefined();
  expect(drag('divider', 'Column 1').listens).toBe(false);
  expect(drag('divider', 'Column 2').listens).toBe(true);
});

test('a dragged item that is not a block is refused', () => {
  const { row } = open();
  const file = { source: { data: { type: 'file', id: 'title' } } };
  const onto = (name: string) => (watched.targets.get(row(name)) as Target).canDrop(file);
  expect([onto('grid'), onto('Column 2')]).toEqual([false, false]);
});

test('dragging a selected row moves all selected rows, and dragging another row moves only that one', () => {
  const { drag, top, draft } = open([['last', 'text']]);
  draft.select(selectBlocks(draft.store.getState().tree, ['title', 'divider']));
  drag('divider', 'last', 'bottom').drop();
  expect(top()).toEqual(['grid', 'last', 'title', 'divider']);
  drag('last', 'grid', 'top').drop();
  expect(top()).toEqual(['last', 'grid', 'title', 'divider']);
});

test('if one of several selected rows cannot be dropped, none is moved', () => {
  const { drag, draft, content } = open();
  const before = content();
  draft.select(selectBlocks(draft.store.getState().tree, ['title', 'grid']));
  expect(drag('title', 'Column 2').listens).toBe(false);
  drag('title', 'text', 'top').drop();
  expect(content()).toBe(before);
});

test('the row under the pointer previews the drop', () => {
  const { drag, row } = open();
  const over = drag('divider', 'title', 'top');
  over.over();
  expect(row('title').className).toContain('row--drop-reorder-before');
  over.leave();
  expect(row('title').className).not.toContain('row--drop');
  const onto = drag('divider', 'grid');
  onto.over();
  expect(row('grid').className).toContain('row--drop-combine');
  onto.drop();
  expect(row('grid').className).not.toContain('row--drop');
  const nowhere = drag('grid', 'text', 'top');
  nowhere.over();
  expect(row('text').className).not.toContain('row--drop');
  const place = drag('title', 'Column 2');
  place.over();
  expect(row('Column 2').className).toContain('row--drop');
  place.leave();
  expect(row('Column 2').className).not.toContain('row--drop');
});

test('a closed outline removes its drag and drop listeners', () => {
  const { view } = open();
  expect(watched.sources.size).toBeGreaterThan(0);
  act(() => view.setState({ outlineOpen: false }));
  expect([watched.sources.size, watched.targets.size]).toEqual([0, 0]);
});

test('a row dropped back in its own position does not move', () => {
  const { drag, top, steps } = open();
  drag('title', 'grid', 'top').drop();
  drag('divider', 'grid', 'bottom').drop();
  expect(top()).toEqual(['title', 'grid', 'divider']);
  expect(steps()).toEqual([]);
});
