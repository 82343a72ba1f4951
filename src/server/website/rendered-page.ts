import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** One document in one encoding, ready to be written to a socket. */
interface Representation {
  readonly body: Buffer;
  /** Absent where nothing may keep the document: then nobody can ask whether it is still the same. */
  readonly etag: string | undefined;
  readonly headers: Readonly<Record<string, string | number>>;
  /** The headers of a 304, which speaks of the body without having one. */
  readonly unchanged: Readonly<Record<string, string | number>>;
}

/** A document as it is kept: every encoding made once, all headers prepared. */
export interface RenderedPage {
  readonly status: number;
  /** True for a stand-in, rendered because something could not be had: it serves once and is never kept. */
  readonly standsIn?: boolean;
  readonly representations: Readonly<Record<Encoding, Representation>>;
  /** Bytes of memory that the bodies take. */
  readonly size: number;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * How hard to compress. `kept`: good, at a cost that a first visitor does not feel, since the result serves
 * all later ones. `once`: quick, for a document that is thrown away after one answer.
 */
const efforts = { kept: { brotli: 10, gzip: 9 }, once: { brotli: 3, gzip: 1 } } as const;

export function prepareHtml(
  html: string,
  status: number,
  headers: Readonly<Record<string, string>>,
  effort: keyof typeof efforts = 'kept',
): Promise<RenderedPage> {
  return prepareText(html, 'text/html; charset=utf-8', status, headers, effort);
}

/** A text of any type, for everybody: a sitemap, a manifest. */
export async function prepareText(
  text: string,
  type: string,
  status: number,
  headers: Readonly<Record<string, string>>,
  effort: keyof typeof efforts = 'kept',
): Promise<RenderedPage> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: efforts[effort].brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity, { level: efforts[effort].gzip }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const bodies: Record<Encoding, Buffer> = { br, gzip: zipped, identity };
  const represent = (encoding: Encoding): Representation => {
    const body = bodies[encoding];
    const etag = effort === 'kept' ? `"${hash}-${encoding}"` : undefined;
    const unchanged = { ...headers, vary: 'accept-encoding', ...(etag === undefined ? {} : { etag }) };
    return {
      body,
      etag,
      unchanged,
      headers: {
        ...unchanged,
        'content-type': type,
        'content-length': body.length,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    };
  };
  return {
    status,
    representations: { br: represent('br'), gzip: represent('gzip'), identity: represent('identity') },
    size: identity.length + br.length + zipped.length,
  };
}

/** What every browser of today sends names brotli without a weight, so that is looked for first. */
const plainBrotli = /(?:^|,)\s*br\s*(?:,|$)/i;

/** The best encoding that an `Accept-Encoding` header allows (RFC 9110, 12.5.3; `q=0` forbids). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted !== undefined && plainBrotli.test(accepted)) return 'br';
  const offers = new Map(
    (accepted ?? '').split(',').map((offer) => {
      const [name = '', ...params] = offer
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = params.find((param) => param.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  const allowed = (name: Encoding) => (offers.get(name) ?? offers.get('*') ?? 0) > 0;
  if (allowed('br')) return 'br';
  return allowed('gzip') ? 'gzip' : 'identity';
}

/** True when an `If-None-Match` header names this entity (weak comparison, RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
