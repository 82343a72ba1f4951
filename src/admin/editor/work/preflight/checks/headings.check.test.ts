import { expect, test } from 'vitest';
import { runCheck } from '../../../../../../tests/support/run-check.ts';
import { block } from '../../../../../../tests/support/sample-page.ts';
import { preflightWords } from '../preflight-words.ts';
import { headingsCheck } from './headings.check.ts';

const text = (id: string, content: unknown, rest: object = {}) => block(id, 'text', { content, ...rest });
const check = (...blocks: ReturnType<typeof block>[]) => runCheck(headingsCheck, { blocks });

test('headings that go down one level at a time are not reported', () => {
  const blocks = [
    block('t', 'title', { content: 'Kop' }),
    block('s', 'subheading', { content: 'Onder' }),
    text('a', '### Dieper\n\n#### Nog dieper\n\n## Terug'),
    block('l', 'titledList', { title: 'Lijst', items: [] }),
    text('b', '### Onder de lijst'),
  ];
  expect(check(...blocks).sentences).toEqual([]);
});

test('a skipped level is reported, and can be fixed to the next level', () => {
  const { found, fixed } = check(text('a', '## Twee\n\nWoorden.\n\n#### Vier ##'));
  expect(found).toMatchObject([
    {
      severity: 'note',
      place: { blockId: 'a', field: 'content' },
      sentence: preflightWords.skippedHeading('Vier', 4, 2),
      fix: { label: preflightWords.makeLevel(3).label },
    },
  ]);
  expect(fixed()?.overview[0]?.content).toBe('## Twee\n\nWoorden.\n\n### Vier ##');
});

test('level 3 directly below the page title is a skipped level', () => {
  expect(check(text('a', '### Drie')).sentences).toEqual([preflightWords.skippedHeading('Drie', 3, 1)]);
});

test('a second main heading is reported with a fix, except in a title block', () => {
  const { found } = check(
    text('a', '# Eerste'),
    text('b', '# Tweede'),
    block('t', 'title', { content: 'Kop' }),
  );
  expect(found.map(({ sentence, fix }) => [sentence, fix?.label])).toEqual([
    [preflightWords.secondMain('Eerste'), preflightWords.makeLevel(2).label],
    [preflightWords.secondMain('Tweede'), preflightWords.makeLevel(2).label],
  ]);
  const titles = check(block('t', 'title', { content: 'Kop' }), block('u', 'title', { content: 'Nog een' }));
  expect(titles.found).toMatchObject([{ place: { blockId: 'u' }, fix: undefined }]);
});

test('each language is checked separately, and a shared text is reported once', () => {
  const own = text('a', { nl: '## Twee\n#### Vier', en: '## Two\n### Three' }, { isMultiLanguage: true });
  const { found, fixed } = check(own);
  expect(found.map(({ language, sentence }) => [language, sentence])).toEqual([
    ['nl', preflightWords.skippedHeading('Vier', 4, 2)],
  ]);
  expect(fixed()?.overview[0]?.content).toEqual({ nl: '## Twee\n### Vier', en: '## Two\n### Three' });
  expect(check(text('a', '## Twee\n#### Vier')).found).toHaveLength(1);
});

test('headings in hidden blocks, empty headings and headings in code are ignored', () => {
  const { sentences } = check(
    text('a', '#### Verborgen', { hidden: true }),
    text('b', '#### \n\n```\n#### code\n```'),
    text('c', '## Twee'),
  );
  expect(sentences).toEqual([]);
});
