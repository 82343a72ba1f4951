// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { withVariants } from '#content/block/block-variants.ts';
import { withExamples } from '#content/block/starter-values.ts';
import type { Place } from '#document/edit.ts';
import { bringRoom } from '../../../../tests/support/fake-frame.ts';
import { bringDialogs, renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { block, definitions, samplePage } from '../../../../tests/support/sample-page.ts';
import { openTestEditor, pageFacts } from '../../../../tests/support/test-editor.ts';
import { commandMenuWords } from '../../command-menu/command-menu-words.ts';
import { commandWords } from '../../command-menu/command-words.ts';
import { useScreenMenu } from '../../command-menu/screen-menu.tsx';
import { words } from '../../words.ts';
import { allCommands } from '../commands/all-commands.ts';
import { editWords } from '../work/edit-words.ts';
import { listInsertables } from '../work/insertable.ts';
import { conflictWords } from './conflict/conflict-words.ts';
import { EditorDialogs } from './editor-dialogs.tsx';

beforeAll(async () => {
  bringDialogs();
  // Loads the modules that are loaded on demand before the tests start, so that they do not time out.
  await Promise.all([import('../../command-menu/search-menu-list.tsx'), import('./loaded-dialog.tsx')]);
});
beforeEach(() => {
  bringRoom(600, 600);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const editor = openTestEditor({
    blocks: [...samplePage().overview, block('slider', 'carousel', { slides: [{}] })],
  });
  renderInEditor(editor, <EditorDialogs />);
  const choose = async (name: string) => {
    const option = await screen.findByRole('option', { name: new RegExp(`^${name}`) });
    await act(async () => void fireEvent.click(option));
  };
  const options = async () => {
    await screen.findAllByRole('option');
    return screen
      .getAllByRole('option')
      .map((option) => option.querySelector('.search-menu__label')?.textContent);
  };
  return { ...editor, choose, options, dialog: () => editor.view.getState().dialog };
}

const insertAt = (at: Place) => ({ dialog: { type: 'insert', at } as const });

test('the insert menu lists every block type and section, and inserts the chosen one', async () => {
  const { view, options, choose, top, selected, dialog } = open();
  act(() => view.setState(insertAt({ parent: null, slot: [], index: 1 })));
  expect((await options()).toSorted()).toEqual(
    listInsertables(definitions)
      .map(({ label }) => label)
      .toSorted(),
  );
  await choose('Divider');
  expect(top()[1]).toBe(selected()[0]);
  expect(dialog()).toBeUndefined();
});

test('the insert menu lists only the blocks that the slot accepts', async () => {
  const { view, options, draft } = open();
  const { tree } = draft.store.getState();
  const lists = [...tree.walk()].flatMap(({ block: owner }) => [...tree.getLists(owner)]);
  const picky = lists.find(({ accepts }) => accepts !== undefined);
  if (!picky) throw new Error('Some place takes some blocks only');
  act(() => view.setState(insertAt({ parent: picky.parent, slot: picky.slot, index: 0 })));
  const taken = picky.accepts
    ?.flatMap((type) => definitions.get(type) ?? [])
    .flatMap(withVariants)
    .map(({ label }) => label);
  expect((await options()).toSorted()).toEqual(taken?.toSorted());
});

test('searching for "quote" finds the quotation first, and inserts a text block with its placeholder', async () => {
  const { view, options, top, block: read, selected } = open();
  act(() => view.setState(insertAt({ parent: null, slot: [], index: 1 })));
  await options();
  const search = screen.getByRole('combobox');
  fireEvent.change(search, { target: { value: 'quote' } });
  expect((await options())[0]).toBe('Quotation');
  fireEvent.keyDown(search, { key: 'Enter' });
  const id = selected()[0] ?? '';
  expect(top()[1]).toBe(id);
  const stored = read(id);
  expect(stored).toMatchObject({ type: 'text', isMultiLanguage: true, startedFrom: 'text/quotation' });
  expect(stored).not.toHaveProperty('content');
  expect(withExamples(definitions, stored as Block).content).toMatchObject({
    nl: expect.stringMatching(/^> /),
  });
});

test('inserting into a slot that no longer exists shows an error', async () => {
  const { view, choose, toasts, content } = open();
  const before = content();
  act(() => view.setState(insertAt({ parent: 'nobody', slot: ['x'], index: 0 })));
  await choose('Divider');
  expect(toasts).toMatchObject([{ tone: 'error' }]);
  expect(content()).toBe(before);
});

test('the command menu lists the commands that can run now, except itself', async () => {
  const { view, options, services } = open();
  act(() => view.setState({ dialog: { type: 'commands' } }));
  const now = allCommands.filter((command) => command.can(services) && command.id !== 'commands');
  expect(await options()).toEqual(now.map(({ label }) => label));
  expect(await options()).not.toContain(commandWords.undo);
  expect(await options()).not.toContain(commandWords.delete);
});

test.each([
  ['insert', commandWords.insert],
  ['seo', commandWords.search],
  ['password', commandWords.settings],
])('searching for “%s” finds the command “%s”', async (query, label) => {
  const { view, options } = open();
  act(() => view.setState({ dialog: { type: 'commands' } }));
  await options();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: query } });
  expect(await options()).toContain(label);
});

