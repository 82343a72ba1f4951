import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly cookie?: string;
  readonly json?: object;
  readonly body?: Buffer;
  /** Reuses connections. Without an agent each request opens its own. */
  readonly agent?: Agent;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** Longer than any request may take, so that a hung one fails. */
const patienceMs = 30_000;

/** Sends a request, by default for an uncompressed response. Rejects unless the complete response arrives. */
export function ask(url: string, asked: AskOptions = {}): Promise<Answer> {
  const { method = 'GET', token, cookie, json, agent = false } = asked;
  const body = json === undefined ? asked.body : Buffer.from(JSON.stringify(json));
  const headers = {
    'accept-encoding': 'identity',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(cookie !== undefined && { cookie }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(body && { 'content-length': String(body.length) }),
    ...asked.headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method, headers, agent, signal: AbortSignal.timeout(patienceMs) },
      (incoming) => {
        buffer(incoming).then((bytes) => {
          const { statusCode: status = 0, headers: answered } = incoming;
          resolve({ status, headers: answered, body: bytes, text: bytes.toString() });
        }, reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Returns the `Cookie` header that a browser would send after this response. */
export function readCookies({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((set) => set.split(';', 1)[0]).join('; ');
}

/**
 * Calls the API and parses the JSON response. Throws with the status and the text unless the status is 2xx.
 */
export async function call<Result>(url: string, asked: AskOptions = {}): Promise<Result> {
  const { status, text } = await ask(url, asked);
  if (status < 200 || status > 299)
    throw new Error(`${asked.method ?? 'GET'} ${url} answers ${status}: ${text}`);
  return JSON.parse(text) as Result;
}

/** Polls `isSo` every 50 ms until it is true. Throws with `what` after `patienceMs`. */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean>,
  patienceMs = 60_000,
): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`In vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
