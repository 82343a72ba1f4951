import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';

/**
 * Runs next to nginx on a private machine (`nginx.test.ts`). Starts the servers that its rules name, sends
 * requests as visitors do, and prints the responses.
 * Arguments: the certificates before and after a renewal, certbot's folder of live certificates, and the
 * command that reloads nginx.
 */
const [, , before = '', after = '', live = '', reload = ''] = process.argv;
const origin = 'https://studio.example';
const ca = [before, after].map((file) => readFileSync(`${file}.crt`));

/** Starts a server that answers with its name and with the request it received. */
async function openServer(name: string, host: string) {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    response.setHeader('x-server', name);
    response.end(JSON.stringify({ name, url: request.url, headers: request.headers, body: body.length }));
  });
  await once(server.listen(3000, host), 'listening');
  return server;
}

/**
 * Retries refused streams, as browsers do. A worker of nginx that is being replaced may refuse a stream,
 * which it has then not processed (RFC 9113, 8.7).
 */
async function ask(...asked: Parameters<typeof askOnce>): ReturnType<typeof askOnce> {
  for (;;) {
    try {
      return await askOnce(...asked);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('NGHTTP2_REFUSED_STREAM'))) throw error;
    }
  }
}

async function askOnce(path: string, headers: Record<string, string> = {}, body?: string) {
  const session = connect(origin, { ca });
  try {
    const stream = session.request({
      ':path': path,
      ':method': body === undefined ? 'GET' : 'POST',
      ...headers,
    });
    stream.end(body);
    const [answer] = await once(stream, 'response');
    return {
      status: answer[':status'],
      protocol: session.alpnProtocol,
      seen: JSON.parse(await text(stream)),
    };
  } finally {
    session.close();
  }
}

async function askPlainly(path: string) {
  const answer = await fetch(`http://studio.example${path}`, { redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
}

async function collectServerNames(times: number): Promise<string[]> {
  const names: string[] = [];
  for (let time = 0; time < times; time += 1) names.push((await ask('/')).seen.name);
  return [...new Set(names)].sort();
}

async function readSerial(): Promise<string> {
  const socket = connectTls({ host: 'studio.example', port: 443, servername: 'studio.example', ca });
  await once(socket, 'secureConnect');
  const { serialNumber } = socket.getPeerCertificate();
  socket.destroy();
  return serialNumber;
}

const site = await openServer('site', '127.0.0.2');
const other = await openServer('second-site', '127.0.0.3');
const first = await ask('/werk?x=1', { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'gopher' });
const posted = await ask('/api/media', {}, 'x'.repeat(3_000_000));
const both = await collectServerNames(6);
const plain = await askPlainly('/werk?x=1');
const challenge = await askPlainly('/.well-known/acme-challenge/token');
const serialBefore = await readSerial();

// A renewal: certbot writes new files and moves the links.
for (const [name, ending] of [
  ['fullchain', 'crt'],
  ['privkey', 'key'],
] as const) {
  copyFileSync(`${after}.${ending}`, `${live}/../../archive/vitrine/${name}2.pem`);
  rmSync(`${live}/${name}.pem`);
  symlinkSync(`../../archive/vitrine/${name}2.pem`, `${live}/${name}.pem`);
}
// An update: the other server keeps its name and gets a new address.
other.closeAllConnections();
other.close();
const replaced = await openServer('second-site, replaced', '127.0.0.4');
writeFileSync('/etc/hosts', readFileSync('/etc/hosts', 'utf8').replace('127.0.0.3', '127.0.0.4'));
const stopped = await collectServerNames(6);
const { status: reloaded, stderr } = spawnSync('bash', ['-c', reload], { encoding: 'utf8' });
if (reloaded !== 0) throw new Error(stderr);
// nginx replaces its workers gradually: for about 100 ms old and new ones accept connections together.
let serialAfter = serialBefore;
while (serialAfter === serialBefore) serialAfter = await readSerial();
let again: string[] = [];
while (again.length < 2) again = await collectServerNames(12);
process.stdout.write(
  JSON.stringify({
    first,
    posted,
    both,
    plain,
    challenge,
    renewed: serialAfter !== serialBefore,
    stopped,
    again,
  }),
);
for (const server of [site, replaced]) {
  server.closeAllConnections();
  server.close();
}
