import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { omitHopByHopHeaders, type StoredResponse } from './proxy.ts';

interface CachedResponse {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
  /** Values of the request headers that `Vary` names. */
  readonly varied: Readonly<Record<string, string | undefined>>;
  freshUntil: number;
}

/**
 * Creates a minimal shared cache (RFC 9111) that shows whether a site's headers are right. It stores a
 * response for as long as its headers allow, and revalidates by ETag. `X-Cdn` on each response names the
 * action of the cache.
 */
export function openCdn(origin: string) {
  const kept = new Map<string, CachedResponse[]>();
  const agent = new Agent({ keepAlive: true });

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.headersSent || response.writeHead(502).end());
  });

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming;
    if (method !== 'GET') return void (await fetchFromOrigin(incoming, response, 'BYPASS'));
    const known = kept.get(url)?.find((one) => isVariant(one, headers));
    if (known && known.freshUntil > Date.now()) return send(response, known, 'HIT', headers);
    await fetchFromOrigin(incoming, response, known ? 'EXPIRED' : 'MISS', known);
  }

  async function fetchFromOrigin(
    incoming: IncomingMessage,
    response: ServerResponse,
    state: string,
    known?: CachedResponse,
  ): Promise<void> {
    const { method, url = '/', headers } = incoming;
    const tag = known?.headers.etag;
    // Replace the visitor's condition by the cache's own: a stored response must be complete.
    const { 'if-none-match': _asked, ...rest } = headers;
    const conditions = tag === undefined ? {} : { 'if-none-match': String(tag) };
    const sent = request(`${origin}${url}`, {
      method,
      agent,
      headers: { ...omitHopByHopHeaders(rest), ...conditions },
    });
    incoming.pipe(sent);
    const answered = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.on('response', resolve).on('error', reject);
    });
    const body = await buffer(answered);
    const fresh = parseFreshnessMs(answered.headers['cache-control']);
    if (answered.statusCode === 304 && known) {
      known.freshUntil = Date.now() + fresh;
      return send(response, known, 'REVALIDATED', headers);
    }
    const found: CachedResponse = {
      status: answered.statusCode ?? 502,
      headers: omitHopByHopHeaders(answered.headers) as CachedResponse['headers'],
      body,
      varied: Object.fromEntries(
        parseVary(answered.headers.vary).map((name) => [name, joinValues(headers[name])]),
      ),
      freshUntil: Date.now() + fresh,
    };
    const others = (kept.get(url) ?? []).filter((other) => !isVariant(other, headers));
    if (method === 'GET' && canStore(found, headers, fresh)) kept.set(url, [...others, found]);
    else if (method === 'GET') kept.set(url, others);
    send(response, found, state, headers);
  }

  const stored = (): StoredResponse[] =>
    [...kept].flatMap(([key, all]) =>
      all.map(({ body }) => ({ key: key.split('?', 1)[0] ?? '', bytes: body })),
    );

  return { server, stored };
}

/** Applies RFC 9111, 3 to the response's headers, its cookies and the request's authorisation. */
function canStore(
  { status, headers }: CachedResponse,
  asked: IncomingMessage['headers'],
  fresh: number,
): boolean {
  const control = String(headers['cache-control'] ?? '');
  if (/\b(?:no-store|private|no-cache)\b/.test(control) || headers['set-cookie'] || headers.vary === '*')
    return false;
  if (asked.authorization !== undefined && !/\b(?:public|s-maxage|must-revalidate)\b/.test(control))
    return false;
  return fresh > 0 && [200, 301, 404].includes(status);
}

/** Returns the freshness lifetime in ms. In a shared cache `s-maxage` overrides `max-age`. */
function parseFreshnessMs(control = ''): number {
  const [, seconds] = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control) ?? [];
  return Number(seconds ?? 0) * 1000;
}

function isVariant({ varied }: CachedResponse, headers: IncomingMessage['headers']): boolean {
  return Object.entries(varied).every(([name, value]) => joinValues(headers[name]) === value);
}

function send(
  response: ServerResponse,
  { status, headers, body }: CachedResponse,
  state: string,
  asked: IncomingMessage['headers'],
): void {
  const known = headers.etag !== undefined && asked['if-none-match'] === headers.etag && status === 200;
  response.writeHead(known ? 304 : status, { ...headers, 'x-cdn': state });
  response.end(known ? undefined : body);
}

const parseVary = (vary = '') =>
  vary
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
const joinValues = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join() : value);
