import { formatCookieName, readCookie } from '#server/http/cookie-name.ts';
import type { PastMoments } from './past-moment.ts';

export const momentCookie = 'vitrine_moments';

/**
 * Most moments in one cookie, for as many tabs, which keeps request headers small; the oldest is dropped.
 */
const mostMoments = 4;

interface CookieMoment {
  readonly at: string;
  /** ms since 1970. */
  readonly until: number;
  /** Signed value, as in `?at=`. */
  readonly value: string;
}

const path = '/';

/** Reads the moments, ISO 8601, whose files a browser may request; expired ones are left out. */
export function readMoments(moments: PastMoments, cookies: string | undefined): string[] {
  return readCookieMoments(moments, cookies).map(({ at }) => at);
}

/**
 * Builds a `Set-Cookie` value that puts a moment first: images of a past page are requested without its URL,
 * and many are used nowhere today. Undefined if it is first already, or not allowed.
 */
export function buildMomentCookie(
  moments: PastMoments,
  cookies: string | undefined,
  value: string,
  secure: boolean,
): string | undefined {
  const before = readCookieMoments(moments, cookies);
  const opened = moments.open(value);
  if (opened.type !== 'open' || before[0]?.value === value) return undefined;
  const others = before.filter(({ at }) => at !== opened.at);
  const all = [{ ...opened, value }, ...others].slice(0, mostMoments);
  const seconds = Math.ceil((Math.max(...all.map(({ until }) => until)) - moments.now()) / 1000);
  const values = all.map((one) => one.value).join(between);
  const name = formatCookieName(momentCookie, { secure, path });
  return `${name}=${values}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Separator: in no value, and allowed in cookies. */
const between = '!';

function readCookieMoments(moments: PastMoments, cookies: string | undefined): CookieMoment[] {
  // Each value is signed, so either cookie name can be trusted.
  const names = [true, false].map((secure) => formatCookieName(momentCookie, { secure, path }));
  const value = names.map((name) => readCookie(cookies, name)).find((one) => one !== undefined);
  const values = value?.split(between, mostMoments) ?? [];
  return values.flatMap((value) => {
    const opened = moments.open(value);
    return opened.type === 'open' ? [{ ...opened, value }] : [];
  });
}
