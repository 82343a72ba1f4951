import { addressKey } from '#server/security/address-key.ts';
import type { RateCounter } from '#server/security/rate-limiter.ts';

/** Tries at one password, by network: everybody else can still open what it locks. */
export function passwordCounter(what: string, address: string): RateCounter {
  return { rate: 'pagePassword', key: `unlock ${what} ${addressKey(address)}` };
}

/** Tries at all passwords of pages and rooms from one network. */
export function passwordNetwork(address: string): RateCounter {
  return { rate: 'pagePasswordNetwork', key: `unlock ${addressKey(address)}` };
}
