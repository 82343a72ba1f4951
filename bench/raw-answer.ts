import { type IncomingHttpHeaders, request } from 'node:http';

/** An answer as it came over the wire: not decompressed, and with the size of its head. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly headBytes: number;
  readonly body: Buffer;
}

/** Gets an address the way a browser does, with brotli, on a connection of its own. */
export function getRaw(url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const options = { agent: false, headers: { 'accept-encoding': 'br', ...headers } };
    const outgoing = request(url, options, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const statusLine = `HTTP/1.1 ${incoming.statusCode} ${incoming.statusMessage}\r\n\r\n`;
        // Each header is `name: value\r\n`; rawHeaders has names and values in turn.
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

/** Gets a page and looks at nothing but whether it was answered as it should. */
export async function visit(url: string, status = 200): Promise<void> {
  const answer = await getRaw(url);
  if (answer.status !== status) throw new Error(`${new URL(url).pathname} answers ${answer.status}`);
}
