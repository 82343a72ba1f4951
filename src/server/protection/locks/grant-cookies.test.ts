import { describe, expect, test } from 'vitest';
import { createKeys } from '#server/security/keys.ts';
import { seal } from '#server/security/sealed-value.ts';
import { fc } from '../../../../tests/support/properties.ts';
import { createGrantCookies, pageGrantCookie, sharedGrantCookie } from './grant-cookies.ts';
import type { ClientSpaceLock, PageLock } from './page-lock.ts';

const keys = createKeys('a secret that is long enough to be one');
const minute = 60_000;
const hour = 60 * minute;
let time = Date.UTC(2026, 10, 21);
const grants = createGrantCookies(keys, { secure: false, now: () => time });

const lock: PageLock = {
  pageId: 'page_a',
  own: 'sealed-own',
  shared: { id: 'klant', password: 'sealed-shared' },
  clientSpaces: [],
};
const both = { own: true, shared: true };
const own = { own: true, shared: false };
const shared = { own: false, shared: true };

/** The `Cookie` header of a browser that got these answers one after the other. */
function browser(...answers: readonly string[][]): string {
  const jar = new Map<string, string>();
  for (const line of answers.flat()) {
    const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
    if (/Max-Age=0/.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

describe('a grant cookie', () => {
  test('lasts for the browser session for a page’s own password, and one hour for a shared password', () => {
    const [page = '', access = ''] = grants.grant(undefined, lock, both);
    expect(page).toMatch(/^vitrine_page=[\w~.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(access).toMatch(/^vitrine_shared=[\w~.-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('is Secure on HTTPS, and bound to this host', () => {
    const safe = createGrantCookies(keys, { secure: true });
    const names = safe.grant(undefined, lock, both).map((line) => line.split('=', 1)[0]);
    expect(names).toEqual(['__Host-vitrine_page', '__Host-vitrine_shared']);
    expect(safe.opens(browser(safe.grant(undefined, lock, own)), lock)).toBe(true);
    // Another host of the domain could set this cookie, since its name has no prefix.
    const planted = browser(safe.grant(undefined, lock, own)).replace('__Host-', '');
    expect(safe.opens(planted, lock)).toBe(false);
    for (const line of [...safe.grant(undefined, lock, both), ...safe.revoke(undefined, lock)]) {
      expect(line).toContain('; Secure');
    }
  });

  test('contains neither page nor password in plain text', () => {
    expect(grants.grant(undefined, lock, both).join()).not.toMatch(/page_a|klant|sealed/);
  });
});

describe('a grant', () => {
  test('opens its own page and no other', () => {
    const cookies = browser(grants.grant(undefined, lock, own));
    expect(grants.opens(cookies, lock)).toBe(true);
    expect(grants.opens(cookies, { ...lock, pageId: 'page_b', shared: null })).toBe(false);
    expect(grants.opens(cookies, { ...lock, pageId: 'page_b' })).toBe(false);
  });

  test('opens every page that uses its shared password', () => {
    const cookies = browser(grants.grant(undefined, lock, shared));
    for (const page of [lock, { ...lock, own: null }, { ...lock, pageId: 'page_b', own: 'other' }]) {
      expect(grants.opens(cookies, page)).toBe(true);
    }
    expect(grants.opens(cookies, { ...lock, shared: null })).toBe(false);
    expect(grants.opens(cookies, { ...lock, shared: { id: 'ander', password: 'sealed-shared' } })).toBe(
      false,
    );
  });

  test('ends when its password changes or is removed', () => {
    const cookies = browser(grants.grant(undefined, lock, both));
    expect(grants.opens(cookies, { ...lock, own: 'changed', shared: null })).toBe(false);
    expect(grants.opens(cookies, { ...lock, own: null, shared: { id: 'klant', password: 'changed' } })).toBe(
      false,
    );
    expect(grants.opens(cookies, { ...lock, own: null, shared: null })).toBe(false);
  });

  test('ends one hour after a shared password was entered, even while in use', () => {
    const cookies = browser(grants.grant(undefined, lock, shared));
    for (let passed = 0; passed < 60; passed += 10) {
      expect(grants.opens(cookies, lock)).toBe(true);
      time += 10 * minute;
    }
    expect(grants.opens(cookies, lock)).toBe(false);
    expect(grants.holdsAny(cookies)).toBe(false);
  });

  test('lasts an hour for each shared password separately', () => {
    const other: PageLock = {
      pageId: 'page_c',
      own: null,
      shared: { id: 'ander', password: 'x' },
      clientSpaces: [],
    };
    const first = grants.grant(undefined, lock, shared);
    time += 30 * minute;
    const second = grants.grant(browser(first), other, shared);
    time += 45 * minute;
    const cookies = browser(first, second);
    expect([grants.opens(cookies, lock), grants.opens(cookies, other)]).toEqual([false, true]);
  });

  test('ends after 30 days for a page’s own password in a browser that is never closed', () => {
    const cookies = browser(grants.grant(undefined, lock, own));
    time += 30 * 24 * 60 * minute - 1;
    expect(grants.opens(cookies, lock)).toBe(true);
    time += 1;
    expect(grants.opens(cookies, lock)).toBe(false);
  });

  test('is given only for a password that the page has', () => {
    expect(grants.grant(undefined, { ...lock, own: null, shared: null }, both)).toEqual([]);
    expect(grants.grant(undefined, lock, { own: false, shared: false })).toEqual([]);
  });
});

describe('a client space grant', () => {
  const clientSpace: ClientSpaceLock = { id: 'room_a', seed: 'seed', until: null };
  const held: PageLock = { pageId: 'page_r', own: null, shared: null, clientSpaces: [clientSpace] };
  const enter = (lock: ClientSpaceLock, jar = '') =>
    browser(jar === '' ? [] : [jar], [grants.grantClientSpace(jar, lock)]);

  test('opens the pages of the space for the browser session', () => {
    expect(grants.grantClientSpace(undefined, clientSpace)).toMatch(
      /^vitrine_room=[\w~.-]+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const cookies = enter(clientSpace);
    expect(grants.opensClientSpace(cookies, clientSpace)).toBe(true);
    expect(grants.opens(cookies, held)).toBe(true);
    expect(grants.opens(cookies, { ...held, clientSpaces: [] })).toBe(false);
    expect(grants.opens(cookies, { ...held, clientSpaces: [{ ...clientSpace, id: 'room_b' }] })).toBe(false);
    expect(
      grants.opens(cookies, { ...held, clientSpaces: [{ ...clientSpace, id: 'room_b' }, clientSpace] }),
    ).toBe(true);
  });

  test('ends when the seed changes, or when the link or the grant expires, whichever is first', () => {
    const cookies = enter({ ...clientSpace, until: time + hour });
    const later = { ...clientSpace, until: time + 2 * hour };
    expect(grants.opens(cookies, { ...held, clientSpaces: [{ ...clientSpace, seed: 'another' }] })).toBe(
      false,
    );
    expect(grants.opens(cookies, { ...held, clientSpaces: [{ ...clientSpace, until: time }] })).toBe(false);
    expect(grants.opensClientSpace(cookies, { ...clientSpace, until: time })).toBe(false);
    time += hour - 1;
    expect(grants.opensClientSpace(cookies, later)).toBe(true);
    time += 1;
    expect(grants.opensClientSpace(cookies, later)).toBe(false);
    expect(grants.holdsAny(cookies)).toBe(false);
  });

  test('is removed by logging out of a page or of the space', () => {
    const other = { ...clientSpace, id: 'room_b' };
    const both = browser(
      [grants.grantClientSpace(undefined, clientSpace)],
      [grants.grantClientSpace(enter(clientSpace), other)],
    );
    for (const lines of [grants.revoke(both, held), [grants.revokeClientSpace(both, clientSpace)]]) {
      const after = browser(both.split('; '), lines);
      expect([grants.opensClientSpace(after, clientSpace), grants.opensClientSpace(after, other)]).toEqual([
        false,
        true,
      ]);
    }
  });

  test('is not interchangeable with a password grant', () => {
    const shut = { ...lock, clientSpaces: [{ id: 'klant', seed: 'sealed-shared', until: null }] };
    const cookies = browser(grants.grant(undefined, lock, both)).replace('vitrine_shared', 'vitrine_room');
    expect(grants.opens(cookies.replace('vitrine_page', 'x'), shut)).toBe(false);
  });

  test('always opens the latest space, while all cookies stay under 3,000 characters', () => {
    const id = fc.stringMatching(/^[a-z0-9-]{1,40}$/);
    const until = fc.option(fc.integer({ min: time + 1, max: time + 400 * 24 * hour }));
    fc.assert(
      fc.property(
        fc.array(fc.record({ id, seed: id, until }), { minLength: 1, maxLength: 60 }),
        (clientSpaces) => {
          let jar = '';
          for (const one of clientSpaces) {
            const own = {
              pageId: one.id,
              own: one.seed,
              shared: { id: one.id, password: one.seed },
              clientSpaces: [one],
            };
            const lines = [...grants.grant(jar, own, both), grants.grantClientSpace(jar, one)];
            jar = browser(jar.split('; ').filter(Boolean), lines);
            expect(grants.opensClientSpace(jar, one)).toBe(true);
          }
          expect(jar.length).toBeLessThan(3000);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('logging out of a page', () => {
  test('removes its own and shared grants, and keeps those of other pages', () => {
    const other: PageLock = { pageId: 'page_d', own: 'sealed-d', shared: null, clientSpaces: [] };
    const opened = grants.grant(undefined, lock, both);
    const more = grants.grant(browser(opened), other, own);
    const before = browser(opened, more);
    const after = browser(opened, more, grants.revoke(before, lock));
    expect([grants.opens(before, lock), grants.opens(before, other)]).toEqual([true, true]);
    expect([grants.opens(after, lock), grants.opens(after, other)]).toEqual([false, true]);
    expect(browser(opened, more, grants.revoke(before, lock), grants.revoke(after, other))).toBe('');
  });
});

describe('the page grant cookie', () => {
  const cookies = browser(grants.grant(undefined, lock, own));
  const value = cookies.slice(`${pageGrantCookie}=`.length);
  const far = Number.MAX_SAFE_INTEGER.toString(36);

  test.each([
    ['nothing', undefined],
    ['another kind’s', `${sharedGrantCookie}=${value}`],
    ['a longer life', `${pageGrantCookie}=${value.replace(/~\w+/, `~${far}`)}`],
    ['no proof', `${pageGrantCookie}=${value.slice(0, value.lastIndexOf('.'))}`],
    ['a proof by another key', `${pageGrantCookie}=${seal(`x~${far}`, keys('media-cookie'))}`],
    ['broken encoding', `${pageGrantCookie}=%E0%A4%A`],
    ['empty ones', `${pageGrantCookie}=; ${sharedGrantCookie}=`],
    ['dots', `${pageGrantCookie}=${'.'.repeat(9000)}`],
  ])('grants nothing when forged or damaged: %s', (_name, made) => {
    expect(grants.opens(made, lock)).toBe(false);
    expect(grants.holdsAny(made)).toBe(false);
    expect(() => grants.grant(made, lock, both)).not.toThrow();
    expect(() => grants.revoke(made, lock)).not.toThrow();
  });

  test('keeps the last twenty unlocked pages, so that it stays small', () => {
    let jar = '';
    const locks = Array.from({ length: 30 }, (_, index) => ({ ...lock, pageId: `page_${index}` }));
    for (const page of locks) jar = browser(grants.grant(jar, page, own));
    expect(jar.length).toBeLessThan(1000);
    expect(locks.map((page) => grants.opens(jar, page)).filter(Boolean)).toHaveLength(20);
    expect(grants.opens(jar, { ...lock, pageId: 'page_29' })).toBe(true);
  });
});
