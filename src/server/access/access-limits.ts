import { addressKey, createTryLimit } from '#server/security/try-limit.ts';

export interface AccessLimits {
  /** Counts a try to open a page. Answers the seconds to wait when there were too many, else undefined. */
  take(address: string, pageId: string): number | undefined;
  /** A right password forgets the wrong ones before it. */
  succeeded(address: string, pageId: string): void;
}

const windowMs = 15 * 60 * 1000;

/**
 * Tries per address and page: everybody else can still open the page. One address gets a limit over all pages
 * too, since a shared password could be guessed at each of its pages; it is wide, because guests who sit in
 * one room come from one address.
 */
export function createAccessLimits(now: () => number): AccessLimits {
  const perPage = createTryLimit({ tries: 10, windowMs, now });
  const perAddress = createTryLimit({ tries: 100, windowMs, now });
  const keyOf = (address: string, pageId: string) => `${addressKey(address)} ${pageId}`;

  return {
    take: (address, pageId) => perPage.take(keyOf(address, pageId)) ?? perAddress.take(addressKey(address)),
    succeeded: (address, pageId) => perPage.clear(keyOf(address, pageId)),
  };
}
