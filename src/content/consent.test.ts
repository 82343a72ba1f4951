import { describe, expect, it } from 'vitest';
import { formatConsentCookie, isMeasurementId, readConsent } from './consent.ts';

describe('readConsent', () => {
  it.each([
    ['', undefined],
    ['analytics_consent=true', true],
    ['a=b; analytics_consent=true; c=d', true],
    ['a=b;analytics_consent=false', false],
    ['analytics_consent=', undefined],
    ['analytics_consent=trueish', undefined],
    ['analytics_consent=TRUE', undefined],
    ['x_analytics_consent=true', undefined],
    ['a=analytics_consent=true', undefined],
  ])('reads "%s" as %s', (cookies, answer) => {
    expect(readConsent(cookies)).toBe(answer);
  });
});

describe('the consent cookie', () => {
  it('is valid for a year on the whole site, and is SameSite=Strict', () => {
    expect(formatConsentCookie(true, false)).toBe(
      'analytics_consent=true; Max-Age=31536000; Path=/; SameSite=Strict',
    );
    expect(formatConsentCookie(false, false)).toMatch(/^analytics_consent=false; Max-Age=31536000;/);
  });

  it('is Secure if the site uses HTTPS', () => {
    expect(formatConsentCookie(true, true)).toMatch(/; Secure$/);
  });

  it.each([true, false])('is read back as it was written: %s', (answer) => {
    expect(readConsent(formatConsentCookie(answer, true))).toBe(answer);
  });
});

it.each([
  ['G-ABC1234567', true],
  ['UA-1234-1', false],
  ['g-abc', false],
  [' G-ABC', false],
  ['G-', false],
  ['G-ABC\n', false],
  ['G-"></script><script>alert(1)</script>', false],
  ["G-A';x", false],
  ['', false],
])('the measurement id "%s" is valid: %s', (id, starts) => {
  expect(isMeasurementId(id)).toBe(starts);
});
