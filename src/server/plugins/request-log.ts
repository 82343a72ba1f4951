import fp from 'fastify-plugin';
import { withoutSecrets } from '../http/without-secrets.ts';

/**
 * One line per answer. Calls, and answers that are an issue of ours, are `info` and `error`; pages and pictures,
 * which are many and alike, are `debug`.
 */
export const requestLog = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const { method, id } = request;
      const url = withoutSecrets(request.url);
      const line = { reqId: id, method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      if (reply.statusCode >= 500) request.log.error(line, 'answered');
      else if (/^\/(?:api|mcp)(?:[/?]|$)/.test(url)) request.log.info(line, 'answered');
      else request.log.debug(line, 'answered');
    });
  },
  { name: 'request-log' },
);
