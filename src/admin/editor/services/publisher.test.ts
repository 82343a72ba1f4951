import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiPage } from '#api/schemas/page.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { definitions, samplePage } from '../../../../tests/support/sample-page.ts';
import { pageQuery, queryClient } from '../../data/queries.ts';
import { createDraft } from '../work/draft/draft.ts';
import { createSaveQueue } from '../work/saving/save-queue.ts';
import { createPublisher } from './publisher.ts';
import { createViewStore } from './view-store.ts';

const content = samplePage();

interface Call {
  readonly method: string;
  readonly path: string;
  readonly ifMatch: string | null;
}

/** A publisher on the real client, with a server whose page is at `revision` and says so to whoever is behind. */
function openPublisher({ status = 'DRAFT', server = content } = {}) {
  const calls: Call[] = [];
  const at = { revision: 'r1;v1', server };
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname } = new URL(input, 'http://localhost');
    const method = init.method ?? 'GET';
    const ifMatch = new Headers(init.headers).get('if-match');
    calls.push({ method, path: pathname, ifMatch });
    const json = { 'content-type': 'application/json', etag: `"${at.revision}"` };
    if (method === 'PUT' && ifMatch !== `"${at.revision}"`) {
      return new Response('{"message":"Stale."}', { status: 412, headers: json });
    }
    if (method === 'PUT') at.revision = `${at.revision}+`;
    const body = { ...facts, ...at.server };
    return new Response(JSON.stringify(body), { headers: { ...json, etag: `"${at.revision}"` } });
  });
  const facts = { id: 'p', status, draftVersionId: 'd', ...content } as unknown as ApiPage;
  queryClient.setQueryData(pageQuery('p').queryKey, { page: facts, revision: 'r1;v1' });
  const draft = createDraft({ definitions, content });
  const saves = createSaveQueue({
    saved: content,
    revision: 'r1;v1',
    content: () => draft.store.getState().content,
    send: async () => ({ revision: at.revision }),
  });
  const view = createViewStore();
  const toasts: string[] = [];
  const toast = ({ text }: ToastInput) => toasts.push(text);
  const publisher = createPublisher({ routeId: 'p', pageId: 'p', definitions, draft, saves, view, toast });
  const puts = () =>
    calls.filter(({ method }) => method === 'PUT').map(({ path, ifMatch }) => [path, ifMatch]);
  return { publisher, saves, view, toasts, puts, at };
}

beforeEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('publishing names the revision on the screen, and each step the one that the step before left', async () => {
  const { publisher, puts, toasts, saves } = openPublisher();
  await publisher.publish();
  expect(puts()).toEqual([
    ['/api/pages/p/versions/d/status', '"r1;v1"'],
    ['/api/pages/p', '"r1;v1+"'],
  ]);
  expect(toasts).toEqual(['Published. Visitors see it now.']);
  expect(saves.store.getState().revision).toBe('r1;v1++');
});

test('words saved elsewhere in between are not published unseen: the person is asked', async () => {
  const { publisher, puts, toasts, saves, at } = openPublisher();
  at.revision = 'r2;v1';
  at.server = { ...content, title: { nl: 'Van een ander' } };
  await publisher.publish();
  expect(puts()).toHaveLength(1);
  expect(saves.store.getState().status).toBe('conflict');
  expect(toasts).toEqual([]);
});

test('where only the page’s settings have changed, its words are asked about by nobody', async () => {
  const { publisher, saves, toasts, at, puts } = openPublisher();
  at.revision = 'r1;v2';
  await publisher.publish();
  expect(saves.store.getState()).toMatchObject({ status: 'saved', revision: 'r1;v2' });
  expect(toasts).toEqual(['This page was changed elsewhere. Look at it again, then publish.']);
  await publisher.publish();
  expect(puts().at(-1)).toEqual(['/api/pages/p', '"r1;v2+"']);
});
