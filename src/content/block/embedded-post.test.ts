import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { getPostPosterUrl, postOfPoster } from './embedded-post.ts';

describe('the poster URL of an embedded post', () => {
  it('is derived from the provider, id and key of the post', () => {
    expect(getPostPosterUrl({ provider: 'youtube', id: 'dQw4w9-_gXc' })).toBe(
      '/media/embed-youtube-dQw4w9-_gXc/poster',
    );
    expect(getPostPosterUrl({ provider: 'vimeo', id: '76979871', key: 'abc123' })).toBe(
      '/media/embed-vimeo-76979871.abc123/poster',
    );
  });

  it('can be parsed back to the same post', () => {
    const post = fc.record(
      {
        provider: fc.constantFrom('youtube' as const, 'vimeo' as const),
        id: fc.stringMatching(/^[\w-]{1,64}$/),
        key: fc.stringMatching(/^[0-9a-f]{1,64}$/),
      },
      { requiredKeys: ['provider', 'id'] },
    );
    fc.assert(
      fc.property(post, (asked) => {
        expect(postOfPoster(getPostPosterUrl(asked))).toEqual(asked);
      }),
    );
  });

  it.each([
    '/media/0123456789abcdef/poster',
    '/media/embed-youtube-/poster',
    '/media/embed-tiktok-1/poster',
    '/media/embed-vimeo-1/other',
    '/media/embed-vimeo-1/../../poster',
    '/media/embed-vimeo-1?x=/poster',
    'https://evil.example/media/embed-vimeo-1/poster',
    '',
  ])('is not recognised in %s', (url) => {
    expect(postOfPoster(url)).toBeUndefined();
  });
});
