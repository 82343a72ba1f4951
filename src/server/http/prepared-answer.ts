import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';
import { digestOf } from './entity-tag.ts';

type Headers = Readonly<Record<string, string>>;

/** One answer in one encoding, ready to be written to a socket. */
interface Representation {
  readonly body: Buffer;
  /** Absent where nothing may keep the answer: then nobody can ask whether it is still the same. */
  readonly etag: string | undefined;
  readonly headers: Readonly<Record<string, string | number>>;
  /** The headers of a 304, which speaks of the body without having one. */
  readonly unchanged: Headers;
}

/** An answer that is the same for whoever asks: every encoding made once, all headers prepared. */
export interface PreparedAnswer {
  readonly status: number;
  /** True for what was made because something could not be had: it serves once and is never cached. */
  readonly isFallback?: boolean;
  readonly representations: Readonly<Record<Encoding, Representation>>;
  /** Bytes of memory that the bodies take. */
  readonly size: number;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * How hard to compress. `cached`: good, at a cost that a first visitor does not feel, since the result serves
 * all later ones. `long`: of hundreds of kilobytes that repeat themselves, where as good as that takes fifty times as long for a
 * twelfth less. `once`: quick, for an answer that no cache but our own may keep.
 */
const efforts = {
  cached: { brotli: 10, gzip: 9 },
  long: { brotli: 5, gzip: 6 },
  once: { brotli: 3, gzip: 1 },
} as const;
export type CompressionEffort = keyof typeof efforts;

export function prepareHtml(
  html: string,
  status: number,
  headers: Headers,
  effort: CompressionEffort = 'cached',
): Promise<PreparedAnswer> {
  return prepareText(html, 'text/html; charset=utf-8', status, headers, effort);
}

/** A text of any type, for everybody: a sitemap, a manifest. */
export async function prepareText(
  text: string,
  type: string,
  status: number,
  headers: Headers,
  effort: CompressionEffort = 'cached',
): Promise<PreparedAnswer> {
  const identity = Buffer.from(text);
  const [br, zipped] = await compress(identity, effort);
  const digest = digestOf(identity);
  const represent = (encoding: Encoding, body: Buffer) => {
    const etag = effort !== 'once' ? `"${digest}-${encoding}"` : undefined;
    const coded: Headers = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    return representation(body, type, { ...headers, vary: 'accept-encoding' }, etag, coded);
  };
  return {
    status,
    representations: {
      br: represent('br', br),
      gzip: represent('gzip', zipped),
      identity: represent('identity', identity),
    },
    size: identity.length + br.length + zipped.length,
  };
}

/** Bytes that are sent to everybody as they are: a picture, or a text too small to be worth compressing. */
export function prepareBytes(
  body: Buffer,
  type: string,
  headers: Headers,
  digest = digestOf(body),
): PreparedAnswer {
  const plain = representation(body, type, headers, `"${digest}"`, {});
  return { status: 200, representations: { br: plain, gzip: plain, identity: plain }, size: body.length };
}

function representation(
  body: Buffer,
  type: string,
  headers: Headers,
  etag: string | undefined,
  coded: Headers,
): Representation {
  const unchanged: Headers = { ...headers, ...(etag === undefined ? {} : { etag }) };
  return {
    body,
    etag,
    unchanged,
    headers: { ...unchanged, 'content-type': type, 'content-length': body.length, ...coded },
  };
}

function compress(identity: Buffer, effort: CompressionEffort): Promise<[Buffer, Buffer]> {
  const { brotli, gzip: level } = efforts[effort];
  return Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        // How distances to what is repeated are written (RFC 7932, section 4): measured on a site's pages, half a hundredth less in the same time.
        [constants.BROTLI_PARAM_NPOSTFIX]: 3,
      },
    }),
    compressGzip(identity, { level }),
  ]);
}
