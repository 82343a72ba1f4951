import { formatCookieName, readCookie } from '#server/http/cookie-name.ts';
import type { PastMoments } from './past-moment.ts';

export const momentCookie = 'vitrine_moments';

/** Moments in one cookie at most, for as many tabs; the oldest goes first. It keeps a request's headers small. */
const mostMoments = 4;

interface Held {
  readonly at: string;
  /** ms since 1970. */
  readonly until: number;
  /** As in `?at=`. */
  readonly value: string;
}

const path = '/';

/** The moments that somebody's browser may ask for the files of, ISO 8601; only those that are still open. */
export function heldMoments(moments: PastMoments, cookies: string | undefined): string[] {
  return held(moments, cookies).map(({ at }) => at);
}

/**
 * A `Set-Cookie` value that puts a moment before those that a browser holds: the pictures of a page of then are asked for without
 * its address, and many are shown nowhere today. Undefined where it is the first one already, or may not be looked at.
 */
export function holdMoment(
  moments: PastMoments,
  cookies: string | undefined,
  value: string,
  secure: boolean,
): string | undefined {
  const before = held(moments, cookies);
  const opened = moments.open(value);
  if (opened.type !== 'open' || before[0]?.value === value) return undefined;
  const others = before.filter(({ at }) => at !== opened.at);
  const all = [{ ...opened, value }, ...others].slice(0, mostMoments);
  const seconds = Math.ceil((Math.max(...all.map(({ until }) => until)) - moments.now()) / 1000);
  const values = all.map((one) => one.value).join(between);
  const name = formatCookieName(momentCookie, { secure, path });
  return `${name}=${values}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** In no value, and a character that a cookie carries as it is. */
const between = '!';

function held(moments: PastMoments, cookies: string | undefined): Held[] {
  // Each value is signed, so that either name will do.
  const names = [true, false].map((secure) => formatCookieName(momentCookie, { secure, path }));
  const value = names.map((name) => readCookie(cookies, name)).find((one) => one !== undefined);
  const values = value?.split(between, mostMoments) ?? [];
  return values.flatMap((value) => {
    const opened = moments.open(value);
    return opened.type === 'open' ? [{ ...opened, value }] : [];
  });
}
