import { addressKey } from '#server/security/address-key.ts';
import type { RateCounter } from '#server/security/rate-limiter.ts';

/** Counts attempts at one password by network, so that everybody else can still unlock it. */
export function passwordCounter(what: string, address: string): RateCounter {
  return { rate: 'pagePassword', key: `unlock ${what} ${addressKey(address)}` };
}

/** Counts attempts at all passwords of pages and rooms from one network. */
export function passwordNetwork(address: string): RateCounter {
  return { rate: 'pagePasswordNetwork', key: `unlock ${addressKey(address)}` };
}
