import { lookup } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { requirePublicAddresses } from './public-address.ts';

/** The request's limits. */
interface Limits {
  /** Allowed hosts. */
  readonly hosts: readonly string[];
  /** Accepted media types, as in `Accept`. */
  readonly accept: string;
  /** A longer response is an error. */
  readonly mostBytes: number;
  /** Aborts the request at any point. */
  readonly signal: AbortSignal;
}

/**
 * Fetches a URL of another site that content names. All outgoing requests of this server go through it.
 * @throws if the host is not allowed, the status is not 200, the body is empty or too long, or the signal
 * aborts
 */
export type FetchOutside = (url: URL, limits: Limits) => Promise<Buffer>;

/** Opens a request to another site. */
type OpenRequest = (url: URL, options: RequestOptions) => ClientRequest;

/** Uses https, on a new connection, to public addresses only. */
const requestOverHttps: OpenRequest = (url, options) =>
  request(url, { ...options, agent: false, lookup: requirePublicAddresses(lookup) });

/**
 * Sends nothing about the site, the studio or its visitors: no cookie, no referrer, no language. Redirects
 * are not followed.
 * Compressed responses are refused, since they could unpack to any size.
 *
 * @param open opens a request; tests answer it themselves
 */
export function createFetchOutside(open: OpenRequest = requestOverHttps): FetchOutside {
  return async (url, { hosts, accept, mostBytes, signal }) => {
    const isListed = url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname);
    if (!isListed || url.username + url.password !== '') throw new Error(`${url.host} is not allowed`);
    signal.throwIfAborted();
    const headers = {
      accept,
      'accept-encoding': 'identity',
      'user-agent': 'Mozilla/5.0 (compatible; oEmbed)',
    };
    const answer = await begin(open(url, { headers, signal }));
    try {
      const { 'content-encoding': encoding = 'identity' } = answer.headers;
      if (answer.statusCode !== 200) throw new Error(`${url.host} answered ${answer.statusCode}`);
      if (encoding !== 'identity') throw new Error(`${url.host} answered in ${encoding}`);
      return await readUpTo(answer, mostBytes);
    } finally {
      answer.destroy();
    }
  };
}

function begin(asked: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // This listener stays, since an error that ends the response later also reaches the request.
    asked.on('error', reject);
    asked.once('response', resolve);
    asked.end();
  });
}

async function readUpTo(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new Error(`the answer is larger than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
