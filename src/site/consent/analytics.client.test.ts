// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://studio.example/cases" }
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPageView, findOutboundUrl, startAnalytics } from './analytics.client.ts';

it('buildPageView uses the path with query and hash', () => {
  const at = (address: string) => buildPageView(new URL(address) as unknown as Location, 'Werk').page_path;
  expect(at('https://studio.example/cases?a=1#contact')).toBe('/cases?a=1#contact');
  expect(at('https://studio.example/cases')).toBe('/cases');
});

interface Press {
  readonly type?: 'click' | 'auxclick';
  /** True if a script of the page handles the click, as with a poster. */
  readonly taken?: boolean;
}

describe('findOutboundUrl', () => {
  function press(html: string, { type = 'click', taken = false, ...init }: MouseEventInit & Press = {}) {
    document.body.innerHTML = html;
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
    let found: string | undefined;
    document.body.onclick = () => {
      if (taken) event.preventDefault();
    };
    const note = (pressed: Event) => {
      found = findOutboundUrl(pressed as MouseEvent)?.href;
      // jsdom does not navigate.
      pressed.preventDefault();
    };
    document.addEventListener(type, note, { once: true });
    document.querySelector('b')?.dispatchEvent(event);
    return found;
  }
  const outside = '<a href="https://elders.example/a"><b>Elders</b></a>';

  it('returns the URL of a link to another site', () => {
    expect(press(outside)).toBe('https://elders.example/a');
    expect(press('<a href="//elders.example/a"><b>Elders</b></a>')).toBe('https://elders.example/a');
    expect(press(outside, { type: 'auxclick', button: 1 })).toBe('https://elders.example/a');
  });

  it.each([
    ['of our own', '<a href="/werkwijze"><b>Hier</b></a>'],
    ['on this page', '<a href="#contact"><b>Hier</b></a>'],
    ['to mail', '<a href="mailto:hallo@studio.example"><b>Mail</b></a>'],
    ['that is none', '<b>Niets</b>'],
    ['without an address', '<a><b>Niets</b></a>'],
  ])('returns nothing for a link %s', (_what, html) => {
    expect(press(html)).toBeUndefined();
  });

  it('returns nothing for a click that was handled elsewhere, or a right click', () => {
    expect(press(outside, { taken: true })).toBeUndefined();
    expect(press(outside, { type: 'auxclick', button: 2 })).toBeUndefined();
  });
});

describe('startAnalytics', () => {
  beforeEach(() => {
    delete window.dataLayer;
    document.head.innerHTML = '';
  });
  const commands = () =>
    (window.dataLayer ?? []).map((command) => [...(command as ArrayLike<unknown> & unknown[])]);

  it('disables automatic page views and ads, and anonymises IP addresses', () => {
    startAnalytics('G-X&Y', () => true);
    expect(commands().map(([name, what]) => (name === 'event' ? what : name))).toEqual([
      'consent',
      'js',
      'config',
      'page_view',
    ]);
    expect(commands()[2]?.[2]).toMatchObject({ anonymize_ip: true, send_page_view: false });
    expect(commands()[0]?.[2]).toMatchObject({ ad_storage: 'denied', ad_user_data: 'denied' });
    expect(document.querySelector('script')?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-X%26Y');
  });

  it('stops measuring when consent is withdrawn in another tab', () => {
    const allowed = vi.fn(() => true);
    startAnalytics('G-1', allowed);
    allowed.mockReturnValue(false);
    const before = commands().length;
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(commands()).toHaveLength(before);
  });
});
