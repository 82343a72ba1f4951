import { expect, test } from 'vitest';
import { findBlock } from '#content/block/slots.ts';
import { combineEdits, type Edit } from '#document/edit.ts';
import { typingPause } from '#document/history.ts';
import { noSelection } from '#document/selection.ts';
import { definitions, samplePage } from '../../../../../tests/support/sample-page.ts';
import { createDraft } from './draft.ts';

const write = (text: string): Edit => ({
  type: 'block/set-text',
  blockId: 'text',
  path: ['content'],
  language: 'nl',
  text,
});

function openDraft() {
  const clock = { now: 1000 };
  const content = samplePage();
  const draft = createDraft({ definitions, content, now: () => clock.now });
  const state = () => draft.store.getState();
  const text = () => findBlock(definitions, state().content.overview, 'text')?.block.content;
  return { draft, state, text, clock, content };
}

test('typing in one text is one undo step until there is a pause', () => {
  const { draft, state, text, clock } = openDraft();
  draft.edit(write('Hallo a'), 'Change Text', 'text');
  draft.edit(write('Hallo ab'), 'Change Text', 'text');
  expect(state().past).toHaveLength(1);
  clock.now += typingPause;
  draft.edit(write('Hallo abc'), 'Change Text', 'text');
  expect(state().past).toHaveLength(2);
  draft.undo();
  expect(text()).toBe('Hallo ab');
  draft.undo();
  expect(text()).toBe('Hallo');
  expect(draft.undo()).toBeUndefined();
  draft.redo();
  draft.redo();
  expect(text()).toBe('Hallo abc');
});

test('an edit that changes nothing leaves no step, nor does typing that is reverted', () => {
  const { draft, state, content } = openDraft();
  expect(draft.edit(write('Hallo'), 'Change Text')).toBe(false);
  draft.edit(write('Hallo!'), 'Change Text', 'text');
  draft.edit(write('Hallo'), 'Change Text', 'text');
  expect(state().past).toHaveLength(0);
  expect(state().content).toBe(content);
});

test('undoing all edits returns the original page object, which counts as saved', () => {
  const { draft, state, content } = openDraft();
  draft.edit({ type: 'block/remove', blockId: 'divider' }, 'Delete');
  draft.undo();
  expect(state().content).toBe(content);
});

test('a new edit clears the redo steps', () => {
  const { draft, state } = openDraft();
  draft.edit({ type: 'block/remove', blockId: 'divider' }, 'Delete');
  draft.undo();
  draft.edit({ type: 'block/remove', blockId: 'title' }, 'Delete');
  expect(state().future).toHaveLength(0);
});

test('new blocks are selected, deleting one selects another, and undo restores the selection', () => {
  const { draft, state } = openDraft();
  draft.edit(
    { type: 'block/insert', block: { id: 'new', type: 'text' }, at: { parent: null, slot: [], index: 0 } },
    'Add',
  );
  expect(state().selection.lead).toBe('new');
  draft.edit({ type: 'block/remove', blockId: 'new' }, 'Delete');
  expect(state().selection.lead).toBe('title');
  draft.undo();
  expect(state().selection.lead).toBe('new');
  draft.select('text');
  draft.edit({ type: 'block/remove', blockId: 'text' }, 'Delete');
  expect(state().selection.lead).toBe('grid');
});

test('a batch is one step, and steps of different kinds stay separate, however quick', () => {
  const { draft, state } = openDraft();
  const heard: string[] = [];
  draft.listen((change) => heard.push(change.type));
  const padding = (side: string): Edit => ({
    type: 'block/set',
    blockId: 'grid',
    path: [side],
    value: '1rem',
  });
  draft.edit(combineEdits(['paddingTop', 'paddingLeft'].map(padding)), 'Change Padding');
  draft.edit(padding('paddingRight'), 'Change Padding');
  expect(state().past).toHaveLength(2);
  draft.undo();
  draft.undo();
  // Undo is an edit like any other, so that listeners need no whole page.
  expect(heard).toEqual(['batch', 'block/set', 'block/put', 'batch']);
  expect(state().past).toHaveLength(0);
});

