import { describe, expect, it } from 'vitest';
import { headScript, rootScript } from './head-script.ts';

interface Visit {
  readonly language?: string;
  readonly address?: string;
  readonly userAgent?: string;
  readonly prerendering?: boolean;
  /** Contents of the storage; undefined for a browser whose storage throws. */
  readonly kept?: Map<string, string> | undefined;
  readonly systemIsDark?: boolean;
  readonly calm?: boolean;
  readonly now?: number;
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Runs the script with minimal browser globals. Returns its effects on the page and URL. */
function visit(given: Visit) {
  const { language = 'nl-NL', address = '/', userAgent = firefox, prerendering = false, now = 1000 } = given;
  const kept = 'kept' in given ? given.kept : new Map<string, string>();
  const { pathname, search, hash } = new URL(address, 'https://studio.example');
  const went: string[] = [];
  const classes: string[] = [];
  const root = {
    classList: { add: (name: string) => classes.push(name) },
    dataset: {} as { theme?: string },
    style: {} as { visibility?: string },
  };
  const storage = {
    getItem: (key: string) => kept?.get(key) ?? null,
    setItem: (key: string, value: string) => kept?.set(key, value),
  };
  const world = {
    document: { documentElement: root, prerendering },
    location: { pathname, search, hash, replace: (to: string) => went.push(to) },
    navigator: { language, userAgent },
    matchMedia: (query: string) => ({
      matches: query.includes('reduce') ? given.calm === true : given.systemIsDark === true,
    }),
    Date: { now: () => now },
  };
  const names = [...Object.keys(world), 'storageOf'];
  const run = new Function(...names, `${headScript};${rootScript}`.replaceAll('localStorage', 'storageOf()'));
  run(...Object.values(world), () => {
    if (!kept) throw new DOMException('denied', 'SecurityError');
    return storage;
  });
  return { went, classes, theme: root.dataset.theme, hidden: root.style.visibility === 'hidden', kept };
}

describe('the first visit to the root', () => {
  it.each(['en', 'en-US', 'en-GB', 'en-CA', 'en-AU', 'en-NZ', 'en-ZA', 'en-IE', 'EN-us'])(
    'redirects a browser in %s to /en before anything is shown',
    (language) => {
      expect(visit({ language })).toMatchObject({ went: ['/en'], hidden: true });
    },
  );

  it.each(['nl', 'nl-NL', 'de', 'fr-FR', 'en-IN', 'en-SG', 'en-US-posix', 'eng', ''])(
    'does not redirect a browser in %s',
    (language) => {
      expect(visit({ language })).toMatchObject({ went: [], hidden: false });
    },
  );

  it('keeps the query and the hash in the redirect', () => {
    expect(visit({ language: 'en', address: '/?utm_source=brief&x=1' }).went).toEqual([
      '/en?utm_source=brief&x=1',
    ]);
    expect(visit({ language: 'en', address: '/?x=1#contact' }).went).toEqual(['/en?x=1#contact']);
  });

  it('is the only visit that is redirected', () => {
    const kept = new Map<string, string>();
    expect(visit({ language: 'en', kept }).went).toEqual(['/en']);
    expect(visit({ language: 'en', kept }).went).toEqual([]);
  });

  it('is remembered in any language', () => {
    const kept = new Map<string, string>();
    visit({ language: 'nl', kept });
    expect(visit({ language: 'en', kept }).went).toEqual([]);
  });
});

describe('the language redirect', () => {
  it.each<[string, Visit]>([
    ['who chose a language before', { kept: new Map([['language', 'nl']]) }],
    ['on another page', { address: '/cases' }],
    ['in the admin area', { address: '/admin' }],
    ['in the preview', { address: '/?preview' }],
    ['in the preview of a version', { address: '/?version=v1&preview=1' }],
    ['while the page is only prerendered', { prerendering: true }],
    ['whose browser keeps nothing', { kept: undefined }],
    [
      'who is Google',
      { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['who is another reader of Google', { userAgent: 'Mozilla/5.0 (compatible; GoogleOther)' }],
    ['who is Bing’s reader of pictures', { userAgent: 'Mozilla/5.0 BingPreview/1.0b' }],
    ['who is Bing', { userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' }],
    ['who is Facebook', { userAgent: 'facebookexternalhit/1.1' }],
    ['who is Baidu', { userAgent: 'Mozilla/5.0 (compatible; Baiduspider/2.0)' }],
  ])('is skipped for a visitor %s', (_who, how) => {
    const { went, hidden } = visit({ language: 'en-US', ...how });
    expect({ went, hidden }).toEqual({ went: [], hidden: false });
  });

  it('still happens on the first visit after a preview', () => {
    const kept = new Map<string, string>();
    visit({ language: 'en', address: '/?preview', kept });
    expect(visit({ language: 'en', kept }).went).toEqual(['/en']);
  });
});

describe('the theme before the first paint', () => {
  const day = 24 * 60 * 60 * 1000;
  const chosen = (value: string, at = 0) => new Map([['theme', JSON.stringify({ value, at })]]);

  it('is the one chosen less than 24 hours ago', () => {
    expect(visit({ kept: chosen('dark'), now: day - 1 }).theme).toBe('dark');
    expect(visit({ kept: chosen('light'), systemIsDark: true, now: day - 1 }).theme).toBe('light');
  });
  it('is the system’s if the choice expired, there is none or storage is blocked', () => {
    expect(visit({ kept: chosen('dark'), now: day }).theme).toBe('light');
    expect(visit({ kept: chosen('system'), systemIsDark: true, now: 1 }).theme).toBe('dark');
    expect(visit({ systemIsDark: true }).theme).toBe('dark');
    expect(visit({ kept: undefined }).theme).toBe('light');
    expect(visit({ kept: new Map([['theme', '{']]) }).theme).toBe('light');
  });
});

it('the head script enables reveal animations, except with reduced motion', () => {
  expect(visit({}).classes).toEqual(['js', 'reveal']);
  expect(visit({ calm: true }).classes).toEqual(['js']);
});

it('the head script stays small, because every page contains it', () => {
  expect(headScript.length).toBeLessThan(420);
});
