import { brotliDecompressSync } from 'node:zlib';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { ErrorBody } from '#api/errors.ts';
import { AppError } from '#server/http/app-error.ts';
import { accountsPlugin } from '#server/identity/accounts/accounts.plugin.ts';
import { notePasswordChosen } from '#server/identity/accounts/accounts.service.ts';
import { assistantKeysPlugin } from '#server/identity/accounts/assistant-keys.plugin.ts';
import { passkeysPlugin } from '#server/identity/accounts/passkeys.plugin.ts';
import { profilePlugin } from '#server/identity/accounts/profile.plugin.ts';
import { migrateIdentity } from '#server/identity/identity.migrations.ts';
import { identityPlugin } from '#server/identity/identity.plugin.ts';
import { mediaPlugin } from '#server/media/media.plugin.ts';
import { createMediaService } from '#server/media/media.service.ts';
import { openLocalStore } from '#server/media/store/media-store.ts';
import { standardLimits } from '#server/media/upload/read-upload.ts';
import { createUploads } from '#server/media/upload/uploads.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { installFonts } from '../../../tests/support/install-fonts.ts';
import { openTestApp, type TestApp, testDeps } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';
import { type AppDeps, buildApp } from './app.ts';

describeEachDatabase('the server', (location) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  it('reports that it is alive and ready', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await test.app.inject('/readyz')).statusCode).toBe(200);
  });

  it('rejects writes from other websites', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const refused = await test.asOwner<ErrorBody>('POST', '/pages', {}, { origin });
      expect(refused).toMatchObject({ status: 403, body: { code: 'auth/foreign-origin' } });
    }
    expect((await test.asOwner('POST', '/pages', {}, { origin: 'http://localhost:3000' })).status).toBe(400);
  });

  it('returns errors in one format for bad requests', async () => {
    const broken = await test.app.inject({
      method: 'PUT',
      url: '/api/pages/x',
      headers: { 'x-test-role': 'owner', 'content-type': 'application/json' },
      payload: '{"a":',
    });
    expect([broken.statusCode, broken.json<ErrorBody>().code]).toEqual([400, 'input/invalid']);
    const large = await test.asOwner<ErrorBody>('PUT', '/pages/x', { overview: ['x'.repeat(6_000_000)] });
    expect(large).toMatchObject({ status: 413, body: { code: 'input/too-large' } });
    const type = await test.app.inject({
      method: 'PUT',
      url: '/api/pages/x',
      headers: { 'x-test-role': 'owner', 'content-type': 'text/plain' },
      payload: 'x',
    });
    expect(type.statusCode).toBe(415);
    const nowhere = await test.asVisitor<ErrorBody>('GET', '/nergens?x=1');
    expect(nowhere).toMatchObject({
      status: 404,
      body: { code: 'route/not-found', message: 'There is nothing at GET /api/nergens.' },
    });
    const flag = await test.asOwner<ErrorBody>('GET', '/pages?language=de');
    expect(flag.body.issues?.[0]?.path).toBe('language');
  });

  it('rejects JSON bodies that are nested deeper than any page', async () => {
    let grid: object = { id: 'leaf', type: 'text' };
    for (let depth = 0; depth < 500; depth += 1) {
      grid = { id: `g${depth}`, type: 'grid', rows: [{ columns: [[grid]] }] };
    }
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    for (const payload of [
      JSON.stringify({ overview: [grid] }),
      `{"overview":[{"id":"a","type":"text","x":${deep}}]}`,
    ]) {
      const answer = await test.app.inject({
        method: 'PUT',
        url: '/api/pages/x',
        headers: { 'x-test-role': 'owner', 'content-type': 'application/json' },
        payload,
      });
      expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([400, 'input/invalid']);
      expect(answer.json<ErrorBody>().message).toMatch(/nested/);
    }
    const brackets = { overview: [{ id: 'a', type: 'text', content: '[{"\\'.repeat(1000) }] };
    expect((await test.asOwner<ErrorBody>('PUT', '/pages/x', brackets)).body.code).toBe('page/not-found');
  });

  it('sends the API headers for percent-encoded paths too', async () => {
    const { statusCode, headers } = await test.app.inject('/%61pi/pages');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('accepts an empty body with a JSON content type', async () => {
    const answer = await test.app.inject({
      method: 'DELETE',
      url: '/api/pages/x',
      headers: { 'x-test-role': 'owner', 'content-type': 'application/json' },
    });
    expect(answer.json<ErrorBody>().code).toBe('page/not-found');
  });

  it('sends security headers and forbids caching of API responses', async () => {
    const { headers } = await test.asVisitor('GET', '/pages');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect((await test.app.inject('/healthz')).headers['content-security-policy']).toBeUndefined();
  });

  it('serves a compressed OpenAPI document and its documentation page', async () => {
    const document = (await test.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    expect(Object.keys(document.paths)).toContain('/api/pages/{identifier}');
    const page = await test.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?: [^>]*)?>\s*[^<\s]/);
    for (const url of ['/api/openapi.json', '/api/docs/json']) {
      const packed = await test.app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(document);
      expect(packed.rawPayload.length).toBeLessThan(JSON.stringify(document).length / 8);
      const again = await test.app.inject({
        url,
        headers: { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
    }
    const script = /src="([^"]+swagger-initializer\.js)"/.exec(page.body)?.[1] ?? '';
    expect((await test.app.inject(new URL(script, 'http://x/api/docs/').pathname)).statusCode).toBe(200);
  });
});

