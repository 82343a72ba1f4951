import { describe, expect, it } from 'vitest';
import { buildDocumentHeaders } from './document-headers.ts';

const readPolicy = (options = {}) => {
  const headers = buildDocumentHeaders({ inlineScripts: ['go()'], https: false, ...options });
  const rules = (headers['content-security-policy'] ?? '').split('; ').map((rule) => rule.split(' '));
  return new Map(rules.map(([name = '', ...sources]) => [name, sources]));
};

describe('the content security policy of public pages', () => {
  it('allows frames from the site and, once each, from embedded sites', () => {
    expect(readPolicy().get('frame-src')).toEqual(["'self'"]);
    const frames = ['https://deck.example', 'https://deck.example', 'https://player.vimeo.com'];
    expect(readPolicy({ frames }).get('frame-src')).toEqual([
      "'self'",
      'https://deck.example',
      'https://player.vimeo.com',
    ]);
  });

  it('allows scripts from the site and inline scripts by their hash', () => {
    expect(readPolicy().get('script-src')).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-[\w+/=]{44}'$/),
    ]);
    expect(readPolicy().get('connect-src')).toEqual(["'self'"]);
  });

  it('allows videos from any https URL, and local files only in the editor', () => {
    expect(readPolicy().get('media-src')).toEqual(["'self'", 'https:', 'data:']);
    expect(readPolicy({ playsOwnFiles: true }).get('media-src')).toEqual([
      "'self'",
      'https:',
      'data:',
      'blob:',
    ]);
  });

  it('allows Google Tag Manager only with analytics, and never allows eval', () => {
    const measured = readPolicy({ analytics: true });
    expect(measured.get('script-src')).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-/),
      'https://www.googletagmanager.com',
    ]);
    expect(measured.get('connect-src')).toContain('https://*.google-analytics.com');
    for (const sources of measured.values()) expect(sources).not.toContain("'unsafe-eval'");
    expect(measured.get('frame-src')).toEqual(readPolicy().get('frame-src'));
  });
});
