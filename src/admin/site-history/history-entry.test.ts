import { expect, it } from 'vitest';
import type { HistoryLine } from '#api/endpoints/history.ts';
import { describeHistoryLine } from './site-history.tsx';

type Page = HistoryLine['pages'][number];

const page = (identifier: string, changes: Page['changes'], title: Page['title'] = ''): Page => ({
  id: identifier,
  kind: 'page',
  identifier,
  title,
  changes,
});

function said(line: Partial<HistoryLine>): string[] {
  const { pages = [] } = line;
  const rest = { revision: 1, at: '', actor: null, began: false, settings: false, look: '' };
  return describeHistoryLine({ ...rest, pageCount: pages.length, ...line, pages }).map(
    ({ names, verbs }) => `${names} ${verbs}`,
  );
}

it.each([
  [
    'a publication',
    { pages: [page('laagwater', ['published'], { nl: 'Laagwater' })] },
    ['Laagwater published'],
  ],
  [
    'several changes of a page',
    { pages: [page('a', ['content', 'address', 'protected'], 'A')] },
    ['A changed, moved to a new URL and protected with a password'],
  ],
  [
    'the same for many pages',
    { pages: [page('a', ['order'], 'A'), page('b', ['order'], 'B')], pageCount: 14 },
    ['A, B and 12 more moved'],
  ],
  [
    'different things at once',
    { pages: [page('a', ['deleted'], 'A'), page('b', ['content'], 'B')], settings: true },
    ['A deleted', 'B changed', 'Site settings changed'],
  ],
  ['a page whose words are gone', { pages: [page('weg', ['deleted'], null)] }, ['weg deleted']],
  ['the settings', { settings: true }, ['Site settings changed']],
  ['the beginning', { began: true, pageCount: 16 }, ['Site history started with 16 pages']],
] satisfies [string, Partial<HistoryLine>, string[]][])('an entry describes %s', (_what, line, sentences) => {
  expect(said(line)).toEqual(sentences);
});
