import { expect, test } from 'vitest';
import type { VersionChanges } from '#api/schemas/page.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { summarizeChanges } from './changes-summary.ts';

const nothing: VersionChanges = {
  since: 'before',
  texts: 0,
  pictures: 0,
  others: 0,
  moved: 0,
  added: {},
  removed: {},
  look: false,
  unknown: false,
};
const said = (changed: Partial<VersionChanges>) =>
  summarizeChanges(blockDefinitions, { ...nothing, ...changed });

test('the changes of a version are summarised in one sentence', () => {
  expect(said({ texts: 3, pictures: 1, added: { card: 1 } })).toBe(
    '3 texts and a picture changed; Card added',
  );
  expect(said({ others: 1, moved: 2 })).toBe('1 setting changed; 2 blocks moved');
  expect(said({ added: { text: 2, card: 1 }, removed: { nobodyKnows: 1 } })).toBe(
    '2 × Text and Card added; nobodyKnows deleted',
  );
  expect(said({ look: true })).toBe('Layout or background changed');
});

test('a version without changes, unreadable, first or loading has its own sentence', () => {
  expect(said({})).toBe('Says the same as the one before');
  expect(said({ unknown: true })).toBe('Could not be read');
  expect(summarizeChanges(blockDefinitions, null)).toBe('The first version');
  expect(summarizeChanges(blockDefinitions, undefined)).toBe('Counting what changed…');
});
