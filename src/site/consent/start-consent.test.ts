// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { consentEvent } from '#content/consent.ts';

const listen = window.addEventListener.bind(window);
let restored: ((event: { persisted: boolean }) => void) | undefined;

const parts = new URL('./consent-parts.client.ts', import.meta.url).pathname;

/** Opens a page with the consent settings of its server. */
async function visit(
  consentDefault: 'ask' | 'granted' | undefined,
  cookie?: string,
  { ahead = false, measures = true } = {},
) {
  vi.resetModules();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `analytics_consent=${cookie ?? ''}; path=/${cookie === undefined ? '; max-age=0' : ''}`;
  document.documentElement.removeAttribute('data-consent');
  document.body.innerHTML = '';
  for (const name of Object.keys(document.body.dataset)) delete document.body.dataset[name];
  document.body.dataset.consentParts = parts;
  if (consentDefault) document.body.dataset.consentDefault = consentDefault;
  if (measures) document.body.dataset.measurement = 'G-1';
  Object.defineProperty(document, 'prerendering', { value: ahead, configurable: true });
  delete window.grantAnalyticsConsent;
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    if (type === 'pageshow') restored = listener as typeof restored;
    else listen(type, listener as EventListener);
  });
  const { startConsent } = await import('./start-consent.ts');
  startConsent();
  await settled();
}

const asked = () => document.querySelector<HTMLElement>('.consent-bar')?.hidden === false;
/** The visible parts of consent are a dynamic import. */
const settled = () => vi.dynamicImportSettled();
const granted = () => document.documentElement.dataset.consent === 'granted';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
});

describe('a visitor', () => {
  it.each([
    ['ask', undefined, { asked: true, granted: false, cookie: '' }],
    ['ask', 'true', { asked: false, granted: true, cookie: 'analytics_consent=true' }],
    ['ask', 'false', { asked: false, granted: false, cookie: 'analytics_consent=false' }],
    ['granted', undefined, { asked: false, granted: true, cookie: 'analytics_consent=true' }],
    ['granted', 'false', { asked: false, granted: false, cookie: 'analytics_consent=false' }],
  ] as const)(
    'gets the right question, consent and cookie with default "%s" and answer %s',
    async (consentDefault, cookie, expected) => {
      await visit(consentDefault, cookie);
      expect({ asked: asked(), granted: granted(), cookie: document.cookie }).toEqual(expected);
    },
  );

  it.each([
    ['ask', undefined, { asked: false, granted: false, cookie: '' }],
    ['ask', 'true', { asked: false, granted: true, cookie: 'analytics_consent=true' }],
    ['granted', undefined, { asked: false, granted: true, cookie: 'analytics_consent=true' }],
  ] as const)(
    'is never asked if the site has no analytics, with default "%s" and answer %s',
    async (consentDefault, cookie, expected) => {
      await visit(consentDefault, cookie, { measures: false });
      expect({ asked: asked(), granted: granted(), cookie: document.cookie }).toEqual(expected);
    },
  );

  it('of the preview is not asked, and does not get the global function', async () => {
    await visit(undefined);
    expect([asked(), granted(), window.grantAnalyticsConsent]).toEqual([false, false, undefined]);
  });

  it('can consent through the global function, which fires one event', async () => {
    await visit('ask');
    const heard = vi.fn();
    document.addEventListener(consentEvent, heard);
    window.grantAnalyticsConsent?.();
    window.grantAnalyticsConsent?.();
    expect(heard).toHaveBeenCalledOnce();
    expect([asked(), granted(), document.cookie]).toEqual([false, true, 'analytics_consent=true']);
  });
});

describe('the consent bar, which is loaded separately', () => {
  it('is not shown to a visitor who answered while it was loading', async () => {
    await visit('ask', undefined, { ahead: true });
    document.dispatchEvent(new Event('prerenderingchange'));
    window.grantAnalyticsConsent?.();
    await settled();
    expect([asked(), granted()]).toEqual([false, true]);
  });

  it('is not shown if it fails to load, and no consent is given', async () => {
    await visit('ask', undefined, { ahead: true });
    document.body.dataset.consentParts = '/src/site/consent/nowhere.ts';
    document.dispatchEvent(new Event('prerenderingchange'));
    await settled();
    expect([asked(), granted(), document.cookie]).toEqual([false, false, '']);
  });
});

describe('a prerendered page', () => {
  it.each(['ask', 'granted'] as const)(
    'asks and stores nothing before it is shown: %s',
    async (consentDefault) => {
      await visit(consentDefault, undefined, { ahead: true });
      expect([asked(), granted(), document.cookie]).toEqual([false, false, '']);
      document.dispatchEvent(new Event('prerenderingchange'));
      await settled();
      expect([asked(), granted()]).toEqual(consentDefault === 'ask' ? [true, false] : [false, true]);
    },
  );
});

describe('a page restored from the back-forward cache', () => {
  it('applies an answer that was given on another page', async () => {
    await visit('ask');
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
    document.cookie = 'analytics_consent=false; path=/';
    restored?.({ persisted: false });
    expect(asked()).toBe(true);
    restored?.({ persisted: true });
    await settled();
    expect([asked(), granted()]).toEqual([false, false]);
  });
});
