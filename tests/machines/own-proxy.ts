import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { openCdn } from './own-cdn.ts';
import {
  type Front,
  omitHopByHopHeaders,
  type Ports,
  readCommittedRules,
  readFailTimeoutMs,
  readRule,
  readSeconds,
} from './proxy.ts';

/** Methods that nginx never retries. */
const writing = ['POST', 'LOCK', 'PATCH'];

interface Upstream {
  readonly port: number;
  readonly agent: Agent;
  /** Until this time, in ms since 1970, the proxy sends it no requests. */
  restsUntil: number;
}

interface ProxyAttempt {
  readonly upstream: Upstream;
  readonly left: number;
}

/**
 * Starts a proxy that follows the committed nginx rules, for machines without nginx. It takes the servers in
 * turn, and retries on the other one what may be sent again.
 */
export async function startOwnProxy(ports: Ports): Promise<Front> {
  const rules = readCommittedRules();
  if (readRule(rules, 'proxy_next_upstream') !== 'error timeout http_503' || !/keepalive \d+;/.test(rules)) {
    throw new Error('deploy/nginx.conf has other rules by now: teach them to tests/machines/own-proxy.ts');
  }
  const tries = Number(readRule(rules, 'proxy_next_upstream_tries'));
  const restMs = readFailTimeoutMs(rules);
  const upstreams = ports.map((port): Upstream => {
    const agent = new Agent({
      keepAlive: true,
      maxFreeSockets: Number(readRule(rules, 'keepalive')),
      timeout: readSeconds(rules, 'keepalive_timeout') * 1000,
    });
    return { port, agent, restsUntil: 0 };
  });
  let issues = { refused: 0, resets: [] as string[], other: [] as string[] };
  let turn = 0;

  function pickUpstream(except?: Upstream): Upstream | undefined {
    const available = upstreams.filter((one) => one !== except && one.restsUntil <= Date.now());
    turn += 1;
    return available[turn % Math.max(1, available.length)];
  }

  function pass(incoming: IncomingMessage, response: ServerResponse, { upstream, left }: ProxyAttempt): void {
    const { method = 'GET', url, headers, socket } = incoming;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    let sent = false;
    const retry = () => {
      const other = left > 1 ? pickUpstream(upstream) : undefined;
      // A body that was partly sent cannot be sent again, and a write may already have taken effect.
      if (!other || (sent && (hasBody || writing.includes(method)))) return false;
      pass(incoming, response, { upstream: other, left: left - 1 });
      return true;
    };
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: upstream.port,
        method,
        path: url,
        agent: upstream.agent,
        headers: {
          ...omitHopByHopHeaders(headers),
          ...buildForwardedHeaders(socket.remoteAddress, headers.host),
        },
      },
      (answer) => {
        if (answer.statusCode === 503 && retry()) return void answer.resume();
        response.writeHead(answer.statusCode ?? 502, omitHopByHopHeaders(answer.headers));
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (response.destroyed) return;
      upstream.restsUntil = Date.now() + restMs;
      if (error.code === 'ECONNREFUSED') issues.refused += 1;
      else issues.resets.push(`${method} ${url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else if (!retry()) response.writeHead(502).end();
    });
    response.once('close', () => response.writableFinished || outgoing.destroy());
    outgoing.once('socket', (upstreamSocket) => {
      const send = () => {
        sent = true;
        if (hasBody) incoming.pipe(outgoing);
        else outgoing.end();
      };
      if (upstreamSocket.connecting) upstreamSocket.once('connect', send);
      else send();
    });
  }

  const server = createServer((incoming, response) => {
    const upstream = pickUpstream();
    if (upstream) return pass(incoming, response, { upstream, left: tries });
    issues.other.push(`${incoming.method} ${incoming.url}: no live upstreams`);
    response.writeHead(502).end();
  });
  const origin = await listen(server);
  const cdn = openCdn(origin);
  return {
    name: 'our own proxy with the rules of deploy/nginx.conf (no nginx on PATH or in NGINX_PATH)',
    origin,
    cdn: await listen(cdn.server),
    issues() {
      const found = issues;
      issues = { refused: 0, resets: [], other: [] };
      return found;
    },
    stored: cdn.stored,
    async stop() {
      for (const { agent } of upstreams) agent.destroy();
      for (const one of [cdn.server, server]) {
        one.close();
        one.closeAllConnections();
      }
    },
  };
}

function buildForwardedHeaders(address = '', host = ''): OutgoingHttpHeaders {
  const [name] = host.split(':', 1);
  return { host: name, 'x-forwarded-for': address, 'x-forwarded-proto': 'http', 'x-forwarded-host': name };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}
