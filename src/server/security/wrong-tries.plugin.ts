import fp from 'fastify-plugin';
import type { Storage } from '#server/storage/storage.ts';
import { WrongTries } from './wrong-tries.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts failed attempts; every route that refuses one notes it. */
    wrongTries: WrongTries;
  }
}

/** ms between two writes of the collected counts. */
const writeEveryMs = 60_000;

/** Decorates the server with the count of failed attempts. */
export const wrongTriesPlugin = fp<{ readonly storage: Storage }>(
  async (app, { storage }) => {
    const tries = new WrongTries(storage);
    app.decorate('wrongTries', tries);
    app.jobs.add({
      name: 'wrong-tries',
      firstAfterMs: writeEveryMs,
      everyMs: writeEveryMs,
      runsAtClose: true,
      failure: 'failed attempts could not be counted',
      run: () => tries.write(),
    });
  },
  { name: 'wrong-tries', dependencies: ['jobs'] },
);
