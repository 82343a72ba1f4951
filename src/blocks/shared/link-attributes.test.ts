import { describe, expect, it } from 'vitest';
import { buildLinkAttributes } from './link-attributes.ts';

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

describe('the attributes of a link', () => {
  it.each([
    ['/cases', { href: '/en/cases' }],
    [' https://example.com ', { href: 'https://example.com', ...newTab }],
    ['//example.com', { href: '//example.com', ...newTab }],
    ['javascript:alert(1)', { href: '#' }],
    ['  javascript:alert(1)', { href: '#' }],
  ])('for %s depend on the URL alone', (address, expected) => {
    expect(buildLinkAttributes(address, 'en')).toEqual(expected);
  });

  it('open an external link in a new tab, even without its protocol', () => {
    expect(buildLinkAttributes('www.example.com/a', 'nl', 'external')).toEqual({
      href: 'https://www.example.com/a',
      ...newTab,
    });
    expect(buildLinkAttributes('/cases', 'nl', 'external')).toEqual({ href: '/cases', ...newTab });
  });

  it('open an internal link in the same tab, even without its slash', () => {
    expect(buildLinkAttributes('cases', 'en', 'internal')).toEqual({ href: '/en/cases' });
    expect(buildLinkAttributes('main', 'en', 'internal')).toEqual({ href: '/en' });
    expect(buildLinkAttributes('#contact', 'en', 'internal')).toEqual({ href: '#contact' });
    expect(buildLinkAttributes('https://example.com', 'nl', 'internal')).toEqual({
      href: 'https://example.com',
    });
  });
});
