import { EditorState, Selection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { expect, test } from 'vitest';
import { readText } from '../grammar/read-text.ts';
import { richSchema } from '../grammar/schema.ts';
import { writeText } from '../grammar/write-text.ts';
import { createMarkdownRules } from './input-rules.ts';

/** Types at the end of a text; '\n' begins another paragraph. Returns the stored text. */
function type(source: string, typed: string): string {
  const text = readText(source);
  const rules = createMarkdownRules();
  let state = EditorState.create({ doc: text.doc, plugins: [rules], selection: Selection.atEnd(text.doc) });
  const dispatch = (transaction: Transaction) => {
    state = state.apply(transaction);
  };
  for (const character of typed) {
    const { from, to } = state.selection;
    if (character === '\n') {
      const transaction = state.tr.insert(state.doc.content.size, richSchema.nodes.paragraph.create());
      dispatch(transaction.setSelection(Selection.atEnd(transaction.doc)));
      continue;
    }
    const view = { state, dispatch, composing: false } as unknown as EditorView;
    const isHandled = rules.props.handleTextInput?.call(rules, view, from, to, character, () => state.tr);
    if (!isHandled) dispatch(state.tr.insertText(character, from, to));
  }
  return writeText(state.doc, text).source;
}

test.each([
  ['a year', '2024. Het jaar', '2024\\. Het jaar'],
  ['a date', '24. december', '24\\. december'],
  ['a number in brackets', '3) drie', '3\\) drie'],
])('%s at the start of a line does not become a numbered list', (_name, typed, stored) => {
  expect(type('', typed)).toBe(stored);
  expect(readText(stored).doc.textContent).toBe(typed);
});

test.each([
  ['with 1', '', '1. een', '1. een'],
  ['with the number after a list', '1. een\n2. twee', '\n3. drie', '1. een\n2. twee\n3. drie'],
  ['with that number after words', '1. een\n\nTussendoor', '\n2. twee', '1. een\n\nTussendoor\n\n2. twee'],
])('a numbered list begins %s', (_name, source, typed, stored) => {
  expect(type(source, typed)).toBe(stored);
});

test('typed HTML tags are stored as plain characters', () => {
  expect(type('', 'm<sup>2</sup>')).toBe('m\\<sup>2\\</sup>');
});
