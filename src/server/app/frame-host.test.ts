import fp from 'fastify-plugin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app/app.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { testDeps } from '../../../tests/support/test-app.ts';

const frameOrigin = 'https://frames.example';
const publicUrl = 'https://studio.example';
const storage = openDatabase({ kind: 'sqlite', file: ':memory:' });
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  const deps = { ...testDeps(storage), publicUrl, frameOrigin, isSecure: true, trustProxy: '127.0.0.1' };
  app = await buildApp({
    ...deps,
    onRoute: () => {},
    media: async (inside) => {
      inside.get('/decks/*', { config: { access: 'public' } }, async () => 'a deck');
    },
    visitors: () => ({
      routes: fp(async (inside) => {
        inside.get('/*', { config: { access: 'public' } }, async () => 'a page');
      }),
    }),
  });
});
afterAll(async () => {
  await app.close();
  await storage.close();
});

type Method = 'GET' | 'HEAD' | 'POST';
const ask = (host: string, url: string, method: Method = 'GET', headers: Record<string, string> = {}) =>
  app.inject({ url, method, headers: { host, ...headers } });

describe('the host for embedded code', () => {
  it.each(['frames.example', 'FRAMES.example', 'frames.example:443'])('serves frames at %s', async (host) => {
    const answer = await ask(host, '/frame/code');
    expect(answer.statusCode).toBe(200);
    const policy = String(answer.headers['content-security-policy']).split('; ');
    expect(policy[0]).toBe('sandbox allow-scripts');
    expect(policy).toContain(`frame-ancestors ${publicUrl}`);
  });

  it('returns 404 without cookies for every other URL', async () => {
    const methods: Method[] = ['GET', 'POST'];
    for (const url of [
      '/',
      '/en',
      '/admin',
      '/api/pages',
      '/api/openapi.json',
      '/healthz',
      '/assets/x.js',
      '/frames',
      '//frame/code',
      '/frame/nope',
    ]) {
      for (const method of methods) {
        const answer = await ask('frames.example', url, method);
        expect([url, answer.statusCode, answer.body]).toEqual([url, 404, 'Nothing is here.\n']);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    }
    expect((await ask('frames.example', '/frame/code', 'POST')).statusCode).toBe(404);
  });

  it('redirects requests for media files to the site', async () => {
    const answer = await ask('frames.example', '/media/0123456789abcdef/a.jpg?w=640');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      307,
      `${publicUrl}/media/0123456789abcdef/a.jpg?w=640`,
    ]);
  });

  it('is recognised by the forwarded host of a trusted proxy', async () => {
    const forwarded = { 'x-forwarded-host': 'frames.example' };
    expect((await ask('10.0.0.1:3000', '/api/pages', 'GET', forwarded)).body).toBe('Nothing is here.\n');
  });
});

describe('the site with a separate host for embedded code', () => {
  it('redirects frames and decks to that host', async () => {
    for (const url of [
      '/frame/code',
      '/%66rame/code',
      '/decks/proof.mac/0123456789abcdef-0123456789abcdef/',
    ]) {
      const answer = await ask('studio.example', url);
      expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
        307,
        `${frameOrigin}${url}`,
        'private, no-store',
      ]);
    }
  });

  it('serves everything else as usual', async () => {
    expect((await ask('studio.example', '/healthz')).statusCode).toBe(200);
    expect((await ask('studio.example', '/frame/nope')).body).toBe('a page');
  });
});
