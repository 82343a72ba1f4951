import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildApp } from '#server/app/app.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { testDeps } from '../../../../tests/support/test-app.ts';
import { decksRoutes } from './decks.routes.ts';

async function ask(url: string, headers: Record<string, string> = {}) {
  const storage = openDatabase({ kind: 'sqlite', file: ':memory:' });
  const app = await buildApp({ ...testDeps(storage), visitors: () => ({ routes: decksRoutes }) });
  const answer = await app.inject({ url, headers });
  await app.close();
  await storage.close();
  return answer;
}

it('GET /slidedeck serves the deck in Dutch, and in English with ?lang=en', async () => {
  const dutch = await ask('/slidedeck');
  expect(dutch.statusCode).toBe(200);
  expect(dutch.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(dutch.body).toContain('<html lang="nl">');
  expect((await ask('/slidedeck?lang=en')).body).toContain('<html lang="en">');
  for (const wrong of ['?lang=de', '?lang=', '?lang=nl&lang=en', '?lang=<script>']) {
    expect((await ask(`/slidedeck${wrong}`)).body).toBe(dutch.body);
  }
});

it('GET /slidedeck allows only its inline scripts, and framing only by the site itself', async () => {
  const { body, headers } = await ask('/slidedeck');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("default-src 'none'");
  const scripts = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect(policy).toContain(`script-src ${scripts.join(' ')}`);
});

it('GET /slidedeck compresses its response, and answers 304 to a matching ETag', async () => {
  const plain = await ask('/slidedeck');
  const small = await ask('/slidedeck', { 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  const again = await ask('/slidedeck', {
    'accept-encoding': 'br',
    'if-none-match': String(small.headers.etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