test('the command menu lists more commands with a selected block and an edit to undo', async () => {
  const { view, options, draft, editing } = open();
  editing.setTitle('Anders', 'nl');
  draft.select('divider');
  act(() => view.setState({ dialog: { type: 'commands' } }));
  expect(await options()).toEqual(
    expect.arrayContaining((['undo', 'delete', 'move-up', 'parent'] as const).map((id) => commandWords[id])),
  );
});

test('an unavailable command is found by search, greyed out and with its reason', async () => {
  const { view, dialog } = open();
  act(() => view.setState({ dialog: { type: 'commands' } }));
  await screen.findAllByRole('option');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'duplicate' } });
  const option = await screen.findByRole('option', { name: new RegExp(`^${commandWords.duplicate}`) });
  expect(option.dataset.unavailable).toBe('true');
  expect(option.textContent).toContain(editWords.nothingSelected);
  await act(async () => void fireEvent.click(option));
  expect(dialog()).toEqual({ type: 'commands' });
});

/** A button that opens the command menu, as the navigation has. */
function ScreenMenu() {
  const { openCommands, dialogs } = useScreenMenu();
  return (
    <>
      <button type="button" onClick={openCommands}>
        {commandMenuWords.open}
      </button>
      {dialogs}
    </>
  );
}

test('outside the editor, editor commands are found and say that they need a page', async () => {
  render(
    <MemoryRouter>
      <ScreenMenu />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button'));
  await screen.findAllByRole('option');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'publish page' } });
  const option = await screen.findByRole('option', { name: new RegExp(`^${commandWords.publish}`) });
  expect(option.dataset.unavailable).toBe('true');
  expect(option.textContent).toContain(commandMenuWords.needsPage);
});

test('a chosen command runs once the menu has closed', async () => {
  const { view, choose, dialog } = open();
  act(() => view.setState({ dialog: { type: 'commands' } }));
  await choose(commandWords.settings);
  expect(dialog()).toEqual({ type: 'settings' });
});

test('the shortcuts dialog lists all keyboard shortcuts', async () => {
  const { view } = open();
  act(() => view.setState({ dialog: { type: 'shortcuts' } }));
  const sheet = within(await screen.findByRole('dialog'));
  for (const { label, strokes } of allCommands) {
    expect(sheet.queryByText(label, { selector: 'dt' }) !== null, label).toBe(strokes.length > 0);
  }
  // Each key has its own element; screen readers read them as one shortcut.
  const redo = sheet.getByText(words.redo).nextElementSibling;
  expect(redo?.textContent).toBe('Ctrl+Shift+ZCtrl+Y');
  expect([...(redo?.querySelectorAll('.key') ?? [])].map((cap) => cap.textContent)).toEqual([
    'Ctrl',
    'Shift',
    'Z',
    'Ctrl',
    'Y',
  ]);
});

test('the conflict dialog replaces any other open dialog', async () => {
  const theirs = { ...pageFacts, ...samplePage(), title: { nl: 'Hun', en: 'Trial' } };
  const headers = { 'content-type': 'application/json', etag: '"r2"' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(theirs), { headers }));
  const { view, saves, editing, merging } = open();
  merging.start(() => new Set());
  editing.setTitle('Mijn', 'nl');
  act(() => view.setState({ dialog: { type: 'shortcuts' } }));
  await screen.findByRole('heading', { name: words.commandMenu.shortcuts });
  await act(async () => saves.markConflict());
  expect(await screen.findByRole('heading', { name: conflictWords.title })).toBeDefined();
  expect(screen.queryByRole('heading', { name: words.commandMenu.shortcuts })).toBeNull();
});

test('closing a dialog removes it', async () => {
  const { view, dialog } = open();
  act(() => view.setState({ dialog: { type: 'shortcuts' } }));
  fireEvent.click(await screen.findByRole('button', { name: words.close }));
  expect([dialog(), screen.queryByRole('dialog')]).toEqual([undefined, null]);
});
