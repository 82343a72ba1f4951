import { expect, test } from 'vitest';
import type { PageContent } from '#content/page/page.ts';
import { blockStates } from '#content/translation/block-states.ts';
import { getBlockRecords } from '#content/translation/translations.ts';
import { block, definitions } from '../../../tests/support/sample-page.ts';
import { applyTracked } from '../apply-edit.ts';
import type { Edit } from '../edit.ts';
import { createPageTree } from '../page-tree.ts';
import { mergePages } from './merge-pages.ts';

const text = (content: object) => block('a', 'text', { isMultiLanguage: true, content });
const base: PageContent = { title: { nl: 'T', en: 'T' }, overview: [text({ nl: 'Een', en: 'One' })] };
const write = (language: 'nl' | 'en', words: string): Edit => ({
  type: 'block/set-text',
  blockId: 'a',
  path: ['content'],
  language,
  text: words,
});

function after(page: PageContent, ...edits: Edit[]): PageContent {
  return edits.reduce(
    (content, edit) => applyTracked(createPageTree(definitions, content), edit).tree.content,
    page,
  );
}

function english({ overview, translations }: PageContent) {
  const [found] = overview;
  const [state] = found ? blockStates(definitions, found, getBlockRecords(translations, 'a'), 'en') : [];
  return { state: state?.state, record: getBlockRecords(translations, 'a').content?.en };
}

function merged(mine: PageContent, theirs: PageContent, from = base) {
  const { content, edit } = mergePages(definitions, { base: from, mine, theirs });
  const put = applyTracked(createPageTree(definitions, mine), edit).tree.content;
  expect(put).toEqual(content);
  return english(content);
}

test('a translation becomes outdated if either side changes its source', () => {
  const theirs = after(base, write('nl', 'Twee'));
  const mine = after(base, { type: 'page/set-title', language: 'nl', text: 'Mijn' });
  for (const found of [merged(mine, theirs), merged(theirs, mine)]) {
    expect(found).toMatchObject({ state: 'outdated', record: { fromText: 'Een' } });
  }
});

test('a translation made while the other side changed the source is outdated, and names its original source', () => {
  const theirs = after(base, write('nl', 'Twee'));
  const mine = after(base, write('en', 'Uno'));
  for (const found of [merged(mine, theirs), merged(theirs, mine)]) {
    expect(found).toMatchObject({ state: 'outdated', record: { fromText: 'Een' } });
  }
});

test('a translation that one side updated is up to date after the merge', () => {
  const outdated = after(base, write('nl', 'Twee'));
  const mine = after(outdated, write('en', 'Two'));
  const theirs = after(outdated, { type: 'page/set-title', language: 'nl', text: 'Hun' });
  expect([merged(mine, theirs, outdated).state, merged(theirs, mine, outdated).state]).toEqual([
    'current',
    'current',
  ]);
});
