import { type IncomingHttpHeaders, request } from 'node:http';

/** A response as transferred: not decompressed, and with the size of its status line and headers. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly headBytes: number;
  readonly body: Buffer;
}

/** Requests a URL with brotli, as browsers do, on a new connection. */
export function getRaw(url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const options = { agent: false, headers: { 'accept-encoding': 'br', ...headers } };
    const outgoing = request(url, options, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const statusLine = `HTTP/1.1 ${incoming.statusCode} ${incoming.statusMessage}\r\n\r\n`;
        // Each header is `name: value\r\n`; rawHeaders alternates names and values.
        const fields = incoming.rawHeaders.reduce((bytes, text) => bytes + Buffer.byteLength(text) + 2, 0);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          headBytes: statusLine.length + fields,
          body: Buffer.concat(parts),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/**
 * Requests a page and checks only its status.
 *
 * @throws Error on another status
 */
export async function visit(url: string, status = 200): Promise<void> {
  const answer = await getRaw(url);
  if (answer.status !== status) throw new Error(`${new URL(url).pathname} answers ${answer.status}`);
}
