import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { backupPaths } from '#server/backup/backup-format.ts';
import { classifyAddress, serveMetrics } from './metrics.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-metrics-'));
const closing: (() => Promise<unknown> | unknown)[] = [() => rmSync(folder, { recursive: true })];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server with metrics, both on free ports. */
async function openServer({
  isUp = () => true,
  backupFolder,
}: {
  isUp?: () => boolean;
  backupFolder?: string;
} = {}) {
  const app = fastify({ forceCloseConnections: true });
  const storage = {
    revision: { current: 41 },
    ping: async () => {
      if (!isUp()) throw new Error('no database');
    },
  };
  app.get('/werkwijze', async () => 'words');
  app.get('/slow', async (_request, reply) => {
    reply.hijack();
    reply.raw.write('the beginning');
  });
  const port = await serveMetrics(app, {
    storage: storage as never,
    jobs: {
      list: () => [
        { name: 'trash', lastRun: new Date(1_780_000_000_000), nextRun: undefined, error: 'disk full' },
        { name: 'backup', lastRun: undefined, nextRun: undefined, error: undefined },
      ],
    },
    backupFolder,
    at: { host: '127.0.0.1', port: 0 },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => app.close());
  const metricsAt = `http://127.0.0.1:${port}`;
  return { app, origin, metricsAt, read: async () => (await fetch(`${metricsAt}/metrics`)).text() };
}

it('metrics count responses by kind of URL without revealing URLs', async () => {
  const { origin, read } = await openServer();
  await (await fetch(`${origin}/werkwijze`)).text();
  await (await fetch(`${origin}/een-geheim`)).text();
  await vi.waitFor(async () => {
    const text = await read();
    expect(text).toContain(
      'vitrine_http_request_duration_seconds_count{kind="page",method="GET",status="200"} 1',
    );
    expect(text).toContain(
      'vitrine_http_request_duration_seconds_count{kind="page",method="GET",status="404"} 1',
    );
    expect(text).toContain('vitrine_http_requests_under_way 0');
    expect(text).not.toContain('geheim');
  });
});

it('metrics count aborted requests separately', async () => {
  const { origin, read } = await openServer();
  const request = get(`${origin}/slow`);
  const [response] = await once(request, 'response');
  expect(await read()).toContain('vitrine_http_requests_under_way 1');
  response.destroy();
  await vi.waitFor(async () =>
    expect(await read()).toContain('vitrine_http_requests_broken_off_total{kind="page"} 1'),
  );
});

it('metrics check the database on every request', async () => {
  let up = true;
  const { read } = await openServer({ isUp: () => up });
  expect(await read()).toMatch(/^vitrine_database_up 1$/m);
  up = false;
  const text = await read();
  expect(text).toMatch(/^vitrine_database_up 0$/m);
  expect(text).not.toMatch(/^vitrine_database_answer_seconds \d/m);
  expect(text).toMatch(/^vitrine_content_revision 41$/m);
});

it('metrics report the last complete backup, if the site makes backups', async () => {
  const backups = join(folder, 'backups');
  mkdirSync(join(backups, '2026-11-24T030000Z'), { recursive: true });
  writeFileSync(join(backups, '2026-11-24T030000Z', backupPaths.manifest), '{}');
  mkdirSync(join(backups, '2026-11-25T030000Z'));
  const { read } = await openServer({ backupFolder: backups });
  expect(await read()).toContain(
    `vitrine_last_backup_timestamp_seconds ${Date.UTC(2026, 10, 24, 3) / 1000}\n`,
  );
  expect(await (await openServer()).read()).not.toContain('vitrine_last_backup');
});

it('metrics report the last run of each job and whether it failed', async () => {
  const { read } = await openServer();
  const text = await read();
  expect(text).toContain('vitrine_job_last_run_timestamp_seconds{job="trash"} 1780000000\n');
  expect(text).not.toContain('vitrine_job_last_run_timestamp_seconds{job="backup"}');
  expect(text).toContain('vitrine_job_failed{job="trash"} 1\n');
  expect(text).toContain('vitrine_job_failed{job="backup"} 0\n');
});

it('the metrics server serves only GET /metrics and stops with the site', async () => {
  const { app, metricsAt, origin } = await openServer();
  expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  expect((await fetch(`${metricsAt}/`)).status).toBe(404);
  expect((await fetch(`${metricsAt}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${metricsAt}/metrics`)).headers.get('content-type')).toContain(
    'text/plain; version=0.0.4',
  );
  await app.close();
  await expect(fetch(`${metricsAt}/metrics`)).rejects.toThrow();
});

it.each([
  ['/', 'page'],
  ['/en/cases', 'page'],
  ['/api/pages?search=x', 'api'],
  ['/admin/pages', 'editor'],
  ['/media/a.jpg', 'media'],
  ['/assets/a.js', 'asset'],
  ['/readyz', 'health'],
  [`/${'x'.repeat(9000)}`, 'page'],
])('%s is classified as %s', (url, kind) => expect(classifyAddress(url)).toBe(kind));
