import { describe, expect, it } from 'vitest';
import { buildDocumentHeaders } from './document-headers.ts';

const readPolicy = (options = {}) => {
  const headers = buildDocumentHeaders({ inlineScripts: ['go()'], https: false, ...options });
  const rules = (headers['content-security-policy'] ?? '').split('; ').map((rule) => rule.split(' '));
  return new Map(rules.map(([name = '', ...sources]) => [name, sources]));
};

describe('the policy of public pages', () => {
  it('frames our own documents and the sites that a page names, each once, and nothing else', () => {
    expect(readPolicy().get('frame-src')).toEqual(["'self'"]);
    const frames = ['https://deck.example', 'https://deck.example', 'https://player.vimeo.com'];
    expect(readPolicy({ frames }).get('frame-src')).toEqual([
      "'self'",
      'https://deck.example',
      'https://player.vimeo.com',
    ]);
  });

  it('runs our own files and the inline scripts that are named by their hash', () => {
    expect(readPolicy().get('script-src')).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-[\w+/=]{44}'$/),
    ]);
    expect(readPolicy().get('connect-src')).toEqual(["'self'"]);
  });

  it('plays videos of the site and of others, and those of somebody’s own computer in the editor alone', () => {
    expect(readPolicy().get('media-src')).toEqual(["'self'", 'https:', 'data:']);
    expect(readPolicy({ playsOwnFiles: true }).get('media-src')).toEqual([
      "'self'",
      'https:',
      'data:',
      'blob:',
    ]);
  });

  it('lets Google’s tag in only where the site measures, and still nothing inline', () => {
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
