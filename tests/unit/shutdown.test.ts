import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const serverFile = fileURLToPath(new URL('../support/slow-server.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-shutdown-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function start(env: NodeJS.ProcessEnv = {}) {
  const server = spawn(process.execPath, [serverFile], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const [origin] = (await once(server.stdout, 'data')) as [Buffer];
  return { server, ended, origin: origin.toString().trim() };
}

/** Requests a route that responds only after SIGTERM, which it sends once the request has arrived. */
async function askSlowly(
  { server, origin }: { server: ChildProcess; origin: string },
  path = '/slow',
): Promise<Response> {
  const slow = fetch(origin + path);
  await once(server.stdout ?? server, 'data');
  server.kill('SIGTERM');
  return slow;
}

it.each(['/slow', '/page'])(
  'SIGTERM lets the current request finish (%s), and then the server exits with code 0',
  async (path) => {
    const started = await start();
    expect(await (await askSlowly(started, path)).json()).toEqual({ finished: true });
    expect(await started.ended).toEqual([0, null]);
  },
);

it('SIGTERM does not wait for a connection that sends nothing', async () => {
  const started = await start();
  const { port, hostname } = new URL(started.origin);
  const silent = connect(Number(port), hostname);
  await once(silent, 'connect');
  const closed = once(silent, 'close');
  silent.resume();
  expect(await (await askSlowly(started)).json()).toEqual({ finished: true });
  await closed;
  expect(await started.ended).toEqual([0, null]);
});

it('behind a proxy the server answers requests on open connections after SIGTERM, and then closes them', async () => {
  const started = await start({ TRUST_PROXY: '1' });
  const proxy = new Agent({ keepAlive: true });
  const kept = await Promise.all([1, 2, 3].map(() => send(started.origin, proxy, 'GET')));
  expect(new Set(kept.map(({ socket }) => socket)).size).toBe(3);
  expect(kept.map(({ connection }) => connection)).toEqual(Array(3).fill('keep-alive'));

  expect(await (await askSlowly(started)).json()).toEqual({ finished: true });
  // It accepts no new connections, so that a proxy asks another server.
  await expect(send(started.origin, new Agent(), 'GET')).rejects.toThrow('ECONNREFUSED');
  for (const method of ['POST', 'GET', 'POST']) {
    const answer = await send(started.origin, proxy, method);
    expect(answer).toMatchObject({ status: 200, connection: 'close', body: `{"method":"${method}"}` });
    expect(kept.map(({ socket }) => socket)).toContain(answer.socket);
  }
  expect(await started.ended).toEqual([0, null]);
});

it('behind a proxy the server closes idle connections after SIGTERM', async () => {
  const started = await start({ TRUST_PROXY: '1' });
  const proxy = new Agent({ keepAlive: true });
  const { socket } = await send(started.origin, proxy, 'GET');
  const closed = once(socket, 'close');
  await askSlowly(started);
  await closed;
  expect(await started.ended).toEqual([0, null]);
});

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly socket: Socket;
  readonly body: string;
}

function send(origin: string, agent: Agent, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}/quick`, { agent, method }, (incoming: IncomingMessage) => {
      const { statusCode: status, headers, socket } = incoming;
      text(incoming).then(
        (body) => resolve({ status, connection: headers.connection, socket, body }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
