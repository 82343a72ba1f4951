import { expect, test } from 'vitest';
import { fc } from '../../../../../../tests/support/properties.ts';
import { runCheck } from '../../../../../../tests/support/run-check.ts';
import { block } from '../../../../../../tests/support/sample-page.ts';
import { preflightWords } from '../preflight-words.ts';
import { contrastCheck } from './contrast.check.ts';

const card = (light: string, dark?: string, rest: object = {}) =>
  block('c', 'card', {
    stylingEnabled: true,
    backgroundColorLight: light,
    backgroundColorDark: dark,
    ...rest,
  });
const check = (...blocks: ReturnType<typeof block>[]) => runCheck(contrastCheck, { blocks });

test('an opaque colour is never reported, since the site chooses a readable text colour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (color) => {
      expect(check(card(`#${color.toString(16).padStart(6, '0')}`)).found).toEqual([]);
    }),
  );
});

test('a translucent dark colour on light paper is reported, and can be fixed by making it opaque', () => {
  const { found, fixed } = check(card('rgba(0, 0, 0, 0.6)'));
  expect(found).toMatchObject([
    {
      severity: 'fault',
      place: { blockId: 'c', field: 'backgroundColorLight' },
      sentence: expect.stringMatching(
        /^Background colour: text contrast in the light theme is \d\.\d; at least 4.5 is needed.$/,
      ),
      fix: { label: preflightWords.contrast.opaque.label },
    },
  ]);
  const [after] = fixed()?.overview ?? [];
  expect(after?.backgroundColorLight).toMatch(/^#[0-9a-f]{6}$/);
  expect(check(...(fixed()?.overview ?? [])).found).toEqual([]);
});

test('an almost transparent colour is not reported', () => {
  expect(check(card('rgba(128, 128, 128, 0.1)')).found).toEqual([]);
});

test('the colours behind a block count: on a dark card, only a dense pale overlay is reported', () => {
  const text = (color: string) =>
    block('t', 'text', { content: 'Woorden', textBackgroundEnabled: true, textBackgroundColor: color });
  const grid = (inner: ReturnType<typeof block>) =>
    block('g', 'grid', { backgroundColor: '#111111', rows: [{ columns: [[inner]] }] });
  expect(check(grid(text('rgba(255, 255, 255, 0.1)'))).found).toEqual([]);
  expect(check(grid(text('rgba(255, 255, 255, 0.7)'))).found).toMatchObject([{ place: { blockId: 't' } }]);
});

test('the background of the page counts as behind everything', () => {
  const blocks = [card('rgba(255, 255, 255, 0.7)')];
  const backgroundSettings = { backgroundColorLight: '#101010', backgroundColorDark: '#101010' };
  const { found } = runCheck(contrastCheck, { blocks, page: { backgroundSettings } });
  expect(found).toHaveLength(1);
});

test('a colour that cannot be checked is reported by its name', () => {
  expect(check(card('tomato')).found).toMatchObject([
    { severity: 'note', sentence: expect.stringMatching(/can’t check the text contrast on tomato/) },
  ]);
});

test('a disabled colour, or a colour of a hidden block, is not reported', () => {
  expect(check(card('rgba(0,0,0,.6)', undefined, { stylingEnabled: false })).found).toEqual([]);
  expect(check(card('rgba(0,0,0,.6)', undefined, { hidden: true })).found).toEqual([]);
});
