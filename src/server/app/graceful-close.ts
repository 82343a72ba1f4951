import fp from 'fastify-plugin';
import type { Draining } from '#server/http/draining.ts';

/** Of the ten seconds that a server has to end. A proxy under load uses all that it has within a fraction of it. */
const patienceMs = 3000;

interface Options {
  readonly draining: Pick<Draining, 'drain' | 'letGo'>;
  /** Whether those who keep connections to this server are proxies, which can ask another one. */
  readonly behindProxy: boolean;
}

/**
 * Once the server is closing, every answer also ends its connection. A browser would keep it open for a next
 * request, and the process would wait for that. A proxy is given time to use up the connections that it keeps: it may
 * be sending on any of them, and what it sends again elsewhere it does not send again if it writes.
 */
export const gracefulClose = fp<Options>(
  async (app, { draining, behindProxy }) => {
    let closing = false;
    app.addHook('preClose', async () => {
      closing = true;
      if (behindProxy) await draining.drain(patienceMs);
      draining.letGo();
    });
    app.addHook('onSend', async (_request, reply, payload) => {
      if (closing) reply.header('connection', 'close');
      return payload;
    });
  },
  { name: 'graceful-close' },
);
