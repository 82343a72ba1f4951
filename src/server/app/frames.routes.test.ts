import { describe, expect, it } from 'vitest';
import { buildApp } from '#server/app/app.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { testDeps } from '../../../tests/support/test-app.ts';

async function ask(url: string, headers: Record<string, string> = {}) {
  const storage = openDatabase({ kind: 'sqlite', file: ':memory:' });
  const app = await buildApp(testDeps(storage));
  const answer = await app.inject({ url, headers });
  await app.close();
  await storage.close();
  return answer;
}

const readPolicy = (answer: Awaited<ReturnType<typeof ask>>) =>
  String(answer.headers['content-security-policy']).split('; ');

describe('/frame/code', () => {
  it('serves a sandboxed document without an origin, which only the site may frame', async () => {
    const answer = await ask('/frame/code');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = readPolicy(answer);
    expect(policy[0]).toBe('sandbox allow-scripts');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("form-action 'none'");
    expect(policy.join()).not.toContain('allow-same-origin');
    expect(policy.find((rule) => rule.startsWith('script-src'))).not.toContain("'self'");
    expect(policy.find((rule) => rule.startsWith('connect-src'))).not.toContain("'self'");
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is cached by browsers and revalidated with an ETag', async () => {
    const first = await ask('/frame/code');
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const again = await ask('/frame/code', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it('returns the same document for any query', async () => {
    expect((await ask('/frame/code?html=<script>alert(1)</script>')).body).toBe(
      (await ask('/frame/code')).body,
    );
  });
});
