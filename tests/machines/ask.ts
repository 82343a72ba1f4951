import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly cookie?: string;
  readonly json?: object;
  readonly body?: Buffer;
  /** Keeps connections; without one each request has its own. */
  readonly agent?: Agent;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** Longer than anything may take; what hangs is to fail here. */
const patienceMs = 30_000;

/** Asks for an address as it is answered on the wire, uncompressed unless asked otherwise. Throws when no whole answer comes. */
export function ask(url: string, asked: Asked = {}): Promise<Answer> {
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

/** What a browser sends back of the cookies that an answer sets. */
export function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((set) => set.split(';', 1)[0]).join('; ');
}

/** The same for a call of the API whose answer is JSON; throws with what else was answered. */
export async function call<Result>(url: string, asked: Asked = {}): Promise<Result> {
  const { status, text } = await ask(url, asked);
  if (status < 200 || status > 299)
    throw new Error(`${asked.method ?? 'GET'} ${url} answers ${status}: ${text}`);
  return JSON.parse(text) as Result;
}

/** Tries until it is so; throws with what is waited for when it takes too long by any measure. */
export async function until(what: string, isSo: () => Promise<boolean>, patienceMs = 60_000): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`In vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
