import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyServerFactory } from 'fastify';
import fp from 'fastify-plugin';

/**
 * ms, out of the ten seconds that a server has to stop. A busy proxy uses all its connections within a
 * fraction of it.
 */
const patienceMs = 3000;

interface Options {
  readonly draining: Pick<Draining, 'drain' | 'letGo'>;
  /** True if connections come from proxies, which can retry on another server. */
  readonly behindProxy: boolean;
}

/**
 * Ends each connection with its next response once the server is closing. Browsers would keep connections
 * open, and the process would wait for them. Proxies get time to use up theirs: they may just be sending a
 * request on any of them, and do not retry writes.
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

/** Closes connections without breaking requests in progress. */
export interface Draining {
  readonly serverFactory: FastifyServerFactory;
  /**
   * Stops accepting connections. Existing ones stay open until they end or the patience (ms) is over;
   * responses announce their end. Clients then connect to another server.
   */
  drain(patienceMs: number): Promise<void>;
  /** Closes unused connections at once, and all others as soon as they are idle. */
  letGo(): void;
}

/** Tracks the connections of all servers that `make` creates: one per address of a host name. */
export function createDraining(make: FastifyServerFactory): Draining {
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
    // Connections that the system has accepted but Node has not are reset when listening stops. One turn of
    // the event loop takes them.
    await new Promise(setImmediate);
    const listening = [...servers].filter((server) => server.listening);
    for (const server of listening) stopListening(server);
    const until = Date.now() + patienceMs;
    while (connections.size > 0 && Date.now() < until) await wait(lookEveryMs);
    for (const server of listening) endIdle(server);
  }

  function letGo(): void {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // Checks repeatedly, since responses that bypass the hooks do not end their connection.
    const looking = setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
      if (connections.size === 0) clearInterval(looking);
    }, lookEveryMs);
    looking.unref();
  }

  return { serverFactory, drain, letGo };
}

/**
 * Overrides Node's `close`, which also ends idle connections, just when a proxy may be sending a request on
 * one.
 */
function stopListening(server: Server): void {
  server.closeIdleConnections = () => {};
  server.close();
}

function endIdle(server: Server): void {
  Reflect.deleteProperty(server, 'closeIdleConnections');
  server.closeIdleConnections();
}
