import { describe, expect, it } from 'vitest';
import { formatCookieName } from './cookie-name.ts';

describe('the name of a cookie', () => {
  it('by https holds the browser to the site, or to https for a part of it', () => {
    expect(formatCookieName('vitrine_page', { secure: true, path: '/' })).toBe('__Host-vitrine_page');
    expect(formatCookieName('vitrine_session', { secure: true, path: '/api/auth' })).toBe(
      '__Secure-vitrine_session',
    );
  });

  it('is plain by http, where a browser would not take the others', () => {
    expect(formatCookieName('vitrine_page', { secure: false, path: '/' })).toBe('vitrine_page');
  });
});
