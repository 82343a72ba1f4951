import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { handleInTurn, mostWaiting } from './early-answers.ts';

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const made = createServer(handleInTurn(handle));
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return (made.address() as AddressInfo).port;
}

const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

/** Sends everything in one chunk, and resolves with the response when the connection has ended. */
function send(port: number, requests: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(requests));
    socket.on('data', (bytes) => {
      answer += bytes.toString();
    });
    // Unread data resets a connection when it ends.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
  });
}

it('pipelined requests are handled in order, one at a time', async () => {
  const seen: string[] = [];
  const port = await listen(({ url = '' }, response) => {
    seen.push(`asked ${url}`);
    setImmediate(() => {
      seen.push(`answered ${url}`);
      response.end(`<${url}>`);
    });
  });
  const answer = await send(port, ask('/1') + ask('/2') + ask('/3', 'Connection: close\r\n'));
  expect(seen).toEqual(['/1', '/2', '/3'].flatMap((url) => [`asked ${url}`, `answered ${url}`]));
  expect(answer.match(/<[^>]*>/g)).toEqual(['</1>', '</2>', '</3>']);
});

it('the event loop runs between requests that are answered immediately', async () => {
  let turn = 0;
  const turns: number[] = [];
  const next = () => {
    turn += 1;
    counting = setImmediate(next);
  };
  let counting = setImmediate(next);
  const port = await listen((_request, response) => {
    turns.push(turn);
    response.end();
  });
  await send(port, ask('/').repeat(20) + ask('/', 'Connection: close\r\n'));
  clearImmediate(counting);
  expect(turns).toHaveLength(21);
  expect(new Set(turns).size).toBe(21);
});

it('the bodies of waiting requests are read', async () => {
  const port = await listen(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    response.end(`<${body}>`);
  });
  const post = (body: string, more = '') =>
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n${more}\r\n${body}`;
  const large = 'x'.repeat(200_000);
  const answer = await send(port, post(large) + post('two') + post('three', 'Connection: close\r\n'));
  expect(answer.match(/<[^>]*>/g)).toEqual([`<${large}>`, '<two>', '<three>']);
});

it('a connection with too many waiting requests is closed after the current response', async () => {
  const seen: string[] = [];
  const port = await listen(({ url = '' }, response) => {
    seen.push(url);
    setImmediate(() => response.end());
  });
  await send(port, Array.from({ length: mostWaiting + 2 }, (_, index) => ask(`/${index}`)).join(''));
  expect(seen).toEqual(['/0']);
});

it('no further requests are handled after the client disconnects', async () => {
  const seen: string[] = [];
  const gone = Promise.withResolvers<void>();
  const port = await listen(({ url = '', socket }, response) => {
    seen.push(url);
    response.once('close', gone.resolve);
    socket.destroy();
  });
  await send(port, ask('/1') + ask('/2'));
  await gone.promise;
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(seen).toEqual(['/1']);
});
