import fp from 'fastify-plugin';
import { currentLog } from '#server/http/current-log.ts';
import { type ContentDamage, onDamage } from '#server/pages/store/content-damage.ts';

/** Reports that one app of this process has logged: all of them hear each. */
const logged = new WeakSet<ContentDamage>();

/** Logs damaged content, each damage once: a page that is asked for all day would fill the log. */
export const damageLog = fp(
  async (app) => {
    const known = new Set<string>();
    const stop = onDamage((damage) => {
      const key = `${damage.versionId} ${damage.what}`;
      if (known.has(key)) return;
      known.add(key);
      if (logged.has(damage)) return;
      logged.add(damage);
      currentLog(app.log).error({ version: damage.versionId }, damage.what);
    });
    app.addHook('onClose', async () => stop());
  },
  { name: 'damage-log' },
);
