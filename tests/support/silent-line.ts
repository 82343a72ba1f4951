import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can fall silent: nothing comes through and nothing breaks, as when a machine has vanished. */
export interface SilentLine {
  /** The server's address, by way of the line. */
  readonly url: string;
  fallSilent(): void;
  /** New connections come through again; those of before stay as dead as they would be. */
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
