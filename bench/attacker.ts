import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { hostileFiles } from '../tests/support/hostile-files.ts';
import { type AttackKind, attackKinds, pipelinedRequests } from './attack-kinds.ts';

/**
 * A process that means harm to a server on this machine until it is told to end: `attacker.ts kind origin token page`. Each request says that
 * it comes from a network of its own, as somebody's would who rents many; the server of the bench believes that.
 */
const [kind = '', origin = '', token = '', page = ''] = process.argv.slice(2);
const { hostname, port } = new URL(origin);
if (hostname !== '127.0.0.1') throw new Error('Only a server on this machine is attacked');
/** ms between an answer and the next request of one hand. */
const betweenMs = 40;
const agent = new Agent({ keepAlive: true });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const network = () => [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
const signed = { authorization: `Bearer ${token}` };

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
}

/** Sends one, and reads the answer to its end; what the server does with it is not the attacker's business. */
function send({ method, path, headers = {}, body }: Call): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(
      { hostname, port, method, path, agent, headers: { 'x-forwarded-for': network(), ...headers } },
      (incoming) => incoming.resume().once('close', resolve),
    );
    outgoing.once('error', () => resolve());
    outgoing.end(body);
  });
}

function json(method: string, path: string, body: unknown, headers = {}): Call {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { method, path, headers: { 'content-type': 'application/json', ...headers }, body: text };
}

const megabytes = (count: number, text: string) => text.repeat((count * 1024 * 1024) / text.length);
const largeBodies = [megabytes(4, '['), `[${megabytes(4, '[],')}[]]`, `{"email":"${megabytes(4, 'x')}"}`];
const hugeTexts = ['*a **b _c_** ', '[a](b "c', '> - 1. `', '![[](('].map((text) => megabytes(0.19, text));
const invalidBlocks = `{"overview":[${'1,'.repeat(900_000)}1]}`;
let count = 0;

const calls: Readonly<Partial<Record<AttackKind, () => Call | Promise<Call>>>> = {
  'wrong sign-ins': () =>
    json('POST', '/api/auth/sign-in', {
      email: count % 2 === 0 ? 'owner@studio.example' : `${count}@studio.example`,
      password: `wrong ${count}`,
    }),
  'wrong page passwords': () =>
    json('POST', '/api/access/halte', { password: `wrong ${count}`, language: 'nl' }),
  'large and deep bodies by nobody': () =>
    json('POST', '/api/auth/sign-in', largeBodies[count % largeBodies.length] ?? ''),
  'huge texts, with a stolen token': () =>
    json(
      'PUT',
      `/api/pages/${page}`,
      { overview: hugeTexts.map((content, index) => ({ id: `t${index}`, type: 'text', content })) },
      signed,
    ),
  'hostile files, with a stolen token': async () => {
    const file = hostileFiles[count % hostileFiles.length];
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array((await file?.make()) ?? [])]), file?.fileName ?? 'foto.jpg');
    const { headers, body } = new Request(origin, { method: 'POST', body: form });
    const chunks: Uint8Array[] = [];
    for await (const chunk of body ?? []) chunks.push(chunk);
    return {
      method: 'POST',
      path: '/api/admin/media',
      headers: { ...signed, 'content-type': headers.get('content-type') ?? '' },
      body: Buffer.concat(chunks),
    };
  },
  'long lists of invalid blocks, with a stolen token': () =>
    json('PUT', `/api/pages/${page}`, invalidBlocks, signed),
  'long addresses': () => ({ method: 'GET', path: `/${`${count}%2e%2f`.repeat(1500).slice(0, 14_000)}` }),
};

/** One after another, for as long as the process lives. */
async function repeat(act: () => Promise<void>): Promise<never> {
  for (;;) {
    count += 1;
    await act();
    // A few hundred a second: more of anything would keep one processor busy with answering alone.
    await pause(betweenMs);
  }
}

/** Many requests for one address in one piece; resolves when the server has ended the connection. */
function pipeline(path: string): Promise<void> {
  const ask = (more: string) =>
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${network()}${more}\r\n\r\n`;
  const asks = Array.from({ length: pipelinedRequests - 1 }, () => ask(''));
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(asks.join('') + ask('\r\nConnection: close')),
    );
    socket.resume();
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
  });
}

/** A change that every page of the site may show. */
const publish = () => json('PUT', '/api/redirects/bench-attacked', { toPath: `/?${count}` }, signed);

const repeated: Readonly<Partial<Record<AttackKind, () => Promise<void>>>> = {
  'pipelined requests for a protected page': () => pipeline('/cases/halte'),
  'pipelined requests after each publication': async () => {
    await send(publish());
    await pipeline('/');
  },
};

/** Heads that come by a byte now and then. */
function holdOpen(): void {
  const socket = connect(Number(port), hostname, () => socket.write('GET / HTTP/1.1\r\nHost: x\r\nX: '));
  const timer = setInterval(() => socket.write('x'), 1000);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    clearInterval(timer);
    setTimeout(holdOpen, 100);
  });
}

process.once('SIGTERM', () => process.exit(0));
const asked = kind as AttackKind;
const make = calls[asked];
const act = make ? async () => send(await make()) : repeated[asked];
for (let hand = 0; hand < attackKinds[asked]; hand += 1) {
  if (act) void repeat(act);
  else holdOpen();
}
process.send?.('attacking');
