import { expect, test } from 'vitest';
import { fc } from '../../tests/support/properties.ts';
import { testDefinitions as definitions } from '../../tests/support/test-definitions.ts';
import { applyEdit } from './apply-edit.ts';
import { combineEdits, type Edit } from './edit.ts';
import {
  addTransaction,
  emptyHistory,
  findContinuedStep,
  joinEdits,
  type Transaction,
  typingPause,
  type UndoHistory,
  withoutLast,
} from './history.ts';
import { createPageTree, type PageTree } from './page-tree.ts';
import { noSelection } from './selection.ts';

const start = createPageTree(definitions, {
  title: 'x',
  overview: [
    { id: 'a', type: 'text', content: 'Hallo' },
    { id: 'b', type: 'text', content: { nl: 'Dag', en: 'Bye' } },
  ],
});

const write = (text: string, blockId = 'a'): Edit => ({
  type: 'block/set-text',
  blockId,
  path: ['content'],
  language: 'nl',
  text,
});

interface Document {
  readonly tree: PageTree;
  readonly history: UndoHistory;
}

function done({ tree, history }: Document, edit: Edit, partOf: string | undefined, at: number): Document {
  const applied = applyEdit(tree, edit);
  const selection = { before: noSelection, after: noSelection };
  const transaction: Transaction = { label: 'Change', edit, inverse: applied.inverse, selection, partOf, at };
  const last = findContinuedStep(history, transaction);
  return { tree: applied.tree, history: addTransaction(history, transaction, last, joinEdits) };
}

const opened: Document = { tree: start, history: emptyHistory };

test('edits with the same partOf merge into one undo step until there is a pause', () => {
  let now: Document = opened;
  for (const [index, text] of ['H', 'Ho', 'Hoi'].entries()) now = done(now, write(text), 'a', index * 100);
  expect(now.history.past).toHaveLength(1);
  expect(now.history.past[0]).toMatchObject({ edit: write('Hoi'), inverse: { type: 'block/put' } });
  now = done(now, write('Hoi!'), 'a', 200 + typingPause);
  expect(now.history.past).toHaveLength(2);
});

test('edits with a different partOf, or without one, are separate undo steps', () => {
  let now = done(opened, write('A'), 'a', 0);
  now = done(now, write('B', 'b'), 'b', 1);
  now = done(now, write('C'), undefined, 2);
  now = done(now, write('D'), undefined, 3);
  expect(now.history.past).toHaveLength(4);
});

test('a new edit clears the redo steps and never merges with an undone one', () => {
  const { tree, history } = done(opened, write('A'), 'a', 0);
  const undone: UndoHistory = { past: history.past, future: history.past };
  expect(done({ tree, history: undone }, write('B'), 'a', 1).history).toMatchObject({
    past: [{ edit: write('A') }, { edit: write('B') }],
    future: [],
  });
  expect(withoutLast(history)).toEqual(emptyHistory);
});

test('undoing all steps restores the start, and redoing them restores the end, however edits are merged', () => {
  const part = fc.record({
    text: fc.string({ maxLength: 3 }),
    blockId: fc.constantFrom('a', 'b'),
    also: fc.boolean(),
    partOf: fc.constantFrom(undefined, 'typing', 'sliding'),
    pause: fc.constantFrom(1, typingPause),
  });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      let now = opened;
      let at = 0;
      for (const { text, blockId, also, partOf, pause } of parts) {
        at += pause;
        const padding: Edit = { type: 'block/set', blockId, path: ['paddingTop'], value: text };
        now = done(
          now,
          also ? combineEdits([write(text, blockId), padding]) : write(text, blockId),
          partOf,
          at,
        );
      }
      let tree = now.tree;
      for (const { inverse } of now.history.past.toReversed()) tree = applyEdit(tree, inverse).tree;
      expect(JSON.stringify(tree.content)).toBe(JSON.stringify(start.content));
      for (const { edit } of now.history.past) tree = applyEdit(tree, edit).tree;
      expect(JSON.stringify(tree.content)).toBe(JSON.stringify(now.tree.content));
    }),
    { numRuns: 300 },
  );
});
