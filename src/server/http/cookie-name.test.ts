import { describe, expect, it } from 'vitest';
import { formatCookieName } from './cookie-name.ts';

describe('formatCookieName', () => {
  it('adds the __Host- or __Secure- prefix on https', () => {
    expect(formatCookieName('vitrine_page', { secure: true, path: '/' })).toBe('__Host-vitrine_page');
    expect(formatCookieName('vitrine_session', { secure: true, path: '/api/auth' })).toBe(
      '__Secure-vitrine_session',
    );
  });

  it('adds no prefix on http, where browsers would reject it', () => {
    expect(formatCookieName('vitrine_page', { secure: false, path: '/' })).toBe('vitrine_page');
  });
});
