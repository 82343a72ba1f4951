import fp from 'fastify-plugin';
import type { Storage } from '#server/storage/storage.ts';
import { WrongTries } from './wrong-tries.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Tries to get in that were wrong: whoever refuses one notes it. */
    wrongTries: WrongTries;
  }
}

/** ms between two writes of what was gathered. */
const writeEveryMs = 60_000;

/** Keeps count of wrong tries, for all that comes after it. */
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
