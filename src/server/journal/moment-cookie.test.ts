import { describe, expect, it } from 'vitest';
import { createKeys } from '#server/security/keys.ts';
import { buildMomentCookie, momentCookie, readMoments } from './moment-cookie.ts';
import { createPastMoments } from './past-moment.ts';

describe('the cookie of past moments', () => {
  let time = Date.parse('2026-03-01T09:00:00.000Z');
  const moments = createPastMoments(createKeys('a secret that is long enough to be one'), () => time);
  const ats = [1, 2, 3, 4, 5].map((day) => `2026-02-0${day}T09:00:00.000Z`);
  const pair = (set: string | undefined) => set?.split(';')[0];
  const hold = (cookies: string | undefined, at: string) =>
    pair(buildMomentCookie(moments, cookies, moments.sign(at).value, false)) ?? cookies;

  it('contains the last four moments, latest first and without duplicates', () => {
    const all = ats.reduce<string | undefined>(hold, undefined);
    expect(readMoments(moments, all)).toEqual(ats.slice(1).reverse());
    expect(readMoments(moments, hold(all, ats[2] ?? ''))).toEqual([ats[2], ats[4], ats[3], ats[1]]);
    expect(readMoments(moments, `vitrine_page=x; ${all}; b=c`)).toHaveLength(4);
    expect(all?.length).toBeLessThan(500);
  });

  it('is HttpOnly and SameSite=Lax, and expires with its last moment', () => {
    const { value } = moments.sign(ats[0] ?? '');
    expect(buildMomentCookie(moments, undefined, value, true)).toBe(
      `__Host-${momentCookie}=${value}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(buildMomentCookie(moments, undefined, value, false)).not.toContain('Secure');
    expect(buildMomentCookie(moments, `${momentCookie}=${value}`, value, false)).toBeUndefined();
  });

  it('does not accept unsigned or expired moments', () => {
    const held = hold(undefined, ats[0] ?? '');
    const { value } = moments.sign(ats[1] ?? '');
    expect(buildMomentCookie(moments, undefined, `${value}x`, false)).toBeUndefined();
    expect(buildMomentCookie(moments, undefined, '', false)).toBeUndefined();
    expect(readMoments(moments, `${momentCookie}=${ats[0]}~zzzzzzzz.nobody!!;`)).toEqual([]);
    time += 24 * 60 * 60 * 1000;
    expect(readMoments(moments, held)).toEqual([]);
    expect(buildMomentCookie(moments, held, value, false)).toBeUndefined();
  });
});
