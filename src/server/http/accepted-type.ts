import { parseOffers } from './accepted-encoding.ts';

/** True if an `Accept` header takes a media type (RFC 9110, 12.5.1; `q=0` refuses it). No header takes every type. */
export function acceptsType(accept: string | undefined, type: string): boolean {
  if (accept === undefined) return true;
  const offers = parseOffers(accept);
  const range = `${type.split('/', 1)[0]}/*`;
  return (offers.get(type) ?? offers.get(range) ?? offers.get('*/*') ?? 0) > 0;
}
