import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEarlyAnswers } from './early-answers.ts';

let app: FastifyInstance;
beforeEach(async () => {
  const early = createEarlyAnswers();
  app = fastify({ serverFactory: early.serverFactory });
  await app.register(early.plugin);
  app.get('/*', async () => 'by a route');
  let atOnce = 0;
  mostAtOnce = 0;
  app.get('/slow', async () => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await new Promise(setImmediate);
    atOnce -= 1;
    return 'by a route';
  });
  app.answerEarly(({ url }, response) => {
    if (url === '/early') response.end('early');
    return url === '/early';
  });
  app.addHook('preClose', async () => {
    whileClosing = await read('/early');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

let whileClosing = '';
let mostAtOnce = 0;
const read = async (path: string) => (await fetch(app.listeningOrigin + path)).text();

it('a matching request is answered before the routes', async () => {
  expect(await read('/early')).toBe('early');
  expect(await read('/other')).toBe('by a route');
  expect((await app.inject('/early')).body).toBe('by a route');
});

it('pipelined requests are answered in order, before the routes or by them', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
    const { port } = new URL(app.listeningOrigin);
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(ask('/slow') + ask('/early') + ask('/slow') + ask('/early', 'Connection: close\r\n'));
    });
    socket.on('data', (bytes) => {
      text += bytes.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
  expect(answer.match(/by a route|early/g)).toEqual(['by a route', 'early', 'by a route', 'early']);
  expect(mostAtOnce).toBe(1);
});

it('a closing server leaves all requests to the routes', async () => {
  expect(await read('/early')).toBe('early');
  await app.close();
  // Fastify sent this response.
  expect(JSON.parse(whileClosing)).toMatchObject({ statusCode: 503 });
});

it('the server has the same timeouts as a default Fastify server', () => {
  const patience = ({ server }: FastifyInstance) => [
    server.keepAliveTimeout,
    server.requestTimeout,
    server.headersTimeout,
    server.timeout,
  ];
  expect(patience(app)).toEqual(patience(fastify()));
});
