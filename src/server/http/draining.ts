import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyServerFactory } from 'fastify';
import fp from 'fastify-plugin';

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

const lookEveryMs = 25;

/** How a server lets go of those who keep connections to it, without breaking what they are just sending. */
export interface Draining {
  readonly serverFactory: FastifyServerFactory;
  /**
   * Takes no new connections from now on, and leaves those that are there open until they are gone or the patience (ms) is
   * over: who answers on one says that it ends. After that, whoever has none of these left asks elsewhere.
   */
  drain(patienceMs: number): Promise<void>;
  /** Ends connections on which nobody has ever said anything now, and all others as soon as nothing is under way on them. */
  letGo(): void;
}

/** Knows the connections of every server that `make` makes: one for each address that a name stands for. */
export function draining(make: FastifyServerFactory): Draining {
  const servers = new Set<Server>();
  const connections = new Set<Socket>();

  const serverFactory: FastifyServerFactory = (handle, options) => {
    const server = make(handle, options) as Server;
    servers.add(server);
    server.on('connection', (socket: Socket) => {
      connections.add(socket);
      socket.once('close', () => connections.delete(socket));
    });
    return server;
  };

  async function drain(patienceMs: number): Promise<void> {
    // What the system has accepted for us and we have not taken yet breaks when we stop listening. The loop has just
    // taken all there were.
    await new Promise(setImmediate);
    const listening = [...servers].filter((server) => server.listening);
    for (const server of listening) stopListening(server);
    const until = Date.now() + patienceMs;
    while (connections.size > 0 && Date.now() < until) await wait(lookEveryMs);
    for (const server of listening) endIdle(server);
  }

  function letGo(): void {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // Again and again: what is sent past the hooks does not say that it is the last.
    const looking = setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
      if (connections.size === 0) clearInterval(looking);
    }, lookEveryMs);
    looking.unref();
  }

  return { serverFactory, drain, letGo };
}

/** Node's own `close` ends idle connections too, at the very moment at which a proxy may be sending on one. */
function stopListening(server: Server): void {
  server.closeIdleConnections = () => {};
  server.close();
}

function endIdle(server: Server): void {
  Reflect.deleteProperty(server, 'closeIdleConnections');
  server.closeIdleConnections();
}
