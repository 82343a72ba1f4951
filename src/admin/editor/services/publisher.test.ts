import { beforeEach, expect, test, vi } from 'vitest';
import type { PageContent } from '#content/page/page.ts';
import { pickContent } from '#document/page-document.ts';
import { block, samplePage } from '../../../../tests/support/sample-page.ts';
import { openTestEditor, pageFacts } from '../../../../tests/support/test-editor.ts';
import { pageQuery, queryClient } from '../../data/queries.ts';
import { words } from '../../words.ts';

const content = samplePage();

interface Call {
  readonly method: string;
  readonly path: string;
  readonly ifMatch: string | null;
}

interface Server {
  readonly status?: 'DRAFT' | 'PUBLISHED';
  readonly page?: PageContent;
  /** False for a page whose saves go live at once. */
  readonly versioning?: boolean;
  /** The page as this editor has it, if it differs from the server's. */
  readonly here?: PageContent;
  readonly answer?: (call: Call) => Response | undefined;
}

/**
 * A publisher on the real client, with a server whose page is at `revision` and answers 412 to an older one.
 */
function openPublisher({ status = 'DRAFT', versioning = true, ...rest }: Server = {}) {
  const { page = content, here = content, answer = () => undefined } = rest;
  const calls: Call[] = [];
  const at = { revision: 'r1;v1', server: page, answer };
  const facts = { ...pageFacts, status, draftVersionId: versioning ? 'd' : null };
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname } = new URL(input, 'http://localhost');
    const method = init.method ?? 'GET';
    const call = { method, path: pathname, ifMatch: new Headers(init.headers).get('if-match') };
    calls.push(call);
    const special = at.answer(call);
    if (special) return special;
    const json = { 'content-type': 'application/json', etag: `"${at.revision}"` };
    if (method === 'PUT' && call.ifMatch !== `"${at.revision}"`) {
      return new Response('{"message":"Stale."}', { status: 412, headers: json });
    }
    if (method === 'PUT') at.revision = `${at.revision}+`;
    const body = { ...facts, ...at.server };
    return new Response(JSON.stringify(body), { headers: { ...json, etag: `"${at.revision}"` } });
  });
  queryClient.setQueryData(pageQuery('p').queryKey, { page: facts, revision: 'r1;v1' });
  const editor = openTestEditor({ content: here, send: async () => ({ revision: at.revision }) });
  editor.saves.rebase({ saved: here, revision: 'r1;v1' });
  const puts = () =>
    calls.filter(({ method }) => method === 'PUT').map(({ path, ifMatch }) => [path, ifMatch]);
  const says = () => editor.toasts.map(({ text }) => text);
  return { ...editor, calls, says, puts, at };
}

beforeEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('publishing sends the revision on screen, and each step uses the revision of the previous one', async () => {
  const { publisher, puts, says, saves } = openPublisher();
  await publisher.publish();
  expect(puts()).toEqual([
    ['/api/pages/p/versions/d/status', '"r1;v1"'],
    ['/api/pages/p', '"r1;v1+"'],
  ]);
  expect(says()).toEqual([words.publish.done]);
  expect(saves.store.getState().revision).toBe('r1;v1++');
});

test('a page that is already visible is published without changing its status', async () => {
  const { publisher, puts, says } = openPublisher({ status: 'PUBLISHED' });
  await publisher.publish();
  expect(puts()).toEqual([['/api/pages/p/versions/d/status', '"r1;v1"']]);
  expect(says()).toEqual([words.publish.done]);
});

test('a page without a draft is made visible without publishing a version', async () => {
  const { publisher, puts } = openPublisher({ versioning: false });
  await publisher.publish();
  expect(puts()).toEqual([['/api/pages/p', '"r1;v1"']]);
});

test('unsaved changes are saved before publishing', async () => {
  const { publisher, editing, sent, at, puts } = openPublisher({ status: 'PUBLISHED' });
  editing.setTitle('Newer', 'nl');
  at.server = { ...content, title: { nl: 'Newer', en: 'Trial' } };
  await publisher.publish();
  expect(sent.map(({ title }) => title)).toEqual([{ nl: 'Newer', en: 'Trial' }]);
  expect(puts()).toHaveLength(1);
});

const changedElsewhere = {
  done: false,
  text: words.publish.changed,
};

test('a page with a conflict is not published, with a message', async () => {
  const { publisher, saves, puts } = openPublisher();
  saves.markConflict();
  expect(await publisher.publish()).toEqual(changedElsewhere);
  expect(puts()).toEqual([]);
  expect(publisher.store.getState().busy).toBe(false);
});

test('content saved elsewhere in between is not published and becomes a conflict', async () => {
  const { publisher, puts, saves, at } = openPublisher();
  at.revision = 'r2;v1';
  at.server = { ...content, title: { nl: 'Van een ander' } };
  expect(await publisher.publish()).toEqual(changedElsewhere);
  expect(puts()).toHaveLength(1);
  expect(saves.store.getState().status).toBe('conflict');
});

