import fp from 'fastify-plugin';
import { currentLog } from '../http/current-log.ts';
import { onDamage } from '../pages/content-damage.ts';

/** Logs damaged content, each damage once: a page that is asked for all day would fill the log. */
export const damageLog = fp(
  async (app) => {
    const known = new Set<string>();
    const stop = onDamage((damage) => {
      const key = `${damage.versionId} ${damage.what}`;
      if (known.has(key)) return;
      known.add(key);
      currentLog(app.log).error({ version: damage.versionId }, damage.what);
    });
    app.addHook('onClose', async () => stop());
  },
  { name: 'damage-log' },
);
