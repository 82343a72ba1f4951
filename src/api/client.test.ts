import { describe, expect, it, vi } from 'vitest';
import { ApiError, createClient, fillPath } from './client.ts';
import { getPage, listPages, savePage } from './endpoints/pages.ts';
import { getRedirect } from './endpoints/redirects.ts';

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json; charset=utf-8', ...init.headers },
  });

function createTestClient(answer: Response, token?: string) {
  const fetch = vi.fn(async (_url: string | URL | Request, _init?: RequestInit) => answer);
  return { fetch, client: createClient({ baseUrl: 'http://site', fetch, token: () => token }) };
}

async function readError(answer: Response): Promise<ApiError> {
  const { client } = createTestClient(answer);
  const error = await client
    .call(getPage, { params: { identifier: 'x' } })
    .catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('The call did not fail');
  return error;
}

describe('createClient', () => {
  it('sends JSON with the bearer token and the revision as If-Match', async () => {
    const { client, fetch } = createTestClient(json({ id: 'x' }, { headers: { etag: '"8"' } }), 'abc');
    const answered = await client.call(
      savePage,
      { params: { identifier: 'een/twee' }, query: { autosave: 'true' }, body: { overview: [] } },
      { ifMatch: '7' },
    );
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('http://site/api/pages/een%2Ftwee?autosave=true');
    expect(init).toMatchObject({
      method: 'PUT',
      body: '{"overview":[]}',
      headers: { authorization: 'Bearer abc', 'if-match': '"7"', 'content-type': 'application/json' },
    });
    expect(answered).toEqual({ data: { id: 'x' }, revision: '8' });
  });

  it('returns the cursor of the next page of a list', async () => {
    const link = '</api/pages?limit=2&after=WzEsImEiXQ%3D%3D>; rel="next"';
    const { client } = createTestClient(json([], { headers: { link } }));
    expect(await client.call(listPages, { query: { limit: 2 } })).toMatchObject({ next: 'WzEsImEiXQ==' });
    const last = createTestClient(json([])).client;
    expect((await last.call(listPages, { query: { limit: 2 } })).next).toBeUndefined();
  });

  it('rejects page content without an overview before sending a request', async () => {
    const { client, fetch } = createTestClient(json({}));
    const save = (body: object) => client.call(savePage, { params: { identifier: 'x' }, body });
    for (const body of [
      { title: 'x' },
      { title: 'x', overview: null },
      { overview: {} },
      { versionId: 'v' },
    ]) {
      await expect(save(body)).rejects.toMatchObject({
        message: expect.stringMatching(
          /^SAFETY BLOCK: Cannot update page content without valid overview data/,
        ),
        status: 400,
        code: 'input/no-overview',
      });
    }
    expect(fetch).not.toHaveBeenCalled();
    // A change of visibility has no content, and a page may be empty.
    await save({ status: 'HIDDEN' });
    await save({ title: 'x', overview: [] });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('sends no Authorization header without a token, and omits undefined query parameters', async () => {
    const { client, fetch } = createTestClient(json({}));
    await client.call(getPage, {
      params: { identifier: 'x' },
      query: { language: 'en', version: undefined },
    });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('http://site/api/pages/x?language=en');
    expect(init?.headers).not.toHaveProperty('authorization');
    expect(init?.headers).not.toHaveProperty('content-type');
  });

  it("throws an error with the server's message, code, issues and revisions", async () => {
    const issues = [{ path: 'overview[0].id', message: 'Pattern must have an id' }];
    const revisions = { sent: '1', current: '2' };
    const error = await readError(
      json({ message: 'Nee.', code: 'page/stale', issues, revisions }, { status: 412 }),
    );
    expect(error).toMatchObject({ message: 'Nee.', status: 412, code: 'page/stale', issues, revisions });
  });

  it('falls back to "API Error: {status} {statusText}" if the error response has no readable message', async () => {
    const init = { status: 502, statusText: 'Bad Gateway' };
    for (const answer of [
      new Response('<h1>Bad Gateway</h1>', { ...init, headers: { 'content-type': 'text/html' } }),
      new Response('{broken', { ...init, headers: { 'content-type': 'application/json' } }),
      json({}, init),
      json({ message: 7 }, init),
      json({ message: '' }, init),
    ]) {
      expect((await readError(answer)).message).toBe('API Error: 502 Bad Gateway');
    }
  });

  it('returns an empty object for a successful response that is not JSON', async () => {
    const { client } = createTestClient(new Response('ok', { headers: { 'content-type': 'text/plain' } }));
    expect((await client.call(getPage, { params: { identifier: 'x' } })).data).toEqual({});
    const empty = createTestClient(new Response(null, { status: 204 }));
    expect((await empty.client.call(getPage, { params: { identifier: 'x' } })).data).toEqual({});
  });

  it('keeps slashes in a wildcard path parameter, and throws if a parameter is missing', () => {
    expect(fillPath(getRedirect.path, { '*': 'oud/pad é' })).toBe('/redirects/oud/pad%20%C3%A9');
    expect(() => fillPath('/pages/:id', {})).toThrow('/pages/:id: no value for :id');
  });
});
