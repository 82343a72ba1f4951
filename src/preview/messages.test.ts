import { expect, it } from 'vitest';
import { type Edit, splitBatch } from '#document/edit.ts';
import { fc } from '../../tests/support/properties.ts';
import { blockTree, createCounter, createEdit, wish, withIds } from '../../tests/support/random-pages.ts';
import { unwrapMessage, wrapMessage } from './channel.ts';
import { editorMessageSchema } from './messages.ts';

const cross = (message: unknown) =>
  unwrapMessage(
    editorMessageSchema,
    structuredClone(wrapMessage({ documentId: 'page', revision: 1, message })),
  );

const translations = { title: { en: { from: 'nl', fromHash: 'a', textHash: 'b' } } };

it('every edit stays the same when sent to the frame, alone and in a batch', () => {
  fc.assert(
    fc.property(fc.array(blockTree, { maxLength: 3 }), fc.array(wish, { maxLength: 6 }), (trees, wishes) => {
      const next = createCounter('b');
      const page = { title: 'x', overview: trees.map((tree) => withIds(tree, next)) };
      const edits = wishes.map((one) => createEdit(page, one, next)).filter((edit) => edit !== undefined);
      const all: Edit[] = [
        ...edits,
        { type: 'batch', edits: edits.flatMap(splitBatch), saysSources: true },
        { type: 'page/put', content: { ...page, translations } },
      ];
      expect(cross({ type: 'page/edit', edits: all })?.message).toEqual({ type: 'page/edit', edits: all });
    }),
    { numRuns: 100 },
  );
});

it('invalid or foreign messages are rejected', () => {
  const sealed = wrapMessage({ documentId: 'page', revision: 1, message: { type: 'page/edit', edits: [] } });
  for (const other of [null, 'page/edit', { ...sealed, namespace: 'other' }, { ...sealed, version: 2 }]) {
    expect(unwrapMessage(editorMessageSchema, other)).toBeUndefined();
  }
  const setting = (name: string, value: unknown) => ({
    type: 'page/edit',
    edits: [{ type: 'page/set-setting', name, value }],
  });
  expect(cross(setting('layoutSettings', { container: { gap: '1rem' } }))).toBeDefined();
  expect(cross(setting('title', 'x'))).toBeUndefined();
  expect(cross(setting('backgroundSettings', 'red'))).toBeUndefined();
});
