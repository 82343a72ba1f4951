import fp from 'fastify-plugin';
import type { Storage } from '#server/storage/storage.ts';
import { createJobs, type Jobs } from './create-jobs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Background jobs. They start when the server is ready and stop when it closes. */
    readonly jobs: Jobs;
  }
}

export const jobsPlugin = fp<{ readonly storage: Storage }>(
  async (app, { storage }) => {
    const jobs = createJobs(storage, app.log);
    app.decorate('jobs', jobs);
    app.addHook('onReady', async () => jobs.start());
    // Jobs stop before the storage is closed.
    app.addHook('preClose', () => jobs.stop());
  },
  { name: 'jobs' },
);
