// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { selectBlocks } from '#document/selection.ts';
import { readAnnouncement, renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { block } from '../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { commandWords } from '../../command-menu/command-words.ts';
import { words } from '../../words.ts';
import { SelectionToolbar } from './selection-toolbar.tsx';

afterEach(cleanup);

const size = { width: 1280, height: 800, scale: 1 };
const rect = { x: 100, y: 200, width: 600, height: 100 };

function open(ids: string[] = ['title'], at: Partial<typeof rect> = {}, scale = 1) {
  const editor = openTestEditor();
  editor.draft.select(selectBlocks(editor.draft.store.getState().tree, ids));
  const onGrab = vi.fn();
  renderInEditor(
    editor,
    <SelectionToolbar page={undefined} rect={{ ...rect, ...at }} size={{ ...size, scale }} onGrab={onGrab} />,
  );
  const bar = () => screen.getByRole('toolbar', { hidden: true });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const place = () => {
    const { insetBlockStart, insetInlineStart } = bar().style;
    return [Number.parseFloat(insetBlockStart), Number.parseFloat(insetInlineStart)];
  };
  return { ...editor, bar, press, place, onGrab };
}

test('the toolbar is placed above the block if there is room', () => {
  expect(open().place()).toEqual([156, 100]);
});

test('without room above the block, the toolbar is placed below it or over its top', () => {
  const below = open(['title'], { y: 10 }).place()[0];
  expect(below).toBeGreaterThan(110);
  cleanup();
  const onTop = open(['title'], { y: -50, height: 2000 }).place()[0];
  expect(onTop).toBeGreaterThanOrEqual(0);
  expect(onTop).toBeLessThan(44);
});

test('the toolbar stays inside the frame on both sides', () => {
  expect(open(['title'], { x: -80 }).place()[1]).toBe(0);
  cleanup();
  expect(open(['title'], { x: 1200 }).place()[1]).toBe(920);
});

test('the toolbar follows the scale of the page', () => {
  expect(open(['title'], {}, 0.5).place()).toEqual([56, 50]);
});

test('the toolbar is hidden while its block is out of view', () => {
  const shown = (y: number) => {
    const { visibility } = open(['title'], { y }).bar().style;
    cleanup();
    return visibility;
  };
  expect([shown(-300), shown(900), shown(-50), shown(700)]).toEqual(['hidden', 'hidden', '', '']);
});

test('the toolbar is labelled with the name of the block or the number of blocks', () => {
  expect(open().bar().getAttribute('aria-label')).toBe('Actions for Title');
  cleanup();
  expect(open(['title', 'divider']).bar().getAttribute('aria-label')).toBe('Actions for 2 blocks');
  cleanup();
  const unknown = openTestEditor({ blocks: [block('a', 'nobody')] });
  unknown.draft.select('a');
  renderInEditor(
    unknown,
    <SelectionToolbar page={undefined} rect={rect} size={size} onGrab={() => undefined} />,
  );
  expect(screen.getByRole('toolbar', { name: 'Actions for nobody' })).toBeDefined();
});

test('the toolbar is absent without a selection', () => {
  renderInEditor(
    openTestEditor(),
    <SelectionToolbar page={undefined} rect={rect} size={size} onGrab={() => undefined} />,
  );
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('"Insert above" and "Insert below" open the insert menu before or after the selected block', () => {
  const { press, view } = open(['grid']);
  press('Insert above');
  expect(view.getState().dialog).toEqual({
    type: 'insert',
    at: { parent: null, slot: [], index: 1 },
    inPage: true,
  });
  press('Insert below');
  expect(view.getState().dialog).toEqual({
    type: 'insert',
    at: { parent: null, slot: [], index: 2 },
    inPage: true,
  });
});

test('each button runs its command on the selected block', () => {
  const { press, top, block: find, toasts, selected } = open();
  press(commandWords['move-down']);
  expect(top()).toEqual(['grid', 'title', 'divider']);
  press(commandWords['move-up']);
  expect(top()).toEqual(['title', 'grid', 'divider']);
  press('Hide');
  expect(find('title')?.hidden).toBe(true);
  press('Show');
  expect(find('title')?.hidden).toBeUndefined();
  press(commandWords.duplicate);
  expect(top()).toHaveLength(4);
  const [copy] = selected();
  expect(top().indexOf(copy ?? '')).toBe(1);
  press(commandWords.delete);
  expect(top()).toEqual(['title', 'grid', 'divider']);
  expect(toasts.map(({ text }) => text)).toEqual(['Title deleted']);
});

test('the toolbar has a drag handle, which also moves the block with the arrow keys', () => {
  const { top, onGrab } = open();
  const grip = screen.getByRole('button', { name: words.drag.grip });
  fireEvent.pointerDown(grip);
  expect(onGrab).toHaveBeenCalledOnce();
  fireEvent.keyDown(grip, { key: 'ArrowDown' });
  expect(top()).toEqual(['grid', 'title', 'divider']);
  fireEvent.keyDown(grip, { key: 'ArrowDown', altKey: true });
  expect(top()).toEqual(['grid', 'title', 'divider']);
});

test('a command that cannot run announces the reason', () => {
  const { press, top } = open();
  press(commandWords['move-up']);
  expect(top()).toEqual(['title', 'grid', 'divider']);
  expect(readAnnouncement()).toBe('Already at the top');
});

test('several blocks are hidden together, and shown again once all of them are hidden', () => {
  const { press, block: find } = open(['title', 'divider']);
  press('Hide');
  expect([find('title')?.hidden, find('divider')?.hidden]).toEqual([true, true]);
  press('Show');
  expect([find('title')?.hidden, find('divider')?.hidden]).toEqual([undefined, undefined]);
});
