import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { findNewestBackup, parseBackupMoment } from '#server/backup/kept-backups.ts';
import type { Jobs } from '#server/jobs/create-jobs.ts';
import { isDatabaseReachable } from '#server/storage/is-database-reachable.ts';
import type { Storage } from '#server/storage/storage.ts';

/** Path prefixes and the labels for them; the first match counts. */
const kinds = [
  ['/api/', 'api'],
  ['/admin', 'editor'],
  ['/assets/', 'asset'],
  ['/media/', 'media'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
] as const;

/** Classifies a URL as one of seven kinds, whatever is requested. */
export function classifyAddress(url: string): string {
  return kinds.find(([beginning]) => url.startsWith(beginning))?.[1] ?? 'page';
}

interface MetricsOptions {
  readonly storage: Pick<Storage, 'ping' | 'revision'>;
  readonly jobs: Pick<Jobs, 'list'>;
  /** Folder of the site's backups; undefined if it makes none. */
  readonly backupFolder: string | undefined;
}

/** Histogram buckets in seconds: from a page in memory to a video on a slow connection. */
const seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  readonly contentType: string;
  /** Formats all metrics in Prometheus's text format. */
  read(): Promise<string>;
  /** Counts a server's responses from now on, including those sent before its routes. */
  watch(server: Server): void;
}

/**
 * Creates metrics of a server: process, responses, database and backups. Labels are limited to kinds of URLs,
 * so that requests for a million URLs do not create a million series, and no private title appears in a
 * graph.
 */
export function createMetrics({ storage, jobs, backupFolder }: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const answers = new Histogram({
    name: 'vitrine_http_request_duration_seconds',
    help: 'Duration of a request until the end of its answer, by kind of URL.',
    labelNames: ['kind', 'method', 'status'],
    buckets: seconds,
    registers,
  });
  const broken = new Counter({
    name: 'vitrine_http_requests_broken_off_total',
    help: 'Requests whose client disconnected before the end of the answer.',
    labelNames: ['kind'],
    registers,
  });
  const underWay = new Gauge({
    name: 'vitrine_http_requests_under_way',
    help: 'Requests in progress.',
    registers,
  });
  watchJobs(jobs, registers);
  const lookAtDatabase = watchDatabase(storage, registers);
  if (backupFolder !== undefined) watchBackups(backupFolder, registers);
  return {
    contentType: registry.contentType,
    async read() {
      await lookAtDatabase();
      return registry.metrics();
    },
    watch(server) {
      // Registers before all other listeners, since the next one sends answers from memory.
      server.prependListener('request', (request, response) => {
        const begin = performance.now();
        const kind = classifyAddress(request.url ?? '/');
        underWay.inc();
        response.once('close', () => {
          underWay.dec();
          if (!response.writableFinished) return broken.inc({ kind });
          const method = request.method ?? '';
          answers.observe({ kind, method, status: response.statusCode }, (performance.now() - begin) / 1000);
        });
      });
    },
  };
}

/** Returns a function that queries the database again; its metrics show the last result. */
function watchDatabase(storage: MetricsOptions['storage'], registers: Registry[]): () => Promise<void> {
  const up = new Gauge({ name: 'vitrine_database_up', help: '1 if the database answers.', registers });
  const duration = new Gauge({
    name: 'vitrine_database_answer_seconds',
    help: 'Response time of the database; absent if it does not answer.',
    labelNames: [],
    registers,
  });
  new Gauge({
    name: 'vitrine_content_revision',
    help: 'Revision of the public content; on all servers the same within a moment.',
    registers,
    collect() {
      this.set(storage.revision.current);
    },
  });
  return async () => {
    const begin = performance.now();
    const isUp = await isDatabaseReachable(storage, () => undefined);
    up.set(isUp ? 1 : 0);
    if (isUp) duration.set((performance.now() - begin) / 1000);
    else duration.remove();
  };
}

function watchJobs(jobs: Pick<Jobs, 'list'>, registers: Registry[]): void {
  const labelNames = ['job'];
  new Gauge({
    name: 'vitrine_job_last_run_timestamp_seconds',
    help: 'End of a background job’s last run; absent before the first.',
    labelNames,
    registers,
    collect() {
      for (const { name, lastRun } of jobs.list())
        if (lastRun) this.set({ job: name }, lastRun.getTime() / 1000);
    },
  });
  new Gauge({
    name: 'vitrine_job_failed',
    help: '1 if a background job’s last run failed.',
    labelNames,
    registers,
    collect() {
      for (const { name, error } of jobs.list()) this.set({ job: name }, error === undefined ? 0 : 1);
    },
  });
}

function watchBackups(folder: string, registers: Registry[]): void {
  new Gauge({
    name: 'vitrine_last_backup_timestamp_seconds',
    help: 'Time of the newest complete backup; 0 without one.',
    registers,
    async collect() {
      const newest = await findNewestBackup(folder);
      this.set(newest === undefined ? 0 : parseBackupMoment(newest).getTime() / 1000);
    },
  });
}

type Options = Parameters<typeof createMetrics>[0] & {
  /** Address to listen on. */
  readonly at: { readonly host: string; readonly port: number };
};

/**
 * Serves `/metrics` on its own port while the app runs. Not on the site's, since metrics are private, and a
 * port is easier to block than a path.
 *
 * @returns the port once it listens
 */
export async function serveMetrics(
  app: FastifyInstance,
  { at, ...watched }: Options,
): Promise<number | undefined> {
  const metrics = createMetrics(watched);
  metrics.watch(app.server);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end('There is /metrics here.\n');
      return;
    }
    try {
      const text = await metrics.read();
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      app.log.error({ err: error }, 'metrics could not be read');
      response.writeHead(500).end();
    }
  });
  server.listen(at);
  await once(server, 'listening');
  app.addHook('preClose', async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : undefined;
}
