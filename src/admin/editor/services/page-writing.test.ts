import { beforeAll, describe, expect, test } from 'vitest';
import type { EditorMessage } from '#preview/messages.ts';
import { block } from '../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { historyWords } from '../work/history-words.ts';
import { loadTextCommands } from './page-writing.ts';

beforeAll(async () => void (await loadTextCommands()));

const perLanguage = (id: string, nl: string, en: string) =>
  block(id, 'text', { isMultiLanguage: true, content: { nl, en } });
const place = (blockId: string) => ({ blockId, path: ['content'], language: 'nl' as const });

function open() {
  const editor = openTestEditor({
    blocks: [perLanguage('a', 'Een', 'One'), block('line', 'divider'), perLanguage('b', 'Twee', 'Two')],
  });
  const said: EditorMessage[] = [];
  editor.writing.connect('pane-1', (message) => void said.push(message));
  const ids = () => editor.content().overview.map(({ id }) => id);
  const lead = () => editor.draft.store.getState().selection.lead;
  const steps = () => editor.draft.store.getState().past.map(({ label }) => label);
  return { ...editor, said, ids, lead, steps };
}

describe('pressing Enter', () => {
  test('splits the text as one undo step and moves the caret into the new text', () => {
    const { writing, said, ids, lead, steps } = open();
    writing.split('pane-1', {
      type: 'text/split',
      place: place('a'),
      before: 'E',
      after: 'en',
      isAtEnd: false,
    });
    expect([ids().length, steps(), lead()]).toEqual([4, [historyWords.split], ids()[1]]);
    expect(said).toEqual([{ type: 'text/write', blockId: ids()[1], path: ['content'], at: 'start' }]);
  });

  test('inserts an empty text at the end of a paragraph, before the paragraphs that follow', () => {
    const { writing, content, lead, ids } = open();
    writing.split('pane-1', {
      type: 'text/split',
      place: place('a'),
      before: 'E',
      after: 'en',
      isAtEnd: true,
    });
    expect(
      content()
        .overview.slice(0, 3)
        .map((one) => one.content),
    ).toEqual([
      { nl: 'E', en: 'One' },
      { nl: '', en: null },
      { nl: 'en', en: null },
    ]);
    expect(lead()).toBe(ids()[1]);
  });

  test('is undone by Backspace immediately after it, but not after typing', () => {
    const { writing, content, said, ids, steps, editing } = open();
    const before = content();
    const split = {
      type: 'text/split',
      place: place('a'),
      before: 'E',
      after: 'en',
      isAtEnd: false,
    } as const;
    writing.split('pane-1', split);
    writing.join('pane-1', { type: 'text/join', place: place(ids()[1] ?? ''), forward: false });
    expect(content()).toBe(before);
    expect(said.at(-1)).toEqual({ type: 'text/write', blockId: 'a', path: ['content'], at: 1 });
    writing.split('pane-1', split);
    const id = ids()[1] ?? '';
    editing.setText(id, ['content'], 'een', 'Text');
    writing.join('pane-1', { type: 'text/join', place: place(id), forward: false });
    expect(content().overview[0]?.content).toEqual({ nl: 'E\n\neen', en: 'One' });
    expect(steps()).toEqual([historyWords.split, 'Change Text', historyWords.join]);
  });
});

test('Backspace selects a neighbour that it cannot join, and Delete leaves it alone', () => {
  const { writing, lead, content } = open();
  const before = content();
  writing.join('pane-1', { type: 'text/join', place: place('a'), forward: true });
  expect(lead()).toBeNull();
  writing.join('pane-1', { type: 'text/join', place: place('b'), forward: false });
  expect([lead(), content()]).toEqual(['line', before]);
});

test('the link input opens only in rich text, and closing a frame clears its text state', () => {
  const { writing, said } = open();
  const state = { place: place('a'), rich: true, rect: null, selected: true, marks: [], href: null };
  const disconnect = writing.connect('pane-2', (message) => void said.push(message));
  writing.show('pane-2', { ...state, rich: false });
  writing.askLink(true);
  expect(writing.store.getState().writing?.asksLink).toBe(false);
  writing.show('pane-2', state);
  writing.askLink(true);
  expect(writing.store.getState().writing?.asksLink).toBe(true);
  writing.mark('link', '/cases');
  expect(said).toEqual([{ type: 'text/mark', mark: 'link', href: '/cases' }]);
  writing.show('pane-1', null);
  expect(writing.store.getState().writing).toBeDefined();
  disconnect();
  expect(writing.store.getState().writing).toBeUndefined();
});
