import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildApp } from '#server/app/app.ts';
import { type AssistantsSite, openAssistantsSite } from '../../../tests/support/assistants-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { owner } from '../../../tests/support/identity-test-app.ts';
import { testDeps } from '../../../tests/support/test-app.ts';
import { openDatabase } from './open-database.ts';

/** Routes that work without the database; all others report that it is down. */
const withoutStorage = new Set([
  '/admin',
  '/admin/*',
  '/api/auth/sign-in GET',
  '/apple-touch-icon.png',
  '/assets/*',
  '/favicon.ico',
  '/favicon.svg',
  '/frame/code',
  '/frame/spline',
  '/healthz',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  // Font files are in the file store only.
  '/media/fonts/:file',
  '/robots.txt',
  '/slidedeck',
]);

const id = '0123456789abcdef';
const key = 'x'.repeat(43);
/** Valid bodies for public routes, so that the request reaches the database. */
const bodies: Readonly<Record<string, object | undefined>> = {
  '/api/auth/sign-in': owner,
  '/api/auth/set-password': { token: key, password: 'een heel lang wachtwoord' },
  '/api/auth/recovery-code': { email: owner.email, code: 'AAAA-BBBB-CCCC' },
  '/api/access/:page': { password: 'sesam' },
  '/api/access/:page/logout': {},
  '/api/auth/token': undefined,
  '/api/auth/sign-out': undefined,
};
/** Without a session, mail server or started ceremony these don't reach the database. */
const refusedBefore = new Set(['/api/auth/forgotten', '/api/auth/passkey']);

describeEachDatabase('while the storage is down', (location) => {
  const routes: { readonly method: string; readonly route: string }[] = [];
  let site: AssistantsSite;
  let secret: string;
  let cookie: string;
  beforeAll(async () => {
    const onRoute = ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) routes.push({ method: one, route: url });
    };
    site = await openAssistantsSite(location(), { onRoute });
    await site.confirm();
    ({ secret } = await site.makeKey('Claude'));
    const signedIn = await site.app.inject({ method: 'POST', url: '/api/auth/sign-in', payload: owner });
    cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await site.storage.close();
  });
  afterAll(() => site.close());

  const fillUrl = (route: string) =>
    route
      .replace('/media/fonts/:file', `/media/fonts/${'0'.repeat(32)}.woff2`)
      .replace('/decks/*', `/decks/${id}-${id}/`)
      .replaceAll(/:\w+/g, id)
      .replace('*', 'x');

  function ask(method: string, route: string, more: object = {}) {
    const isBody = ['POST', 'PUT', 'PATCH'].includes(method);
    return site.app.inject({
      method: method as 'GET',
      url: fillUrl(route),
      headers: {
        cookie,
        origin: 'http://localhost:3000',
        'tus-resumable': '1.0.0',
        ...(!route.startsWith('/api/auth') && {
          authorization: `Bearer ${route === '/mcp' ? secret : site.token}`,
        }),
      },
      ...(isBody && (!(route in bodies) || bodies[route]) && { payload: bodies[route] ?? {} }),
      ...more,
    });
  }

  it('every route that needs it returns 503 with Retry-After', async () => {
    expect(routes.length).toBeGreaterThan(200);
    const others: string[] = [];
    for (const { method, route } of routes) {
      const answer = await ask(method, route);
      const isSaid = answer.statusCode === 503 && Number(answer.headers['retry-after']) > 0;
      const isApi = /^\/(?:api|media|mcp)\b/.test(route) && method !== 'HEAD';
      const hasSentence = !isApi || answer.body.includes('cannot reach its storage');
      const isExpected =
        ['GET', 'HEAD'].includes(method) && (withoutStorage.has(route) || withoutStorage.has(`${route} GET`));
      if (isExpected || refusedBefore.has(route) ? answer.statusCode >= 500 : !(isSaid && hasSentence))
        others.push(
          `${method} ${route}: ${answer.statusCode} ${answer.headers['retry-after'] ?? ''} ${answer.body.slice(0, 80)}`,
        );
    }
    expect(others).toEqual([]);
  });

  describe('a form', () => {
    it.each([
      '/api/access/:page',
      '/api/rooms/:token',
      '/api/drafts/:token/remarks',
      '/api/drafts/:token/approval',
    ])('sent to %s returns 503 with Retry-After', async (route) => {
      expect(routes.map((known) => known.route)).toContain(route);
      const answer = await site.app.inject({
        method: 'POST',
        url: fillUrl(route),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
        payload: 'password=sesam&name=Klant&words=Goed&version=x&language=nl&block=',
      });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    });
  });

  it('no request returns 500, even if storage fails after authentication', async () => {
    const storage = openDatabase(location());
    await storage.revision.start();
    const walked: typeof routes = [];
    const app = await buildApp({
      ...testDeps(storage, { definitions: blockDefinitions }),
      onRoute: ({ method, url }) => {
        for (const one of [method].flat()) walked.push({ method: one, route: url });
      },
    });
    await app.ready();
    await storage.close();
    const seen = new Map<number, number>();
    for (const { method, route } of walked) {
      const headers = { 'x-test-role': 'owner', origin: 'http://localhost:3000' };
      const isBody = ['POST', 'PUT', 'PATCH'].includes(method);
      const url = fillUrl(route);
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers,
        ...(isBody && { payload: {} }),
      });
      expect(answer.statusCode, `${method} ${route}`).not.toBe(500);
      if (answer.statusCode === 503) expect(answer.headers['retry-after'], route).toBe('5');
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
    }
    // Other calls are rejected for their bodies before they reach the database.
    expect(seen.get(503)).toBeGreaterThan(70);
    await app.close();
  });
});
