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

test('the cookie signs the user in, and the token is renewed before it expires', async () => {
  const { server, session, status } = openServer();
  await session.start();
  expect(status()).toBe('signed-in');
  await vi.advanceTimersByTimeAsync(14 * 60_000);
  expect(server.given).toBe(2);
});

test('without a cookie the status is signed out', async () => {
  const { server, session, status } = openServer();
  server.cookie = false;
  await session.start();
  expect(status()).toBe('signed-out');
});

test('a rejected request is repeated with a new token, requested once for all callers', async () => {
  const { server, session } = openServer();
  await session.start();
  server.given += 1;
  const answers = await Promise.all([session.fetch('/api/pages'), session.fetch('/api/media')]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  expect(server.calls.filter((call) => call.startsWith('/api/auth/token'))).toHaveLength(2);
});

test('a request in an expired session waits until the user signs in again', async () => {
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

test('abandoning an expired session returns the rejection to the waiting request', async () => {
  const { server, session } = openServer();
  await session.start();
  server.given += 1;
  server.cookie = false;
  const call = session.fetch('/api/pages');
  await vi.advanceTimersByTimeAsync(0);
  session.abandon();
  expect((await call).status).toBe(401);
});

test('signing in redirects only to screens of the editor', () => {
  expect(resolveNextAddress('/admin/media?x=1')).toBe('/admin/media?x=1');
  for (const foreign of [null, 'https://evil.example', '//evil.example', '/admin.evil', '/admin/login']) {
    expect(resolveNextAddress(foreign)).toBe('/admin');
  }
});

test('without a session, the state has the server’s refusal until another start succeeds', async () => {
  const responses = [
    json({ code: 'auth/foreign-origin', message: 'Open the editor elsewhere.' }, 403),
    json({
      token: 't',
      expiresAt: '2026-11-01T12:15:00Z',
      user: { id: 'u', email: 'a@b.c', name: 'A', role: 'owner' },
    }),
  ];
  const session = createSession(async () => {
    const response = responses.shift();
    if (!response) throw new TypeError('No connection');
    return response;
  });
  await session.start();
  expect(session.store.getState()).toMatchObject({
    status: 'unreachable',
    refusal: { message: 'Open the editor elsewhere.' },
  });
  await session.start();
  expect(session.store.getState()).toMatchObject({ status: 'signed-in', refusal: undefined });
  await session.start();
  expect(session.store.getState()).toMatchObject({ status: 'unreachable', refusal: undefined });
});