test('if only the page settings changed elsewhere, there is no conflict and publishing can be repeated', async () => {
  const { publisher, saves, at, puts } = openPublisher();
  at.revision = 'r1;v2';
  expect(await publisher.publish()).toEqual(changedElsewhere);
  expect(saves.store.getState()).toMatchObject({ status: 'saved', revision: 'r1;v2' });
  await publisher.publish();
  expect(puts().at(-1)).toEqual(['/api/pages/p', '"r1;v2+"']);
});

test('if the revision is outdated and the page cannot be read, nothing is published', async () => {
  const { publisher, saves, at } = openPublisher();
  at.revision = 'r2;v1';
  at.answer = ({ method }) => (method === 'GET' ? new Response('', { status: 404 }) : undefined);
  expect(await publisher.publish()).toEqual(changedElsewhere);
  expect(saves.store.getState().status).toBe('conflict');
});

test('errors of the page are listed, and nothing is sent', async () => {
  const here = { ...content, overview: [block('hero', 'heroImage')] };
  const { publisher, calls } = openPublisher({ here, page: here });
  expect(await publisher.publish()).toMatchObject({
    done: false,
    text: 'Not ready to publish',
    refused: [{ place: { blockId: 'hero', field: 'src' } }],
  });
  expect(calls).toEqual([]);
});

test('a page with placeholders can be published', async () => {
  const here = { ...content, overview: [block('text', 'text', { startedFrom: 'text' })] };
  const { publisher, puts } = openPublisher({ here, page: here });
  expect(await publisher.publish()).toEqual({ done: true });
  expect(puts()).toHaveLength(2);
});

test('part of the draft is published as separate content, on the revision on screen', async () => {
  const { publisher, calls, says, saves } = openPublisher({ status: 'PUBLISHED' });
  const live = { ...content, title: { nl: 'Alleen dit' } };
  expect(await publisher.publish({ live, note: 'Published a part.' })).toEqual({ done: true });
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([
    { method: 'POST', path: '/api/pages/p/publish', ifMatch: '"r1;v1"' },
  ]);
  expect([says(), saves.store.getState().saved]).toEqual([['Published a part.'], content]);
});

test('only the content to publish is checked, not the rest of the draft', async () => {
  const here = { ...content, overview: [block('hero', 'heroImage')] };
  const { publisher } = openPublisher({ status: 'PUBLISHED', here, page: here });
  expect(await publisher.publish({ live: content })).toEqual({ done: true });
});

test('validation errors of the server are listed by block and field', async () => {
  const { publisher, says } = openPublisher({
    answer: ({ method }) =>
      method === 'PUT'
        ? new Response(
            JSON.stringify({
              message: 'Not valid.',
              code: 'input/invalid',
              issues: [{ path: 'overview[0].content', message: 'is too long' }],
            }),
            { status: 422, headers: { 'content-type': 'application/json' } },
          )
        : undefined,
  });
  expect(await publisher.publish()).toMatchObject({
    done: false,
    refused: [{ place: { blockId: 'title', field: 'content' }, sentence: 'is too long' }],
  });
  expect(says()).toEqual([]);
});

test('a lost connection is reported, and publishing can be retried', async () => {
  const { publisher, says, at, puts } = openPublisher({
    answer: () => {
      throw new TypeError('fetch failed');
    },
  });
  expect(await publisher.publish()).toEqual({
    done: false,
    text: words.errors.offline,
  });
  expect(publisher.store.getState().busy).toBe(false);
  at.answer = () => undefined;
  await publisher.publish();
  expect(says().at(-1)).toBe(words.publish.done);
  expect(puts()).toHaveLength(3);
});

test('clicking publish twice publishes once', async () => {
  const { publisher, puts, says } = openPublisher();
  const first = publisher.publish();
  expect(publisher.store.getState().busy).toBe(true);
  await Promise.all([first, publisher.publish()]);
  expect(puts()).toHaveLength(2);
  expect(says()).toHaveLength(1);
  expect(publisher.store.getState().busy).toBe(false);
});

test('text typed during publishing stays unsaved, based on the published revision', async () => {
  const { publisher, editing, saves, at } = openPublisher({ status: 'PUBLISHED' });
  at.answer = ({ method }) => {
    if (method === 'GET') editing.setTitle('Typed meanwhile', 'nl');
    return undefined;
  };
  await publisher.publish();
  expect(saves.store.getState()).toMatchObject({ status: 'unsaved', revision: 'r1;v1+', saved: content });
});

test('if a save happens while the page is read again, it is read once more', async () => {
  const { publisher, editing, draft, saves, at, calls } = openPublisher({ status: 'PUBLISHED' });
  let reads = 0;
  at.answer = ({ method }) => {
    if (method !== 'GET') return undefined;
    reads += 1;
    if (reads > 1) return undefined;
    editing.setTitle('Saved meanwhile', 'nl');
    at.server = pickContent(draft.store.getState().content);
    void saves.save();
    return undefined;
  };
  await publisher.publish();
  expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2);
  expect(saves.store.getState()).toMatchObject({ status: 'saved' });
});
