import fp from 'fastify-plugin';

/**
 * Once the server is closing, every answer also ends its connection. A browser would keep it open for a next
 * request, and the process would wait for that.
 */
export const gracefulClose = fp(
  async (app) => {
    let closing = false;
    app.addHook('preClose', async () => {
      closing = true;
    });
    app.addHook('onSend', async (_request, reply, payload) => {
      if (closing) reply.header('connection', 'close');
      return payload;
    });
  },
  { name: 'graceful-close' },
);
