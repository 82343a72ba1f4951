/** Encodings of a prepared text, smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Matches brotli without a weight, which all current browsers send, as a fast path. */
const plainBrotli = /(?:^|,)\s*br\s*(?:,|$)/i;

/** Chooses the best encoding that an `Accept-Encoding` header allows (RFC 9110, 12.5.3; `q=0` forbids). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted !== undefined && plainBrotli.test(accepted)) return 'br';
  const allowed = readOffers(accepted);
  if (allowed('br')) return 'br';
  return allowed('gzip') ? 'gzip' : 'identity';
}

/** True if gzip is accepted, for content that has no better encoding. */
export function isGzipAccepted(accepted: string | undefined): boolean {
  return readOffers(accepted)('gzip');
}

function readOffers(accepted: string | undefined): (name: Encoding) => boolean {
  const offers = parseOffers(accepted ?? '');
  return (name) => (offers.get(name) ?? offers.get('*') ?? 0) > 0;
}

/** Parses the weights of an `Accept…` header, by lower-case name (RFC 9110, 12.4.2). */
function parseOffers(header: string): ReadonlyMap<string, number> {
  return new Map(header.split(',').map(parseOffer));
}

/** Parses one name of the header with its weight, 1 by default. */
function parseOffer(offer: string): readonly [name: string, weight: number] {
  const [name = '', ...params] = offer
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const weight = params.find((param) => param.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2))];
}

/**
 * True if an `Accept` header accepts a media type (RFC 9110, 12.5.1; `q=0` refuses it). A missing header
 * accepts all.
 */
export function isTypeAccepted(accept: string | undefined, type: string): boolean {
  if (accept === undefined) return true;
  const offers = parseOffers(accept);
  const range = `${type.split('/', 1)[0]}/*`;
  return (offers.get(type) ?? offers.get(range) ?? offers.get('*/*') ?? 0) > 0;
}