test('the page can be replaced by another version, and undo restores it', () => {
  const { draft, state, text } = openDraft();
  draft.edit(write('Mijn'), 'Change Text');
  draft.edit({ type: 'page/put', content: { title: 'Hun', overview: [] } }, 'Take theirs');
  expect(state().content.overview).toHaveLength(0);
  draft.undo();
  expect(text()).toBe('Mijn');
});

test('layout and title changes share one undo history', () => {
  const { draft, state } = openDraft();
  const layout = { container: { gap: '3rem' } };
  draft.edit({ type: 'page/set-setting', name: 'layoutSettings', value: layout }, 'Change Layout');
  draft.edit({ type: 'page/set-title', language: 'nl', text: 'Anders' }, 'Change Title');
  draft.edit({ type: 'page/set-setting', name: 'layoutSettings', value: null }, 'Reset Layout');
  expect(state().content.layoutSettings).toBeNull();
  expect([draft.undo(), draft.undo()]).toEqual(['Reset Layout', 'Change Title']);
  expect(state().content.layoutSettings).toEqual(layout);
  expect(draft.undo()).toBe('Change Layout');
  expect(state().content.layoutSettings).toBeUndefined();
  expect(draft.redo()).toBe('Change Layout');
  expect(state().content.layoutSettings).toEqual(layout);
});

test('an unknown block cannot be selected, and selecting the same block again notifies no subscriber', () => {
  const { draft, state } = openDraft();
  draft.select('nobody');
  expect(state().selection.ids).toEqual([]);
  draft.select('text');
  let news = 0;
  draft.store.subscribe(() => {
    news += 1;
  });
  draft.select('text');
  expect(news).toBe(0);
  draft.select(null);
  expect(state().selection.lead).toBeNull();
});

test('an invalid edit is rejected, and leaves page and history unchanged', () => {
  const { draft, state, content } = openDraft();
  const heard: string[] = [];
  draft.listen((edit) => heard.push(edit.type));
  expect(() => draft.edit({ type: 'block/remove', blockId: 'nobody' }, 'Delete')).toThrow();
  expect(state().content).toBe(content);
  expect(state().past).toEqual([]);
  expect(heard).toEqual([]);
});

test('a step that no longer fits the page is not applied and stays in the history', () => {
  const content = samplePage();
  const stray = {
    label: 'Delete',
    edit: { type: 'block/remove', blockId: 'nobody' },
    inverse: { type: 'block/remove', blockId: 'nobody' },
    selection: { before: noSelection, after: noSelection },
    partOf: undefined,
    at: 0,
  } as const;
  const draft = createDraft({ definitions, content, history: { past: [stray], future: [stray] } });
  const heard: string[] = [];
  draft.listen((edit) => heard.push(edit.type));
  expect([draft.undo(), draft.redo()]).toEqual([undefined, undefined]);
  expect(draft.store.getState()).toMatchObject({ content, past: [stray], future: [stray] });
  expect(heard).toEqual([]);
});

test('a server copy with the same content is no undo step, and replaces the page object', () => {
  const { draft, state } = openDraft();
  const theirs = samplePage();
  expect(draft.edit({ type: 'page/put', content: theirs }, 'Take theirs')).toBe(false);
  expect(state().content).toBe(theirs);
  expect(state().past).toEqual([]);
});

test('typing after an undo is a separate step, however quick', () => {
  const { draft, state, text } = openDraft();
  draft.edit(write('a'), 'Change Text', 'text');
  draft.edit({ type: 'block/remove', blockId: 'divider' }, 'Delete');
  draft.undo();
  draft.edit(write('ab'), 'Change Text', 'text');
  expect(state().past).toHaveLength(2);
  draft.undo();
  expect(text()).toBe('a');
});

test('a removed listener receives no edits', () => {
  const { draft } = openDraft();
  const heard: string[] = [];
  const stop = draft.listen((edit) => heard.push(edit.type));
  stop();
  draft.edit(write('a'), 'Change Text');
  expect(heard).toEqual([]);
});
