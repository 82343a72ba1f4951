import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { earlyAnswers } from './early-answers.ts';

let app: FastifyInstance;
beforeEach(async () => {
  const early = earlyAnswers();
  app = fastify({ serverFactory: early.serverFactory });
  await app.register(early.plugin);
  app.get('/*', async () => 'by a route');
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
const read = async (path: string) => (await fetch(app.listeningOrigin + path)).text();

it('answers some requests before the routes are asked', async () => {
  expect(await read('/early')).toBe('early');
  expect(await read('/other')).toBe('by a route');
  expect((await app.inject('/early')).body).toBe('by a route');
});

it('leaves everything to the routes once it is closing', async () => {
  expect(await read('/early')).toBe('early');
  await app.close();
  // What Fastify says then.
  expect(JSON.parse(whileClosing)).toMatchObject({ statusCode: 503 });
});

it('is as patient with connections as a server that Fastify makes', () => {
  const patience = ({ server }: FastifyInstance) => [
    server.keepAliveTimeout,
    server.requestTimeout,
    server.headersTimeout,
    server.timeout,
  ];
  expect(patience(app)).toEqual(patience(fastify()));
});
