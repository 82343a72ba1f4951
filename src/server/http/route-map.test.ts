import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPage } from '#server/pages/content/create-page.ts';
import { openAccessSite } from '../../../tests/support/access-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';

describeEachDatabase('a request with an unsupported method', (location) => {
  let app: FastifyInstance;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const site = await openAccessSite(location());
    ({ app, close } = site);
    const make = (page: object) =>
      createPage(site.deps, { title: 'x', overview: [], status: 'PUBLISHED', ...page } as never, 'system');
    await make({ identifier: 'main' });
    await make({ identifier: 'cases' });
    await make({ identifier: 'concept', status: 'DRAFT' });
    await make({ identifier: 'weg', status: 'HIDDEN', redirectUrl: '/cases' });
    await make({ identifier: 'besloten', requiresLogin: true, loginPassword: 'sesam' });
  });
  afterAll(() => close());

  const ask = (method: string, url: string, more: object = {}) =>
    app.inject({ method: method as 'GET', url, headers: { 'x-test-role': 'owner' }, ...more });

  it.each([
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/cases', 'GET, HEAD'],
    ['DELETE', '/en/cases?x=1', 'GET, HEAD'],
    ['PUT', '/cases/', 'GET, HEAD'],
    ['PATCH', '/weg', 'GET, HEAD'],
    ['OPTIONS', '/besloten', 'GET, HEAD'],
    ['POST', '/offline', 'GET, HEAD'],
    ['POST', '/admin/media', 'GET, HEAD'],
    ['POST', '/robots.txt', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['POST', '/frame/code', 'GET, HEAD'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['DELETE', '/api/pages', 'GET, HEAD, POST'],
    ['POST', '/api/pages/cases', 'DELETE, GET, HEAD, PUT'],
    ['PATCH', '/api/pages/cases', 'DELETE, GET, HEAD, PUT'],
    ['GET', '/api/access/besloten', 'POST'],
    ['HEAD', '/api/access/besloten', 'POST'],
    ['DELETE', '/api/redirects', 'GET, HEAD'],
    ['POST', '/api/redirects/a/b', 'DELETE, GET, HEAD, PUT'],
    ['POST', '/api/%70ages/cases', 'DELETE, GET, HEAD, PUT'],
    ['POST', '/api/pages/reorder', 'PUT'],
    ['PATCH', '/api/pages/hierarchy', 'GET, HEAD'],
    ['POST', '/api/redirects/check', 'GET, HEAD'],
    ['POST', '/api/redirects/check/in', 'DELETE, GET, HEAD, PUT'],
  ])('gets 405 with the allowed methods: %s %s allows %s', async (method, url, allow) => {
    const answer = await ask(method, url);
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    expect(answer.headers['cache-control']).toMatch(/no-store/);
    if (method !== 'HEAD') expect(answer.json()).toMatchObject({ code: 'route/wrong-method' });
  });

  it.each([
    ['POST', '/nergens'],
    ['POST', '/concept'],
    ['DELETE', '/a/b/c'],
    ['PUT', '/404'],
    ['GET', '/api/nope'],
    ['POST', '/api/nope'],
    ['PATCH', '/api/pages/a/b/c'],
    ['POST', '/api'],
  ])('gets 404 if nothing exists at the path: %s %s', async (method, url) => {
    const answer = await ask(method, url);
    expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined]);
    expect(answer.json()).toMatchObject({ code: 'route/not-found' });
  });

  it('gets the error of a page or redirect under a reserved name', async () => {
    for (const [method, url, code] of [
      ['GET', '/api/pages/reorder', 'page/not-found'],
      ['DELETE', '/api/pages/reorder', 'page/not-found'],
      ['PUT', '/api/pages/hierarchy', 'page/not-found'],
      ['DELETE', '/api/pages/hierarchy', 'page/not-found'],
      ['DELETE', '/api/redirects/check', 'redirect/not-found'],
      ['PUT', '/api/redirects/check', 'input/invalid'],
    ] as const) {
      const payload = { payload: url.includes('redirects') ? { toPath: '/x' } : { published: true } };
      const answer = await ask(method, url, method === 'PUT' ? payload : {});
      expect([method, url, answer.json().code]).toEqual([method, url, code]);
    }
    const named = { identifier: 'reorder', title: 'x', overview: [] };
    expect((await ask('POST', '/api/pages', { payload: named })).statusCode).toBe(400);
  });

  it('gets 405 before its body is read', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await ask('POST', '/cases', { payload: 'a=b', headers: form })).statusCode).toBe(405);
    const large = { payload: { x: 'x'.repeat(6 * 1024 * 1024) } };
    expect((await ask('POST', '/cases', large)).statusCode).toBe(405);
    expect((await ask('POST', '/nergens', large)).statusCode).toBe(404);
  });

  it('is rejected from other websites, and its response has security headers', async () => {
    const foreign = { headers: { origin: 'https://evil.example' } };
    expect((await ask('POST', '/cases', foreign)).statusCode).toBe(403);
    const { headers } = await ask('POST', '/api/pages/cases');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});