describe('the error handler', () => {
  it('returns 500 without details, and 503 with Retry-After when the database is unavailable', async () => {
    const logged: string[] = [];
    const storage = openDatabase({ kind: 'sqlite', file: ':memory:' });
    await storage.migrate();
    const stream = { write: (line: string) => void logged.push(line) };
    const app = await buildApp({
      ...testDeps(storage, { logger: { level: 'error', stream } }),
      visitors: () => ({
        routes: async (site) => {
          site.get('/bug', { config: { access: 'public' } }, async () => {
            throw new Error('inner detail');
          });
          site.get('/elsewhere', { config: { access: 'public' } }, async () => {
            throw Object.assign(new Error('not this one'), { statusCode: 403 });
          });
          site.get('/odd', { config: { access: 'public' } }, async () => {
            throw Object.assign(new Error('no such range'), { statusCode: 416 });
          });
          site.get('/later', { config: { access: 'public' } }, async () => {
            throw new AppError('limit/reached', { retryAfter: 30 });
          });
        },
      }),
    });
    const bug = await app.inject('/bug');
    expect([bug.statusCode, bug.json<ErrorBody>().code]).toEqual([500, 'server/failed']);
    expect(bug.body).not.toContain('inner detail');
    expect(logged.join()).toContain('inner detail');
    expect(JSON.parse(logged[0] ?? '{}')).toHaveProperty('reqId', bug.headers['x-request-id']);
    const counted = logged.length;
    expect((await app.inject('/elsewhere')).json<ErrorBody>().code).toBe('route/not-found');
    expect((await app.inject('/odd')).json<ErrorBody>().code).toBe('input/invalid');
    expect(logged).toHaveLength(counted);
    const later = await app.inject('/later');
    expect([later.statusCode, later.headers['retry-after']]).toEqual([429, '30']);
    await storage.close();
    const gone = await app.inject('/api/pages');
    expect([gone.statusCode, gone.json<ErrorBody>().code, gone.headers['retry-after']]).toEqual([
      503,
      'server/unavailable',
      '5',
    ]);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });
});

/** Documentation routes, which are not part of the API. */
const documentation = /^\/api\/(?:docs(?:\/|$)|openapi\.json$)/;
/** Requests of the tus protocol, which no endpoint declares, but the API's document describes. */
const tus = /^\/api\/admin\/uploads(?:\/:id)?$/;

