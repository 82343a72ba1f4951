import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the site. It makes pages report their own errors, and can cut off all connections. */
export interface WatchingFront {
  readonly origin: string;
  /** Returns the errors that pages have reported since the last call. */
  problems(): string[];
  /** Cuts or restores every connection, as for a train in a tunnel. */
  cut(off: boolean): void;
  close(): void;
}

const reporterPath = '/report-problems.js';
const reportPath = '/report-problem';

/**
 * Runs before the page's own scripts. Only one of the two drivers reports page errors, so pages report them
 * here.
 */
const reporter = `(() => {
  const say = (text) => navigator.sendBeacon('${reportPath}', location.pathname + ': ' + text);
  addEventListener('error', (event) => event.message && say(event.message + ' ' + event.filename));
  addEventListener('unhandledrejection', (event) => say('rejected: ' + (event.reason?.stack ?? event.reason)));
  addEventListener('securitypolicyviolation', (event) => say('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
})()`;

/** @param site gives the origin of the site, which has the front's origin as its public one */
export async function openWatchingFront(site: () => string): Promise<WatchingFront> {
  const found: string[] = [];
  let off = false;
  const server = createServer((incoming, outgoing) => {
    if (off) {
      incoming.socket.destroy();
      return;
    }
    if (incoming.url === reporterPath) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(reporter);
      return;
    }
    if (incoming.url === reportPath) {
      incoming.setEncoding('utf8').on('data', (text) => found.push(text));
      outgoing.writeHead(204).end();
      return;
    }
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request(site() + incoming.url, { method: incoming.method, headers }, (answer) => {
      const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '');
      const { 'content-length': length, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isPage || length === undefined ? rest : answer.headers);
      if (!isPage || incoming.url?.startsWith('/frame/')) {
        answer.pipe(outgoing);
        return;
      }
      let html = '';
      answer.setEncoding('utf8').on('data', (text) => {
        html += text;
      });
      answer.on('end', () =>
        outgoing.end(html.replace(/<head>/, `<head><script src="${reporterPath}"></script>`)),
      );
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    problems: () => found.splice(0),
    cut(now) {
      off = now;
      if (off) server.closeAllConnections();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
