/** How a prepared text can be sent, the smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** What every browser of today sends names brotli without a weight, so that is looked for first. */
const plainBrotli = /(?:^|,)\s*br\s*(?:,|$)/i;

/** The best encoding that an `Accept-Encoding` header allows (RFC 9110, 12.5.3; `q=0` forbids). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted !== undefined && plainBrotli.test(accepted)) return 'br';
  const allowed = readOffers(accepted);
  if (allowed('br')) return 'br';
  return allowed('gzip') ? 'gzip' : 'identity';
}

/** Whether gzip is taken, for what there is in no better encoding. */
export function takesGzip(accepted: string | undefined): boolean {
  return readOffers(accepted)('gzip');
}

function readOffers(accepted: string | undefined): (name: Encoding) => boolean {
  const offers = parseOffers(accepted ?? '');
  return (name) => (offers.get(name) ?? offers.get('*') ?? 0) > 0;
}

/** The weights that an `Accept…` header gives, by lower-case name (RFC 9110, 12.4.2). */
function parseOffers(header: string): ReadonlyMap<string, number> {
  return new Map(header.split(',').map(parseOffer));
}

/** One name of the header with its weight, which is 1 where none is said. */
function parseOffer(offer: string): readonly [name: string, weight: number] {
  const [name = '', ...params] = offer
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const weight = params.find((param) => param.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2))];
}

/** True if an `Accept` header takes a media type (RFC 9110, 12.5.1; `q=0` refuses it). No header takes every type. */
export function acceptsType(accept: string | undefined, type: string): boolean {
  if (accept === undefined) return true;
  const offers = parseOffers(accept);
  const range = `${type.split('/', 1)[0]}/*`;
  return (offers.get(type) ?? offers.get(range) ?? offers.get('*/*') ?? 0) > 0;
}
