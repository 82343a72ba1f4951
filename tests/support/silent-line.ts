import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A connection to a server that can fall silent: no data passes and nothing breaks, as when a machine
 * vanishes.
 */
export interface SilentLine {
  /** URL of the server through this connection. */
  readonly url: string;
  fallSilent(): void;
  /** Lets new connections through again. The silenced ones stay dead. */
  speakAgain(): void;
  close(): Promise<void>;
}

export async function openSilentLine(url: string): Promise<SilentLine> {
  const { hostname, port } = new URL(url);
  let silent = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => {});
    if (silent) return;
    const far = connect(Number(port), hostname);
    sockets.add(far);
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    fallSilent() {
      silent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    speakAgain() {
      silent = false;
    },
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