describe('every route', () => {
  async function realParts(storage: Storage): Promise<Required<Pick<AppDeps, 'identity' | 'media'>>> {
    await migrateIdentity(storage.db, storage.capabilities.name);
    const secret = 'a secret that is long enough to be one';
    const accountOptions = { dialect: storage.capabilities.name, secret, publicUrl: 'http://localhost:3000' };
    const options = { ...accountOptions, db: storage.db, passwordChosen: notePasswordChosen(storage) };
    const store = openLocalStore('/tmp/vitrine-never-written');
    return {
      identity: async (app) => {
        await app.register(identityPlugin, options);
        await app.register(accountsPlugin, { ...accountOptions, storage });
        await app.register(profilePlugin, { ...accountOptions, storage });
        await app.register(passkeysPlugin, { ...accountOptions, storage });
        await app.register(assistantKeysPlugin, { ...accountOptions, storage });
      },
      media: async (app) => {
        await installFonts(app, { storage, store });
        await app.register(mediaPlugin, {
          storage,
          store,
          media: createMediaService(storage, store, testPictures),
          uploads: createUploads('/tmp/vitrine-never-written/uploads', standardLimits),
          pictures: testPictures,
          grants: testDeps(storage).grants,
          moments: testDeps(storage).moments,
          deckSigner: testDeps(storage).deckSigner,
        });
      },
    };
  }

  async function allRoutes(): Promise<RouteOptions[]> {
    const storage = openDatabase({ kind: 'sqlite', file: ':memory:' });
    await storage.migrate();
    const routes: RouteOptions[] = [];
    const { identity, media } = await realParts(storage);
    const app = await buildApp({
      ...testDeps(storage),
      identity,
      media,
      onRoute: (route) => void routes.push(route),
    });
    await app.ready();
    await app.close();
    await storage.close();
    return routes;
  }

  it('declares its access, and every API route is listed in endpoints.ts', async () => {
    const routes = (await allRoutes()).filter((route) => route.method !== 'HEAD');
    expect(routes.length).toBeGreaterThan(20);
    const seen = new Set<string>();
    for (const route of routes) {
      expect(route.config?.access, `${String(route.method)} ${route.url} names no access`).toBeDefined();
      if (!route.url.startsWith('/api') || documentation.test(route.url)) continue;
      if (tus.test(route.url)) {
        expect(route.config?.access).toBe('editor');
        continue;
      }
      seen.add(`${String(route.method)} ${route.url}`);
      const declared = endpoints.find(
        (known) => known.method === route.method && `/api${known.path}` === route.url,
      );
      expect(declared, `${String(route.method)} ${route.url} is not in api/endpoints.ts`).toBeDefined();
      expect(route.config?.access).toBe(declared?.access);
    }
    expect([...seen].toSorted()).toEqual(
      endpoints.map(({ method, path }) => `${method} /api${path}`).toSorted(),
    );
  });

  it('rejects callers without the required role', async () => {
    const storage = openDatabase({ kind: 'sqlite', file: ':memory:' });
    await storage.migrate();
    const app = await buildApp(testDeps(storage));
    const mounted = endpoints.filter((known) =>
      app.hasRoute({ method: known.method, url: `/api${known.path}` }),
    );
    for (const { method, path, access } of mounted) {
      const url = `/api${path.replace(/:\w+|\*/g, 'x')}`;
      const visitor = await app.inject({ method, url });
      const editor = await app.inject({ method, url, headers: { 'x-test-role': 'editor' } });
      if (access !== 'public') expect([method, url, visitor.statusCode]).toEqual([method, url, 401]);
      if (access === 'owner') expect([method, url, editor.statusCode]).toEqual([method, url, 403]);
    }
    expect(mounted.length).toBeGreaterThan(20);
    await app.close();
    await storage.close();
  });
});

describe('buildApp', () => {
  it('fails when a plugin that another one depends on is missing', async () => {
    const storage = openDatabase({ kind: 'sqlite', file: ':memory:' });
    const withoutIdentity = { ...testDeps(storage), identity: async () => {} };
    await expect(buildApp(withoutIdentity)).rejects.toThrow(/'identity' of plugin 'access'/);
    await storage.close();
  });
});
