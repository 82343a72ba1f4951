import { getAddressKey } from '#server/security/address-key.ts';
import type { RateCounter } from '#server/security/rate-limiter.ts';

/** Counts attempts at one password by network, so that everybody else can still unlock it. */
export function createPasswordCounter(what: string, address: string): RateCounter {
  return { rate: 'pagePassword', key: `unlock ${what} ${getAddressKey(address)}` };
}

/** Counts attempts at all passwords of pages and client spaces from one network. */
export function createPasswordNetworkCounter(address: string): RateCounter {
  return { rate: 'pagePasswordNetwork', key: `unlock ${getAddressKey(address)}` };
}
