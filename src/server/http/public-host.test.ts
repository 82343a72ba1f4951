import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildApp } from '#server/app/app.ts';
import { createVisitorSide } from '#server/app/visitor-side.ts';
import { parseConfig } from '#server/boot/config.ts';
import { openDeps } from '#server/boot/deps.ts';
import { createPublicSite } from '#server/boot/public-site.ts';
import { createPage } from '#server/pages/content/create-page.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { builtAssets } from '../../../tests/support/built-assets.ts';
import { testDeps } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';

const publicUrl = 'https://studio.example';
const storage = openDatabase({ kind: 'sqlite', file: ':memory:' });
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  await storage.migrate();
  await storage.revision.start();
  const deps = { ...testDeps(storage, { definitions: blockDefinitions }), publicUrl, isSecure: true };
  const main = { identifier: 'main', title: 'Welkom', status: 'PUBLISHED', overview: [] };
  await createPage(deps, main as never, 'system');
  app = await buildApp({
    ...deps,
    visitors: createVisitorSide({
      reader: new SiteReader(storage),
      assets: builtAssets,
      assetsFolder: import.meta.dirname,
      origin: publicUrl,
      now: () => new Date('2026-11-28'),
      pictures: testPictures,
    }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await storage.close();
});

/** Uses a socket, since pages in memory are answered before the routes. */
function ask(host: string, path: string, more: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const headers = { host, ...more.headers };
    const outgoing = request(
      app.listeningOrigin + path,
      { method: more.method ?? 'GET', headers },
      (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, location: answer.headers.location });
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('a request to another host name of the site', () => {
  it.each([
    '/',
    '/en',
    '/?a=1&b=2',
    '/nergens',
    '/admin/pages?x',
    '/kamer/geheim',
    '/en/inzage/geheim',
    '/Main/',
  ])('is redirected with path and query for the document %s', async (path) => {
    // Caches the page, so that it is answered before the routes.
    await ask('studio.example', path);
    for (const method of ['GET', 'HEAD'])
      expect(await ask('www.studio.example', path, { method })).toEqual({
        status: 301,
        location: publicUrl + path,
      });
  });

  it.each(['/healthz', '/readyz', '/api/pages', '/api/openapi.json', '/frame/code', '/robots.txt'])(
    'is answered for %s',
    async (path) => {
      expect((await ask('www.studio.example', path)).status).toBe(200);
    },
  );

  it('is answered as usual if it is not for a document', async () => {
    expect((await ask('www.studio.example', '/api/nothing')).status).toBe(404);
    expect((await ask('www.studio.example', '/', { method: 'POST' })).status).toBe(405);
  });

  it('is never redirected to another site', async () => {
    expect((await ask('www.studio.example', '//evil.example/x')).location).toBe(
      `${publicUrl}//evil.example/x`,
    );
  });

  it('is not redirected if a proxy forwards the public host name', async () => {
    for (const name of [
      'studio.example',
      'STUDIO.example',
      'studio.example:443',
      'edge.example, studio.example',
    ]) {
      const headers = { 'x-forwarded-host': name };
      expect((await ask('backend.example', '/', { headers })).status).toBe(200);
    }
  });
});

it.each(['studio.example', 'localhost:3000', '127.0.0.1', '[::1]:3000', 'vitrine:3000'])(
  'a document is served on %s without a redirect',
  async (host) => {
    expect((await ask(host, '/')).status).toBe(200);
  },
);

describe('Strict-Transport-Security', () => {
  it('does not cover subdomains by default, on pages or in the API', async () => {
    for (const url of ['/', '/admin', '/api/pages'])
      expect((await app.inject({ url })).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('covers subdomains if HSTS_SUBDOMAINS is on', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-host-'));
    const environment = { DATA_DIR: folder, PUBLIC_URL: publicUrl, HSTS_SUBDOMAINS: 'on' };
    const config = parseConfig({ ...environment, LOG_LEVEL: 'silent' });
    const deps = await openDeps(config, blockDefinitions, { pictureWorker: '' });
    const served = { assets: builtAssets, assetsFolder: import.meta.dirname };
    const other = await buildApp({ ...deps, visitors: await createPublicSite(config, deps, served) });
    for (const url of ['/', '/admin', '/api/pages'])
      expect([url, (await other.inject({ url })).headers['strict-transport-security']]).toEqual([
        url,
        'max-age=31536000; includeSubDomains',
      ]);
    await other.close();
    await deps.close();
    await rm(folder, { recursive: true });
  });
});
