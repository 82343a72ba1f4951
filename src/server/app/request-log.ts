import fp from 'fastify-plugin';
import { currentLog, runWithLog, withoutSecrets } from '#server/http/current-log.ts';
import { type ContentDamage, onContentDamage } from '#server/pages/store/stored-content.ts';

/** Reports that one app of this process has logged: all of them hear each. */
const logged = new WeakSet<ContentDamage>();

/** Logs damaged content, each damage once: a page that is asked for all day would fill the log. */
export const damageLog = fp(
  async (app) => {
    const known = new Set<string>();
    const stop = onContentDamage((damage) => {
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

/**
 * One line per answer, which `request.log` names by `reqId`, as all that is logged meanwhile. Calls, and answers that are an issue of ours, are `info` and `error`; pages and pictures,
 * which are many and alike, are `debug`.
 */
export const requestLog = fp(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => runWithLog(request.log, done));
    // A body comes by events of the connection, which belong to no request.
    app.addHook('preValidation', (request, _reply, done) => runWithLog(request.log, done));
    app.addHook('onResponse', async (request, reply) => {
      const { method } = request;
      const url = withoutSecrets(request.url);
      const line = { method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      if (reply.statusCode >= 500) request.log.error(line, 'answered');
      else if (/^\/(?:api|mcp)(?:[/?]|$)/.test(url)) request.log.info(line, 'answered');
      else request.log.debug(line, 'answered');
    });
  },
  { name: 'request-log' },
);
