import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '#server/app/app.ts';
import { createBackupJob } from '#server/jobs/backup-job.ts';
import {
  createOlderFilesJob,
  createPosterJob,
  createScheduleJob,
  createSweepJobs,
  createTrashJob,
} from '#server/jobs/site-jobs.ts';
import type { Config } from './config.ts';
import type { OpenedDeps } from './deps.ts';
import { watchSecret } from './secret/secret-fingerprint.ts';

/** ms. Longer than any regular request; then the process exits anyway. */
const shutdownPatienceMs = 10_000;
/** ms that a start waits for the previous server: the time that one has to stop, and a little more. */
export const startPatienceMs = shutdownPatienceMs + 2_000;

/** Builds the server, listens, and shuts down gracefully on signals. */
export async function startServer(
  config: Config,
  deps: OpenedDeps,
  visitors: AppDeps['visitors'],
): Promise<FastifyInstance> {
  const app = await buildApp({ ...deps, visitors });
  app.addHook('onClose', () => deps.close());
  const backupFolder = config.backup.folder;
  app.jobs.add(
    createTrashJob(deps),
    createScheduleJob(deps),
    createOlderFilesJob(deps),
    ...createSweepJobs(deps, app.log),
    ...(backupFolder === undefined
      ? []
      : [
          createBackupJob(deps.storage, app.log, {
            folder: backupFolder,
            module: join(import.meta.dirname, 'back-up.js'),
          }),
        ]),
    ...(config.embedPosters === 'on' ? [createPosterJob(deps, app.log)] : []),
  );
  stopOnSignals(app);
  stopOnOtherSecret(app, deps);
  if (config.metrics) {
    const { serveMetrics } = await import('#server/app/metrics.ts');
    await serveMetrics(app, { storage: deps.storage, jobs: app.jobs, backupFolder, at: config.metrics });
  }
  await app.listen({ port: config.port, host: config.host });
  return app;
}

/**
 * Exits with 1, so that the supervisor restarts the server with the new secret, or the start says what to do.
 */
function stopOnOtherSecret(app: FastifyInstance, { storage, identityOptions: { secret } }: OpenedDeps): void {
  const stop = watchSecret(storage, secret, () => {
    app.log.fatal('encryption key replaced while running; shutting down');
    void app.close().finally(() => process.exit(1));
  });
  app.addHook('preClose', async () => void stop());
}

function stopOnSignals(app: FastifyInstance): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'finishing requests in progress');
    setTimeout(() => process.exit(1), shutdownPatienceMs).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'shutting down failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
