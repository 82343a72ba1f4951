import { momentHours } from '#api/endpoints/history.ts';
import type { DeriveKey } from '#server/security/keys.ts';
import { seal, unseal } from '#server/security/sealed-value.ts';

const lifetime = momentHours * 60 * 60 * 1000;

type OpenedMoment =
  | { readonly type: 'open'; readonly at: string; readonly until: number }
  /** Not signed by this site. */
  | { readonly type: 'unsigned' }
  | { readonly type: 'expired'; readonly at: string };

export interface PastMoments {
  /** Creates a value of `?at=` and its expiry; valid for a day. */
  sign(at: string): { readonly value: string; readonly until: number };
  open(value: string): OpenedMoment;
  /** ms since 1970. */
  now(): number;
}

/**
 * Creates signed URLs for past moments: only their holders may see the site as it was. Moment and expiry are
 * signed but not the path, so that visitors can follow links. Times are ms since 1970.
 */
export function createPastMoments(keys: DeriveKey, now: () => number = Date.now): PastMoments {
  const key = keys('past-moment');
  return {
    now,
    sign(at) {
      const until = now() + lifetime;
      return { value: seal(`${at}~${until.toString(36)}`, key), until };
    },
    open(value) {
      const [, at, expiry] = /^([-\d:.TZ]+)~([\da-z]+)$/.exec(unseal(value, key) ?? '') ?? [];
      if (at === undefined || expiry === undefined) return { type: 'unsigned' };
      const until = Number.parseInt(expiry, 36);
      return until > now() ? { type: 'open', at, until } : { type: 'expired', at };
    },
  };
}
