import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, matchesEtag, prepareHtml } from './rendered-page.ts';

describe('choosing an encoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['gzip, bread', 'gzip'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0, *;q=0', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)('%s gives %s', (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });
});

describe('matching an ETag', () => {
  it.each([
    ['"abc"', true],
    ['W/"abc"', true],
    ['"x", "abc"', true],
    ['*', true],
    ['"abd"', false],
    [undefined, false],
  ] as const)('%s: %s', (header, expected) => {
    expect(matchesEtag(header, '"abc"')).toBe(expected);
  });
});

describe('a prepared document', () => {
  it('is the same text in every encoding, each with a tag of its own', async () => {
    const html = '<!doctype html><p>Één vitrine</p>'.repeat(50);
    const { representations, status } = await prepareHtml(html, 404, { 'x-more': 'yes' });
    expect(status).toBe(404);
    expect(brotliDecompressSync(representations.br.body).toString()).toBe(html);
    expect(gunzipSync(representations.gzip.body).toString()).toBe(html);
    expect(representations.identity.body.toString()).toBe(html);
    expect(new Set(Object.values(representations).map(({ etag }) => etag)).size).toBe(3);
    expect(representations.br.headers).toMatchObject({
      'x-more': 'yes',
      vary: 'accept-encoding',
      'content-encoding': 'br',
      'content-length': representations.br.body.length,
    });
    expect(representations.identity.headers).not.toHaveProperty('content-encoding');
  });

  it('prepares a 304 with everything but what describes a body', async () => {
    const { representations } = await prepareHtml('<p>Vitrine</p>', 200, { 'x-more': 'yes' });
    const { etag, unchanged } = representations.gzip;
    expect(unchanged).toEqual({ 'x-more': 'yes', vary: 'accept-encoding', etag });
  });
});
