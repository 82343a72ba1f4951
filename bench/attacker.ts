import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { hostileFiles } from '../tests/support/hostile-files.ts';
import { type AttackKind, attackKinds, pipelinedRequests } from './attack-kinds.ts';

/**
 * Attacks a server on this machine until SIGTERM: `attacker.ts kind origin token page`. Each request has a
 * random `X-Forwarded-For`, as from an attacker with many networks, and the bench's server trusts this
 * header.
 */
const [kind = '', origin = '', token = '', page = ''] = process.argv.slice(2);
const { hostname, port } = new URL(origin);
if (hostname !== '127.0.0.1') throw new Error('Only a server on this machine is attacked');
/** ms between a response and the next request of one worker. */
const betweenMs = 40;
const agent = new Agent({ keepAlive: true });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pickNetwork = () => [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
const signed = { authorization: `Bearer ${token}` };

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
}

/** Sends a request and reads its response to the end. Ignores errors and statuses. */
function send({ method, path, headers = {}, body }: Call): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(
      { hostname, port, method, path, agent, headers: { 'x-forwarded-for': pickNetwork(), ...headers } },
      (incoming) => incoming.resume().once('close', resolve),
    );
    outgoing.once('error', () => resolve());
    outgoing.end(body);
  });
}

function createCall(method: string, path: string, body: unknown, headers = {}): Call {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { method, path, headers: { 'content-type': 'application/json', ...headers }, body: text };
}

const fill = (megabytes: number, text: string) => text.repeat((megabytes * 1024 * 1024) / text.length);
const largeBodies = [fill(4, '['), `[${fill(4, '[],')}[]]`, `{"email":"${fill(4, 'x')}"}`];
const hugeTexts = ['*a **b _c_** ', '[a](b "c', '> - 1. `', '![[](('].map((text) => fill(0.19, text));
const invalidBlocks = `{"overview":[${'1,'.repeat(900_000)}1]}`;
let count = 0;

const calls: Readonly<Partial<Record<AttackKind, () => Call | Promise<Call>>>> = {
  'wrong sign-ins': () =>
    createCall('POST', '/api/auth/sign-in', {
      email: count % 2 === 0 ? 'owner@studio.example' : `${count}@studio.example`,
      password: `wrong ${count}`,
    }),
  'wrong page passwords': () =>
    createCall('POST', '/api/access/halte', { password: `wrong ${count}`, language: 'nl' }),
  'large and deep bodies by nobody': () =>
    createCall('POST', '/api/auth/sign-in', largeBodies[count % largeBodies.length] ?? ''),
  'huge texts, with a stolen token': () =>
    createCall(
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
    createCall('PUT', `/api/pages/${page}`, invalidBlocks, signed),
  'long addresses': () => ({ method: 'GET', path: `/${`${count}%2e%2f`.repeat(1500).slice(0, 14_000)}` }),
};

/** Repeats an action, one call at a time, until the process ends. */
async function repeat(act: () => Promise<void>): Promise<never> {
  for (;;) {
    count += 1;
    await act();
    // Limits the rate to a few hundred a second. Any requests at a higher rate would occupy one processor.
    await pause(betweenMs);
  }
}

/** Pipelines many requests for one path. Resolves when the server has closed the connection. */
function sendPipelined(path: string): Promise<void> {
  const formatRequest = (more: string) =>
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${pickNetwork()}${more}\r\n\r\n`;
  const requests = Array.from({ length: pipelinedRequests - 1 }, () => formatRequest(''));
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(requests.join('') + formatRequest('\r\nConnection: close')),
    );
    socket.resume();
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
  });
}

/** Changes a redirect, which invalidates every cached page of the site. */
const publish = () => createCall('PUT', '/api/redirects/bench-attacked', { toPath: `/?${count}` }, signed);

const repeated: Readonly<Partial<Record<AttackKind, () => Promise<void>>>> = {
  'pipelined requests for a protected page': () => sendPipelined('/cases/halte'),
  'pipelined requests after each publication': async () => {
    await send(publish());
    await sendPipelined('/');
  },
};

/** Holds a connection open by sending one byte of the request headers a second. */
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
for (let worker = 0; worker < attackKinds[asked]; worker += 1) {
  if (act) void repeat(act);
  else holdOpen();
}
process.send?.('attacking');
