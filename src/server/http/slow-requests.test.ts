import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCatalogue } from '#api/error-catalogue.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let test: TestApp;
let port = 0;
beforeAll(async () => {
  test = await openTestApp({ kind: 'sqlite', file: ':memory:' }, { limits: { requestHead: 1, request: 2 } });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
});
afterAll(() => test.close());

/** Sends this, then a byte now and then without end, and returns the server's response. */
function answerToSlow(begin: string, drop: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('connect', () => socket.write(begin));
    const timer = setInterval(() => {
      if (socket.writable) socket.write(drop);
    }, 100);
    // Writing after the end fails, as expected.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) reject(error);
    });
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

const tooSlow = {
  code: 'input/too-slow',
  message: errorCatalogue['input/too-slow'].message,
};

it('slow request heads are ended with 408, while other requests are answered', async () => {
  const slow = [1, 2, 3, 4].map(() => answerToSlow('GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n'));
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  for (const answer of await Promise.all(slow)) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(tooSlow);
  }
});

it('slow request bodies are ended with 408', async () => {
  const head = `POST /api/pages HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Test-Role: owner\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n`;
  expect(await answerToSlow(head, 'x')).toMatch(/^HTTP\/1\.1 408 /);
});

it('an oversized head gets 431, and an unparsable request gets 400', async () => {
  const long = await answerToSlow(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, '');
  expect(long).toMatch(/^HTTP\/1\.1 431 /);
  expect(JSON.parse(long.split('\r\n\r\n')[1] ?? '')).toEqual({
    code: 'input/head-too-large',
    message: 'The URL and the headers of a request can have at most 16 KB.',
  });
  const none = await answerToSlow('no request\r\n\r\n', '');
  expect(none).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(none.split('\r\n\r\n')[1] ?? '')).toEqual({
    code: 'input/invalid',
    message: 'The request cannot be parsed.',
  });
});
