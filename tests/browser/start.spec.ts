import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../src/server/backup/find-free-port.ts';
import { owner } from './support/owner.ts';
import { expect, test } from './support/test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const serverFile = join(root, 'dist/server/main.js');
const recorder = new URL('./support/record-modules.ts', import.meta.url).href;

/**
 * Patterns of the modules that the server loads only when they are first needed, as in docs/performance.md.
 */
const onDemand = {
  pictures: /\/node_modules\/(?:sharp|@img)\//,
  postgres: /\/node_modules\/pg(?:-[a-z]+)?\//,
  identity: /\/chunks\/better-auth-/,
  documentation: /\/node_modules\/@fastify\/swagger|\/documentation-server-/,
  sharingPicture: /\/chunks\/sharing-picture-/,
  metrics: /\/chunks\/metrics-/,
};
type Part = keyof typeof onDemand;
const parts = Object.keys(onDemand) as Part[];

interface Started {
  readonly child: ChildProcess;
  /** Returns a line for each module that the process has loaded. */
  readonly modules: () => string;
  readonly loaded: () => Part[];
}

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-start-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a process and records its modules, without those of its child processes. */
function record(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const file = join(folder, 'modules.txt');
  const child = spawn(process.execPath, ['--import', recorder, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env, RECORD_MODULES: file },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const modules = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(`${child.pid} `))
      .join('\n');
  const loaded = () => parts.filter((part) => onDemand[part].test(modules()));
  return { child, modules, loaded } satisfies Started;
}

test('a server on SQLite loads PostgreSQL, image, sign-in and API documentation libraries only when needed', async () => {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const server = record([serverFile], {
    NODE_ENV: 'production',
    PORT: `${port}`,
    DATA_DIR: join(folder, 'data'),
    SEED: 'empty',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    LOG_LEVEL: 'silent',
    EMBED_POSTERS: 'off',
  });
  const ended = once(server.child, 'exit');
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(origin + path, init);
    await answer.arrayBuffer();
    return answer.status;
  };
  try {
    for await (const said of server.child.stderr) if (String(said).includes(origin)) break;
    for (const path of ['/', '/en', '/cases', '/admin', '/robots.txt', '/sitemap.xml', '/api/pages']) {
      expect([path, await ask(path)]).toEqual([path, 200]);
    }
    expect(await ask('/nergens')).toBe(404);
    // Checks that the record is of this server.
    expect(server.modules()).toMatch(/\/dist\/server\/main\.js$/m);
    expect(server.loaded()).toEqual([]);

    // Each request loads only the modules that it needs. A separate process encodes images.
    await ask('/api/auth/sign-in', {
      method: 'POST',
      body: JSON.stringify({ email: owner.email, password: 'niet dit' }),
      headers: { 'content-type': 'application/json', origin },
    });
    expect(server.loaded()).toEqual(['identity']);
    expect(await ask('/api/docs')).toBe(200);
    expect(server.loaded()).toEqual(['identity', 'documentation']);
    expect(await ask('/og/main.jpg')).toBe(200);
    expect(await ask('/favicon.ico')).toBe(200);
    expect(server.loaded()).toEqual(['identity', 'documentation', 'sharingPicture']);
  } finally {
    server.child.kill();
    await ended;
  }
});

/** Starts the production server. `ended` resolves to its exit code and output. */
function start(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [serverFile], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: join(folder, 'data'),
      SEED: 'empty',
      ...env,
    },
  });
  const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
  return {
    child,
    ended: once(child, 'exit').then(async ([code]) => ({ code, stdout: await stdout, stderr: await stderr })),
  };
}

test('stdout contains only JSON log lines, and each request has one id', async () => {
  const port = await findFreePort();
  const { child, ended } = start({ PORT: `${port}`, EMBED_POSTERS: 'off' });
  await expect(() => fetch(`http://localhost:${port}/readyz`)).toPass();
  await Promise.all(['/api/pages', '/api/none', '/'].map((path) => fetch(`http://localhost:${port}${path}`)));
  child.kill();
  const { stdout, stderr } = await ended;
  const lines = stdout.trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('{"level":') || !JSON.parse(line))).toEqual([]);
  const answered = lines.filter((line) => line.includes('"msg":"answered"'));
  expect(answered).toHaveLength(2);
  for (const line of answered) expect(line.match(/"[^"]*(?:reqId|request-?id)"/gi)).toEqual(['"reqId"']);
  expect(stderr).toMatch(/^\n {2}Sign in {2}.*\n\s+Website {2}.*\n {2}Editor {3}.*\n\n$/);
});

test('an invalid configuration prints one error and creates nothing', async () => {
  const other = createServer();
  await once(other.listen(0, 'localhost'), 'listening');
  const { port } = other.address() as AddressInfo;
  const issues: [NodeJS.ProcessEnv, RegExp][] = [
    [{ PORT: `${port}` }, /^Port \d+ is in use by another program\..*\n$/],
    [{ PORT: '0', METRICS_PORT: `${port}` }, /^Port \d+ is in use .* METRICS_PORT .*\n$/],
    [
      { PORT: '0', HOST: '192.0.2.1' },
      /^HOST is 192\.0\.2\.1, which is not an address of this machine\..*\n$/,
    ],
    [
      { PORT: '0', HOST: 'studio.invalid' },
      /^HOST is studio\.invalid, a name that this machine cannot resolve\..*\n$/,
    ],
    [
      { PORT: '0', DATBASE_URL: 'x' },
      /^The configuration is not valid:\n {2}DATBASE_URL is unknown: did you mean DATABASE_URL\?.*\n$/,
    ],
  ];
  for (const [env, sentence] of issues) {
    expect(await start(env).ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });
    expect(existsSync(join(folder, 'data'))).toBe(false);
  }
  other.close();
  const firebase = await start({
    PORT: '0',
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: 'studio',
    FIREBASE_API_KEY: 'key',
  }).ended;
  expect(firebase).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^ADMIN_EMAIL: needed for the first start with IDENTITY=firebase\..*\n$/),
  });
});

test('the module recorder detects those libraries in a process that loads them', async () => {
  const { child, loaded } = record(['--input-type=module', '--eval', "import 'sharp'; import 'pg';"]);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(loaded()).toEqual(['pictures', 'postgres']);
});
