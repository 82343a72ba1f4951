import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFetchOutside } from './fetch-outside.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let answer: Answer;
let asked: IncomingMessage[];
/** Called when a response has begun. */
let begun: () => void;
beforeAll(async () => {
  server = createServer((incoming, response) => {
    asked.push(incoming);
    answer(incoming, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  asked = [];
  begun = () => {};
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
});

/** This test's server answers for the provider, whatever host name is requested. */
const fetchOutside = createFetchOutside((url, { headers, signal }) => {
  const { port } = server.address() as AddressInfo;
  const asking = request({
    host: '127.0.0.1',
    port,
    path: url.pathname + url.search,
    headers: { ...headers, host: url.host },
    ...(signal && { signal }),
    agent: false,
  });
  return asking.once('response', () => begun());
});
const limits = { hosts: ['provider.example'], accept: 'application/json', mostBytes: 1000 };
const never = () => new AbortController().signal;
const fetchFrom = (address: string, signal = never()) =>
  fetchOutside(new URL(address), { ...limits, signal });
const page = 'https://provider.example/oembed?url=x';

describe('fetchOutside', () => {
  it('returns the response body, and sends no headers that identify the site', async () => {
    answer = (_request, response) => response.end('{"title":"Film"}');
    expect((await fetchFrom(page)).toString()).toBe('{"title":"Film"}');
    expect(asked[0]?.url).toBe('/oembed?url=x');
    expect(asked[0]?.headers).toEqual({
      host: 'provider.example',
      accept: 'application/json',
      'accept-encoding': 'identity',
      'user-agent': 'Mozilla/5.0 (compatible; oEmbed)',
      connection: 'close',
    });
  });

  it.each([
    'https://elsewhere.example/',
    'https://provider.example.evil.example/',
    'https://sub.provider.example/',
    'http://provider.example/',
    'https://provider.example:8443/',
    'https://me:secret@provider.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'file:///etc/passwd',
  ])('refuses to request %s', async (address) => {
    await expect(fetchFrom(address)).rejects.toThrow('is not allowed');
    expect(asked).toEqual([]);
  });

  it.each([301, 302, 307, 308])('does not follow a redirect with status %s', async (status) => {
    answer = (_request, response) =>
      response.writeHead(status, { location: 'https://provider.example/x' }).end();
    await expect(fetchFrom(page)).rejects.toThrow(`provider.example answered ${status}`);
    expect(asked).toHaveLength(1);
  });

  it.each([204, 401, 404, 500])('rejects a response with status %s', async (status) => {
    answer = (_request, response) => response.writeHead(status).end();
    await expect(fetchFrom(page)).rejects.toThrow(`answered ${status}`);
  });

  it('rejects a response that is too large, whatever its Content-Length', async () => {
    for (const headers of [{ 'content-length': 1001 }, { 'transfer-encoding': 'chunked' }]) {
      answer = (_request, response) => {
        response.writeHead(200, headers);
        response.end(Buffer.alloc(1001));
      };
      await expect(fetchFrom(page)).rejects.toThrow('larger than 1000 bytes');
    }
    answer = (_request, response) => response.end(Buffer.alloc(1000));
    expect(await fetchFrom(page)).toHaveLength(1000);
  });

  it('closes the connection of an endless response', async () => {
    const ended = Promise.withResolvers<void>();
    answer = (_request, response) => {
      response.on('close', ended.resolve);
      const more = () => response.write(Buffer.alloc(500)) && setImmediate(more);
      response.on('drain', more).on('error', () => {});
      more();
    };
    await expect(fetchFrom(page)).rejects.toThrow('larger than 1000 bytes');
    await ended.promise;
  });

  it('rejects a compressed response', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(100_000)));
    await expect(fetchFrom(page)).rejects.toThrow('answered in gzip');
  });

  it('stops waiting when its signal aborts, before or during the response', async () => {
    for (const isBegun of [false, true]) {
      const slow = new AbortController();
      const ended = Promise.withResolvers<void>();
      begun = () => slow.abort(new Error('too slow'));
      answer = (_request, response) => {
        response.on('close', ended.resolve);
        if (isBegun) response.write('{');
        else slow.abort(new Error('too slow'));
      };
      await expect(fetchFrom(page, slow.signal)).rejects.toThrow();
      await ended.promise;
    }
  });

  it('sends no request when its signal is already aborted', async () => {
    await expect(fetchFrom(page, AbortSignal.abort(new Error('closing')))).rejects.toThrow('closing');
    expect(asked).toEqual([]);
  });

  it('rejects when the other side closes the connection', async () => {
    answer = (incoming) => incoming.socket.destroy();
    await expect(fetchFrom(page)).rejects.toThrow();
    answer = (incoming, response) => {
      response.writeHead(200, { 'content-length': 10 });
      response.write('{', () => incoming.socket.destroy());
    };
    await expect(fetchFrom(page)).rejects.toThrow();
  });
});
