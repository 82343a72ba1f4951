import { lookup } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { publicOnly } from './public-address.ts';

/** What may be fetched, and how much of it. */
interface Limits {
  /** The hosts that may be asked. */
  readonly hosts: readonly string[];
  /** What is understood, as `Accept` says it. */
  readonly accept: string;
  /** A longer answer is none. */
  readonly mostBytes: number;
  /** Ends it, at whatever point it is. */
  readonly signal: AbortSignal;
}

/**
 * Fetches from another site what somebody's content names: the one way out of this server.
 * @throws when the address is not on the list, the answer is not 200, too long or none, or when the signal ends it
 */
export type FetchOutside = (url: URL, limits: Limits) => Promise<Buffer>;

/** Opens a request to another site. */
type OpenRequest = (url: URL, options: RequestOptions) => ClientRequest;

/** By https, on a connection of its own, to public addresses only. */
const overTheNet: OpenRequest = (url, options) =>
  request(url, { ...options, agent: false, lookup: publicOnly(lookup) });

/**
 * Says nothing of the site, the studio or its visitors: no cookie, no referrer, no language. Redirects are not followed. What is
 * sent must be as it is: an answer that unpacks to more than it weighs is not read.
 *
 * @param open how a request is opened; tests answer it themselves
 */
export function createFetchOutside(open: OpenRequest = overTheNet): FetchOutside {
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
    // Stays, since what ends an answer later ends its request as well.
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
