import fp from 'fastify-plugin';
import { getCurrentLog, omitSecrets, runWithLog } from '#server/http/current-log.ts';
import { type ContentDamage, subscribeToDamage } from '#server/pages/store/stored-content.ts';

/** Damage that one app of this process has logged, since every app gets each report. */
const logged = new WeakSet<ContentDamage>();

/** Logs damaged content once per damage, since a popular page would fill the log. */
export const damageLog = fp(
  async (app) => {
    const known = new Set<string>();
    const stop = subscribeToDamage((damage) => {
      const key = `${damage.versionId} ${damage.what}`;
      if (known.has(key)) return;
      known.add(key);
      if (logged.has(damage)) return;
      logged.add(damage);
      getCurrentLog(app.log).error({ version: damage.versionId }, damage.what);
    });
    app.addHook('onClose', async () => stop());
  },
  { name: 'damage-log' },
);

/**
 * Logs one line per response, with the `reqId` that all logging during the request has. API calls are `info`,
 * server errors `error`; pages and images, which are many, are `debug`.
 */
export const requestLog = fp(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => runWithLog(request.log, done));
    // Bodies arrive by connection events, which have no request context.
    app.addHook('preValidation', (request, _reply, done) => runWithLog(request.log, done));
    app.addHook('onResponse', async (request, reply) => {
      const { method } = request;
      const url = omitSecrets(request.url);
      const line = { method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      if (reply.statusCode >= 500) request.log.error(line, 'answered');
      else if (/^\/(?:api|mcp)(?:[/?]|$)/.test(url)) request.log.info(line, 'answered');
      else request.log.debug(line, 'answered');
    });
  },
  { name: 'request-log' },
);
