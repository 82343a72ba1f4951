import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '#server/backup/find-free-port.ts';
import { buildSiteEnvironment, waitUntilAnswers } from '../../bench/servers.ts';
import { copyCheckout, devServerParts } from '../../scripts/lib/copy-checkout.ts';

/** Vite's messages to the browser, with the types that this test uses. */
interface HotMessage {
  readonly type: 'connected' | 'update' | 'full-reload' | 'error';
}

let copy: string;
let origin: string;
let server: ChildProcess;
let complaints = '';
let hot: WebSocket;

beforeAll(async () => {
  copy = copyCheckout(devServerParts, (path) => !path.includes('.test.'));
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  const env = { ...buildSiteEnvironment(join(copy, 'data'), port), PUBLIC_URL: origin, SEED: 'empty' };
  server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env, NODE_ENV: 'development', VITEST: '' },
  });
  server.stderr?.on('data', (chunk) => {
    complaints += chunk;
  });
  await waitUntilAnswers(`${origin}/`, () => server.exitCode !== null);
  hot = new WebSocket(`ws://localhost:${port + 1000}/`, 'vite-hmr');
  await once(hot, 'open');
});

afterAll(async () => {
  hot.close();
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  rmSync(copy, { recursive: true, force: true });
});

/** Resolves when Vite sends the browser a message of this type. */
function waitFor(type: HotMessage['type']): Promise<void> {
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent) => {
      if ((JSON.parse(data) as HotMessage).type !== type) return;
      hot.removeEventListener('message', listen);
      resolve();
    };
    hot.addEventListener('message', listen);
  });
}

/** Edits a source and waits for a message of this type. Returns the source before the edit. */
async function edit(file: string, change: (source: string) => string, told: HotMessage['type']) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const message = waitFor(told);
  writeFileSync(path, change(source));
  await message;
  return source;
}

async function read(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(origin + path);
  return { status: response.status, text: await response.text() };
}

describe('the dev server', () => {
  it.each([
    {
      what: 'a view',
      file: 'src/site/site-body.tsx',
      from: '<main id="page"',
      to: '<main id="page" data-edit="1"',
      path: '/',
      shown: 'data-edit="1"',
    },
    {
      what: 'a style',
      file: 'src/site/styles/base.css',
      from: 'body {',
      to: 'body { orphans: 7;',
      path: '/',
      shown: 'orphans:7',
    },
    {
      what: 'a server file',
      file: 'src/server/app/health.ts',
      from: "'ok'",
      to: "'edited'",
      path: '/healthz',
      shown: 'edited',
    },
  ])('has applied a change of $what when it tells the browser to reload', async (sample) => {
    const { file, from, to, path, shown } = sample;
    await edit(file, (source) => source.replace(from, to), 'full-reload');
    expect((await read(path)).text.replaceAll(': ', ':')).toContain(shown);
  });

  it('shows a syntax error in a server file, and recovers once it is fixed', async () => {
    const file = 'src/server/website/website.service.ts';
    const source = await edit(file, (text) => `${text}\nconst = 1;\n`, 'error');
    const broken = await read('/');
    expect(broken.status).toBe(500);
    expect(broken.text).toContain('website.service.ts');
    expect(complaints).toContain('website.service.ts');
    await edit(file, () => source, 'full-reload');
    expect((await read('/')).status).toBe(200);
  });
});
