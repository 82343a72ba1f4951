import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy in front of the site. Tests replace its responses or close it, to simulate a deployment or an
 * outage.
 */
export interface Proxy {
  readonly origin: string;
  /** Serves this script at a path from now on, instead of the site's response. */
  replace(path: string, body: string): void;
  /** Returns the URLs requested since the last call. */
  asked(): string[];
  close(): Promise<void>;
}

export async function openProxy(site: string): Promise<Proxy> {
  const replaced = new Map<string, string>();
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    asked.push(url);
    const body = replaced.get(url);
    if (body !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(body);
      return;
    }
    const { method, headers } = incoming;
    const onward = request(
      site + url,
      { method, headers: { ...headers, host: new URL(site).host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    replace: (path, body) => void replaced.set(path, body),
    asked: () => asked.splice(0),
    close: () => close(server),
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
