import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '#server/app/metrics.ts';
import { configVariables, parseConfig } from '#server/boot/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const settings = read('docs/reference/settings.md');
const operations = read('docs/operations.md');

it('the settings reference explains every variable', () => {
  const [, table = ''] = /^\| Variable \|.*?\n(.*?)\n\n/ms.exec(settings) ?? [];
  expect(configVariables.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

it('the operations guide explains exactly the metrics that exist', async () => {
  const metrics = createMetrics({
    storage: { ping: async () => undefined, revision: { current: 1 } } as never,
    jobs: { list: () => [] },
    backupFolder: root,
  });
  const text = await metrics.read();
  const there = [...text.matchAll(/^# TYPE (vitrine_\w+) /gm)].map(([, name]) => name);
  const explained = [...operations.matchAll(/^\| `(vitrine_\w+)`/gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual(there.sort());
});

describe('the compose file', () => {
  const file = read('deploy/compose.yaml');
  const { services, volumes } = parse(file, { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; volumes?: string[] }>;
    volumes: Record<string, null>;
  };
  const site = services.site?.environment ?? {};
  const asked = [...file.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
  const example = new Map(
    [...read('deploy/example.env').matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const secrets: Record<string, string> = { SECRET: 'x'.repeat(32), ADMIN_EMAIL: 'a@b.nl', SEED: 'empty' };
  const filled = (value: string) =>
    value.replace(
      /\$\{(\w+)[^}]*\}/g,
      (_all, name: string) => secrets[name] ?? (example.get(name) || 'twelve-letters'),
    );

  it('uses exactly the variables of the example file', () => {
    expect(asked.filter((name) => !example.has(name) && name !== 'SEED')).toEqual([]);
    expect([...example.keys()].filter((name) => !asked.includes(name))).toEqual([]);
  });

  it.each(['site', 'second-site'])('gives %s a valid configuration', (name) => {
    const given = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
      key,
      filled(value),
    ]);
    expect(given.map(([key]) => key).filter((key) => !configVariables.includes(key ?? ''))).toEqual([]);
    expect(parseConfig(Object.fromEntries(given))).toMatchObject({
      isSecure: true,
      media: { kind: 'bucket', endpoint: 'http://bucket:9000' },
      database: { kind: 'postgres' },
      metrics: { port: 9464 },
    });
  });

  it('shares one secret, database and bucket between both servers, and declares every volume', () => {
    const shared = ['SECRET', 'DATABASE_URL', 'MEDIA_URL', 'PUBLIC_URL'];
    for (const name of shared) expect(services['second-site']?.environment?.[name]).toBe(site[name]);
    const named = Object.values(services).flatMap(({ volumes: used = [] }) =>
      used.map((volume) => volume.split(':')[0]),
    );
    expect([...new Set(named.filter((volume) => volume && /^\w/.test(volume)))].sort()).toEqual(
      Object.keys(volumes).sort(),
    );
  });
});

it('the compose file, nginx and the image agree on names, port and folders', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<
      string,
      { image?: string; environment?: Record<string, string>; volumes?: string[]; entrypoint?: string[] }
    >;
  };
  const dockerfile = read('Dockerfile');
  const [, port] = / PORT=(\d+) /.exec(dockerfile) ?? [];
  const asked = [...read('deploy/nginx.conf').matchAll(/^ +server ([\w-]+):(\d+)/gm)];
  const sites = Object.entries(services).filter(([, { image }]) => image === 'vitrine');
  expect(asked.map(([, name, at]) => `${name}:${at}`)).toEqual(sites.map(([name]) => `${name}:${port}`));
  const [, kept = '[]'] = /^VOLUME (\[.*\])$/m.exec(dockerfile) ?? [];
  for (const [, { volumes = [], environment = {} }] of sites) {
    expect(volumes.map((volume) => volume.split(':')[1])).toEqual(JSON.parse(kept));
    expect(JSON.parse(kept)).toContain(environment.BACKUP_DIR);
    expect(services.bucket?.entrypoint?.join(' ')).toContain(
      `mkdir -p /data/${environment.MEDIA_URL?.replace('s3://', '')} `,
    );
    expect(services[new URL(environment.MEDIA_ENDPOINT ?? '').hostname]).toBeDefined();
    expect(environment.DATABASE_URL).toContain('@database/');
  }
});

it('nginx closes idle connections before the server does, and does not trust visitors’ X-Forwarded-For headers', () => {
  const nginx = read('deploy/nginx.conf');
  const [, seconds] = /keepalive_timeout (\d+)s/.exec(nginx) ?? [];
  // The timeout of Fastify, which `http/early-answers.ts` uses too.
  expect(Number(seconds)).toBeLessThan(72);
  expect(nginx).not.toMatch(/^[^#]*proxy_add_x_forwarded_for/m);
});

describe('the systemd unit', () => {
  const [, families = ''] = /^RestrictAddressFamilies=(.*)$/m.exec(read('deploy/vitrine.service')) ?? [];
  const restricted = (...command: string[]) => [
    join(root, 'tests/support/with-address-families.pl'),
    families.replaceAll(' ', ','),
    ...command,
  ];
  const canRestrict = process.platform === 'linux' && spawnSync('perl', restricted('true')).status === 0;

  it.for(['0.0.0.0', '::', 'localhost'])('lets the server listen on %s', async (host, { skip }) => {
    skip(!canRestrict, 'needs Linux, and perl for the restriction of the unit');
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-unit-'));
    const server = spawn(
      'perl',
      restricted(process.execPath, join(root, 'tests/support/slow-server.ts'), host),
      { env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const complaint = text(server.stderr);
    const ended = once(server, 'exit');
    const said = await Promise.race([once(server.stdout, 'data').then(String), complaint]);
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
    expect(said).toMatch(/^http:\/\/\S+\n$/);
  });
});

it('every file that the image copies or the unit starts exists', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY --from=build \/site\/(\S+)/gm)].map(
    ([, path = '']) => path,
  );
  expect(copied).toContain('dist');
  // Except the folders that installing and building create.
  expect(
    copied.filter(
      (path) =>
        !['dist', 'node_modules', 'studio/seed/media'].includes(path) && !existsSync(join(root, path)),
    ),
  ).toEqual([]);
  const commands = [
    ...`${operations}${read('deploy/vitrine.service')}${read('Dockerfile')}`.matchAll(
      /dist\/server\/([\w-]+)\.js/g,
    ),
  ];
  const sources = (name: string) => [`src/server/boot/${name}.ts`, `src/server/commands/${name}.ts`];
  expect(
    commands
      .map(([, name = '']) => name)
      .filter((name) => !sources(name).some((path) => existsSync(join(root, path)))),
  ).toEqual([]);
});

it('the server depends only on packages that a bundle cannot contain', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  // Give the reason for a new one in docs/decisions/build-one-package-from-maintained-libraries.md, because
  // every server installs it.
  expect(Object.keys(dependencies)).toEqual([
    '@fastify/swagger-ui',
    '@hyzyla/pdfium',
    '@simplewebauthn/server',
    'fontverter',
    'harfbuzzjs',
    'jsdom',
    'libheif-js',
    'pg',
    'sharp',
    'subset-font',
  ]);
});
