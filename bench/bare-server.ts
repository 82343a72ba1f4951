import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRaw } from './raw-answer.ts';

/**
 * Baseline for the site: a plain `node:http` server that sends the same bytes and headers as the site for one
 * URL. Run it as `node bare-server.ts <url>`. It sends its port as a message once it listens.
 */
const [address = ''] = process.argv.slice(2);
/** Headers that Node adds. */
const added = new Set(['date', 'connection', 'keep-alive']);

const page = await getRaw(address);
const etag = page.headers.etag ?? '';
const unchanged = await getRaw(address, { 'if-none-match': etag });
if (page.status !== 200 || unchanged.status !== 304) {
  throw new Error(`${address} answers ${page.status} and ${unchanged.status}, not 200 and 304`);
}
const pageHeaders = omitAdded(page.headers);
const unchangedHeaders = omitAdded(unchanged.headers);

function omitAdded(headers: typeof page.headers): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !added.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, unchangedHeaders).end();
    return;
  }
  response.writeHead(200, pageHeaders).end(page.body);
});
// The site's timeout, so that the `Keep-Alive` header has the same bytes.
server.keepAliveTimeout = Number(/timeout=(\d+)/.exec(String(page.headers['keep-alive']))?.[1] ?? 5) * 1000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('SIGTERM', () => process.exit(0));
