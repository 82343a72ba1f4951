import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resolveNextAddress } from './login-screen.tsx';
import { createSession } from './session.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server with one cookie and the tokens it has issued. */
function openServer() {
  const server = { cookie: true, given: 0, calls: [] as string[] };
  const session = createSession(async (input, init) => {
    const path = String(input);
    const bearer = new Headers(init?.headers).get('authorization');
    server.calls.push(`${path} ${bearer ?? '-'}`);
    if (path === '/api/auth/token' && !server.cookie) return json({ message: 'Please sign in first.' }, 401);
    if (path.startsWith('/api/auth/')) {
      server.given += 1;
      const user = { id: 'u', email: 'a@b.c', name: 'A', role: 'owner' };
      return json({ token: `t${server.given}`, expiresAt: '2026-11-01T12:15:00Z', user });
    }
    return bearer === `Bearer t${server.given}`
      ? json({ ok: true })
      : json({ message: 'Please sign in first.' }, 401);
  });
  return { server, session, status: () => session.store.getState().status };
}

test('the cookie signs in, and a token is renewed before it ends', async () => {
  const { server, session, status } = openServer();
  await session.start();
  expect(status()).toBe('signed-in');
  await vi.advanceTimersByTimeAsync(14 * 60_000);
  expect(server.given).toBe(2);
});

test('without a cookie nobody is signed in', async () => {
  const { server, session, status } = openServer();
  server.cookie = false;
  await session.start();
  expect(status()).toBe('signed-out');
});

test('a refused call gets a new token and goes again, once for all callers', async () => {
  const { server, session } = openServer();
  await session.start();
  server.given += 1;
  const answers = await Promise.all([session.fetch('/api/pages'), session.fetch('/api/media')]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  expect(server.calls.filter((call) => call.startsWith('/api/auth/token'))).toHaveLength(2);
});

test('a session that ended in the middle of work keeps the call until somebody signs in again', async () => {
  const { server, session, status } = openServer();
  await session.start();
  server.given += 1;
  server.cookie = false;
  const call = session.fetch('/api/pages', { method: 'PUT', body: '{}' });
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('expired');
  await session.signIn({ email: 'a@b.c', password: 'secret' });
  expect((await call).status).toBe(200);
  expect(status()).toBe('signed-in');
});

test('leaving instead gives the refusal back', async () => {
  const { server, session } = openServer();
  await session.start();
  server.given += 1;
  server.cookie = false;
  const call = session.fetch('/api/pages');
  await vi.advanceTimersByTimeAsync(0);
  session.abandon();
  expect((await call).status).toBe(401);
});

test('signing in leads to screens of the editor only', () => {
  expect(resolveNextAddress('/admin/media?x=1')).toBe('/admin/media?x=1');
  for (const foreign of [null, 'https://evil.example', '//evil.example', '/admin.evil', '/admin/login']) {
    expect(resolveNextAddress(foreign)).toBe('/admin');
  }
});
