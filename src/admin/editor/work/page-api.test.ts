import { beforeEach, expect, test, vi } from 'vitest';
import { pageFacts } from '../../../../tests/support/test-editor.ts';
import { hierarchyQuery } from '../../data/hierarchy-query.ts';
import { pageQuery, pagesQuery, queryClient } from '../../data/queries.ts';
import { publishVersion, sendContent, sendVisibility } from './page-api.ts';

const answered = { ...pageFacts, draftVersionId: 'draft' };
const calls: { method: string; address: string; body: unknown; ifMatch: string | null }[] = [];

beforeEach(() => {
  calls.length = 0;
  queryClient.clear();
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    calls.push({
      method: init.method ?? 'GET',
      address: input,
      body: JSON.parse(String(init.body)),
      ifMatch: new Headers(init.headers).get('if-match'),
    });
    const headers = { 'content-type': 'application/json', etag: '"r2"' };
    return new Response(JSON.stringify(answered), { headers });
  });
});

const content = { title: { nl: 'Proef' }, overview: [], layoutSettings: null };

test('a save sends title, blocks and translation records, with the current revision', async () => {
  const { revision } = await sendContent('route', 'p', content, { autosave: false, ifMatch: 'r1' });
  expect(revision).toBe('r2');
  expect(calls).toEqual([
    {
      method: 'PUT',
      address: '/api/pages/p',
      body: { title: { nl: 'Proef' }, overview: [], translations: {}, metadata: {} },
      ifMatch: '"r1"',
    },
  ]);
});

test('control characters in old content are removed before sending', async () => {
  const old = { title: { nl: 'a\u0007b' }, overview: [{ id: 'a', type: 'text', content: 'c\vd\r\ne' }] };
  await sendContent('route', 'p', { ...content, ...old }, { autosave: false, ifMatch: 'r1' });
  expect(calls[0]?.body).toMatchObject({
    title: { nl: 'ab' },
    overview: [{ id: 'a', type: 'text', content: 'c\nd\r\ne' }],
  });
});

test('content without blocks is never sent', async () => {
  const damaged = { title: 'Proef' } as unknown as typeof content;
  await expect(sendContent('route', 'p', damaged, { autosave: true, ifMatch: 'r1' })).rejects.toThrow(
    /^SAFETY BLOCK: Cannot update page content without valid overview data/,
  );
  expect(calls).toEqual([]);
});

test('an autosave is marked as one in the request', async () => {
  await sendContent('route', 'p', content, { autosave: true, ifMatch: undefined });
  expect(calls).toMatchObject([{ address: '/api/pages/p?autosave=true', ifMatch: null }]);
});

test('a response updates the cached page, and invalidates the lists that show it', async () => {
  queryClient.setQueryData(pagesQuery.queryKey, []);
  queryClient.setQueryData(hierarchyQuery.queryKey, []);
  await sendVisibility('route', 'p', { showInMenu: true }, 'r1');
  expect(calls).toMatchObject([{ body: { showInMenu: true }, ifMatch: '"r1"' }]);
  expect(queryClient.getQueryData(pageQuery('route').queryKey)).toEqual({ page: answered, revision: 'r2' });
  const stale = [pagesQuery.queryKey, hierarchyQuery.queryKey].map(
    (key) => queryClient.getQueryState(key)?.isInvalidated,
  );
  expect(stale).toEqual([true, true]);
});

test('publishing a version names it, and returns the new revision', async () => {
  expect(await publishVersion('p', 'v7', 'r1')).toEqual({ revision: 'r2' });
  expect(calls).toEqual([
    {
      method: 'PUT',
      address: '/api/pages/p/versions/v7/status',
      body: { status: 'PUBLISHED' },
      ifMatch: '"r1"',
    },
  ]);
});
