import { expect, it } from 'vitest';
import type { NotFoundAddress } from '#api/endpoints/not-found.ts';
import type { ScheduledChange } from '#api/endpoints/schedule.ts';
import type { PageNode } from '#api/schemas/page.ts';
import { initialPageFields } from '#content/page/page-fields.ts';
import { allWaiting } from './home-screen.tsx';
import { homeWords } from './home-words.ts';

const nothing = { missing: 0, outdated: 0 };

function page(identifier: string, { children = [], ...facts }: Partial<PageNode> = {}): PageNode {
  return {
    id: identifier,
    identifier,
    kind: 'page',
    title: { nl: identifier.toUpperCase() },
    status: 'PUBLISHED',
    published: true,
    isHidden: false,
    ...initialPageFields,
    requiresLogin: false,
    parentId: null,
    parentIdentifier: null,
    sortOrder: 0,
    versioning: true,
    currentVersionId: 'live',
    draftVersionId: null,
    updatedAt: '2026-01-01T00:00:00Z',
    updatedBy: null,
    toTranslate: { nl: nothing, en: nothing },
    ...facts,
    children,
  };
}

function line(id: string, data: unknown) {
  const waiting = allWaiting.find((one) => one.id === id);
  if (!waiting) throw new Error(`Nothing that waits is called ${id}`);
  return waiting.line(data);
}

const changed = { draftVersionId: 'draft' };

it('pages with unpublished changes are listed by last edit, including child pages', () => {
  const tree = [
    page('een', {
      ...changed,
      updatedAt: '2026-01-01T00:00:00Z',
      children: [page('twee', { ...changed, updatedAt: '2026-01-03T00:00:00Z' })],
    }),
    page('drie', { ...changed, updatedAt: '2026-01-02T00:00:00Z' }),
    page('vier'),
  ];
  expect(line('changes', tree)).toMatchObject({
    text: '3 pages have unpublished changes',
    detail: 'TWEE, DRIE and 1 more',
    to: '/admin?status=changes',
  });
  expect(line('changes', [page('vier')])).toBeUndefined();
});

it('unpublished pages are listed, and hidden pages are not', () => {
  const draft = page('een', {
    status: 'DRAFT',
    published: false,
    currentVersionId: null,
    draftVersionId: 'd',
  });
  const hidden = page('twee', { status: 'HIDDEN', isHidden: true });
  expect(line('drafts', [draft, hidden])).toMatchObject({ text: '1 page is not published', detail: 'EEN' });
  expect(line('drafts', [hidden])).toBeUndefined();
});

it('URLs in the 404 log are decoded and listed by number of requests', () => {
  const address = (path: string, times: number): NotFoundAddress => ({
    path,
    times,
    language: 'nl',
    firstSeen: '2026-01-01T00:00:00Z',
    lastSeen: '2026-01-01T00:00:00Z',
    referrer: null,
  });
  expect(line('not-found', [address('/oud', 1), address('/caf%C3%A9', 3), address('/%', 2)])).toMatchObject({
    text: '3 URLs were not found',
    detail: '/café, /% and 1 more',
    to: '/admin/redirects',
  });
  expect(line('not-found', [])).toBeUndefined();
});

it('client comments are counted over all pages, with a link to the latest', () => {
  const page = (identifier: string, waiting: number) => ({
    pageId: `id-${identifier}`,
    identifier,
    title: identifier === 'twee' ? '' : identifier.toUpperCase(),
    waiting,
    latestAt: '2026-01-01T00:00:00Z',
  });
  expect(line('comments', [page('een', 2), page('twee', 1)])).toMatchObject({
    text: '3 client comments',
    detail: 'EEN, twee',
    to: '/admin/pages/edit/id-een',
  });
  expect(line('comments', [])).toBeUndefined();
});

const plan = (identifier: string, at: string, facts: Partial<ScheduledChange> = {}): ScheduledChange => ({
  pageId: `id-${identifier}`,
  identifier,
  kind: 'page',
  title: { nl: identifier.toUpperCase() },
  action: 'publish',
  at,
  state: 'waiting',
  problem: null,
  setBy: null,
  ...facts,
});

it('failed schedules are named, with a link to the first page', () => {
  const failed = { state: 'failed', problem: 'No title.' } as const;
  const schedule = [
    plan('een', '2031-01-01T08:00:00Z', failed),
    plan('twee', '2031-01-02T08:00:00Z'),
    plan('drie', '2031-01-03T08:00:00Z', { ...failed, title: '' }),
  ];
  expect(line('unfulfilled', schedule)).toMatchObject({
    text: homeWords.unfulfilled(2),
    detail: 'EEN, drie',
    to: '/admin/pages/edit/id-een',
  });
  expect(line('unfulfilled', [plan('twee', '2031-01-02T08:00:00Z')])).toBeUndefined();
});

it('scheduled changes show the next one, in the time zone of the studio', () => {
  const schedule = [
    plan('later', '2031-06-03T08:00:00Z'),
    plan('eerst', '2031-06-02T06:30:00Z', { action: 'unpublish' }),
    plan('mislukt', '2030-01-01T08:00:00Z', { state: 'failed', problem: 'No title.' }),
  ];
  expect(line('planned', { schedule, timeZone: 'Europe/Amsterdam' })).toMatchObject({
    text: homeWords.planned(2),
    detail: 'EERST goes offline Mon 2 Jun 2031, 08:30',
    to: '/admin/pages/edit/id-eerst',
  });
  expect(line('planned', { schedule: [], timeZone: 'Europe/Amsterdam' })).toBeUndefined();
});
