import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isTagListed } from './entity-tag.ts';
import { prepareBytes, prepareHtml } from './prepared-answer.ts';

describe('a prepared document', () => {
  it('has the same text in every encoding, each with its own ETag', async () => {
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

  it('is compressed quickly first and better later, with matching ETags', async () => {
    const html = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const quick = await prepareHtml(html, 200, {}, 'quick');
    const small = await quick.compressMore?.();
    if (!small) throw new Error('It is not compressed again');
    expect(small.compressMore).toBeUndefined();
    const [first, later] = [quick.representations.br, small.representations.br];
    expect(later.body.length).toBeLessThan(first.body.length);
    expect(first.etag).toBe(`W/${later.etag}`);
    expect(isTagListed(first.etag, later.etag)).toBe(true);
    expect(brotliDecompressSync(small.representations.br.body).toString()).toBe(html);
  });

  it('is compressed as well as possible for later visitors, except if it is very long', async () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const sizes = async (html: string) => {
      const later = await (await prepareHtml(html, 200, {}, 'quick')).compressMore?.();
      const cached = await prepareHtml(html, 200, {});
      return [later?.representations.br.body.length ?? 0, cached.representations.br.body.length] as const;
    };
    const [best, cached] = await sizes(readme);
    expect(best).toBeLessThan(cached);
    const [long, other] = await sizes(readme.repeat(Math.ceil(200_001 / readme.length)));
    expect(long).toBe(other);
  });

  it('has 304 headers without those that describe a body', async () => {
    const { representations } = await prepareHtml('<p>Vitrine</p>', 200, { 'x-more': 'yes' });
    const { etag, unchanged } = representations.gzip;
    expect(unchanged).toEqual({ 'x-more': 'yes', vary: 'accept-encoding', etag });
  });
});

describe('prepared bytes', () => {
  it('are sent unchanged, whatever encodings a browser accepts', () => {
    const bytes = Buffer.from('a picture');
    const { representations, size, status } = prepareBytes(bytes, 'image/png', { 'x-more': 'yes' });
    expect([status, size]).toEqual([200, bytes.length]);
    const { br, identity } = representations;
    expect(br).toBe(identity);
    expect(br.body).toBe(bytes);
    expect(br.headers).toEqual({
      'x-more': 'yes',
      etag: br.etag,
      'content-type': 'image/png',
      'content-length': bytes.length,
    });
    expect(br.unchanged).toEqual({ 'x-more': 'yes', etag: br.etag });
  });

  it('can have an ETag from a given digest', () => {
    const { representations } = prepareBytes(Buffer.from('x'), 'text/html', {}, 'digest');
    expect(representations.br.etag).toBe('"digest"');
  });
});
