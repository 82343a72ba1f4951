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
    const write = () =>
      tries.write().catch((error: unknown) => app.log.error({ err: error }, 'wrong tries were not counted'));
    const timer = setInterval(() => void write(), writeEveryMs);
    timer.unref();
    // Before the storage goes.
    app.addHook('preClose', async () => {
      clearInterval(timer);
      await write();
    });
  },
  { name: 'wrong-tries' },
);
