import { describe, expect, it } from 'vitest';
import { embedFrameSources, embedHosts } from '#content/block/embed-hosts.ts';
import { fc } from '../../../tests/support/properties.ts';
import { findEmbeddedPost, parseEmbedAddress } from './embed-address.ts';

const frame = (platform: string, url: string) => parseEmbedAddress(platform, url)?.frame;

describe('parseEmbedAddress', () => {
  const tweet = 'https://platform.twitter.com/embed/Tweet.html?id=1234567890&dnt=true';
  const video = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0';
  it.each([
    ['twitter', 'https://twitter.com/studio/status/1234567890', tweet],
    ['twitter', 'https://x.com/studio/status/1234567890?s=20', tweet],
    ['twitter', 'mobile.twitter.com/studio/status/1234567890/photo/1', tweet],
    ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x', video],
    ['youtube', 'https://youtu.be/dQw4w9WgXcQ', video],
    ['youtube', 'https://youtu.be/dQw4w9WgXcQ/', video],
    ['youtube', 'https://www.youtube.com/embed/dQw4w9WgXcQ', video],
    ['youtube', 'https://www.youtube.com/embed/dQw4w9WgXcQ/', video],
    ['youtube', 'https://www.youtube.com/watch/?v=dQw4w9WgXcQ', video],
    ['youtube', ' //m.youtube.com/watch?v=dQw4w9WgXcQ ', video],
    ['youtube', 'https://youtu.be/dQw4w9WgXcQ?t=90s', `${video}&start=90`],
    ['vimeo', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['vimeo', 'https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['vimeo', 'https://vimeo.com/channels/staff/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['vimeo', 'https://vimeo.com/76979871/abc123', 'https://player.vimeo.com/video/76979871?h=abc123&dnt=1'],
    ['instagram', 'https://www.instagram.com/p/CxYz_1-a/', 'https://www.instagram.com/p/CxYz_1-a/embed/'],
    [
      'instagram',
      'https://instagram.com/reel/CxYz/embed/?utm_source=x',
      'https://www.instagram.com/reel/CxYz/embed/',
    ],
    [
      'linkedin',
      'https://www.linkedin.com/feed/update/urn:li:activity:7123456789012345678/',
      'https://www.linkedin.com/embed/feed/update/urn:li:activity:7123456789012345678',
    ],
    [
      'linkedin',
      'https://nl.linkedin.com/posts/studio_ontwerp-activity-7123456789012345678-AbCd',
      'https://www.linkedin.com/embed/feed/update/urn:li:activity:7123456789012345678',
    ],
    [
      'linkedin',
      'https://www.linkedin.com/embed/feed/update/urn%3Ali%3Ashare%3A7123456789012345678',
      'https://www.linkedin.com/embed/feed/update/urn:li:share:7123456789012345678',
    ],
  ])('finds the frame URL for %s %s', (platform, url, expected) => {
    expect(frame(platform, url)).toBe(expected);
  });

  it('returns the post URL with HTTPS and without credentials', () => {
    expect(parseEmbedAddress('twitter', 'http://me:secret@x.com/a/status/1')?.post).toBe(
      'https://x.com/a/status/1',
    );
  });

  it('accepts other Instagram and LinkedIn URLs as a link without a frame', () => {
    const profile = 'https://www.linkedin.com/in/somebody/';
    expect(parseEmbedAddress('linkedin', profile)).toEqual({ post: profile, frame: undefined });
    expect(parseEmbedAddress('instagram', 'https://www.instagram.com/')?.frame).toBeUndefined();
  });
});

describe('findEmbeddedPost', () => {
  it.each([
    ['youtube', 'https://youtu.be/dQw4w9-_gXc?t=90s', { provider: 'youtube', id: 'dQw4w9-_gXc' }],
    ['youtube', 'https://www.youtube.com/watch?v=abc&list=x', { provider: 'youtube', id: 'abc' }],
    ['vimeo', 'vimeo.com/channels/staff/76979871', { provider: 'vimeo', id: '76979871' }],
    ['vimeo', 'https://vimeo.com/7/abc123', { provider: 'vimeo', id: '7', key: 'abc123' }],
  ])('finds the post for %s %s', (platform, url, post) => {
    expect(findEmbeddedPost(platform, url)).toEqual(post);
  });

  it.each([
    ['twitter', 'https://x.com/studio/status/1234567890'],
    ['instagram', 'https://www.instagram.com/p/CxYz_1-a/'],
    ['linkedin', 'https://www.linkedin.com/feed/update/urn:li:activity:7123456789012345678/'],
    ['vimeo', 'https://vimeo.com/about'],
    ['vimeo', 'https://evil.example/76979871'],
    ['vimeo', `https://vimeo.com/${'7'.repeat(65)}`],
    ['youtube', ''],
    ['__proto__', 'https://vimeo.com/1'],
  ])('finds no post for %s %s', (platform, url) => {
    expect(findEmbeddedPost(platform, url)).toBeUndefined();
  });
});

describe('parseEmbedAddress with untrusted input', () => {
  it.each([
    ['twitter', 'https://twitter.com/studio'],
    ['twitter', 'https://twitter.com/studio/status/abc'],
    ['youtube', 'https://www.youtube.com/@studio'],
    ['youtube', 'https://www.youtube.com/watch?list=x'],
    ['youtube', 'https://youtu.be/'],
    ['youtube', 'https://youtu.be/"><script>'],
    ['vimeo', 'https://vimeo.com/about'],
    ['vimeo', 'https://evil.example/76979871'],
    ['vimeo', 'https://vimeo.com.evil.example/76979871'],
    ['vimeo', 'https://evilvimeo.com/76979871'],
    ['twitter', 'https://evil.example/twitter.com/a/status/1'],
    ['twitter', 'https://x.com@evil.example/a/status/1'],
    ['instagram', 'javascript:alert(1)//instagram.com/p/x'],
    ['instagram', 'data:text/html,instagram.com'],
    ['linkedin', 'ftp://www.linkedin.com/feed/update/urn:li:activity:7123456789012345678'],
    ['youtube', ''],
    ['youtube', 'nonsense'],
    ['instagram', 'https://evil.example/p/CxYz_1-a/'],
    ['linkedin', 'https://evil.example/feed/update/urn:li:activity:7123456789012345678/'],
    ['tiktok', 'https://www.tiktok.com/@a/video/1'],
    ['constructor', 'https://vimeo.com/1'],
    ['__proto__', 'https://vimeo.com/1'],
  ])('rejects %s %s', (platform, url) => {
    expect(parseEmbedAddress(platform, url)).toBeUndefined();
  });

  it('returns only frame URLs of the listed hosts', () => {
    const platforms = fc.constantFrom(...Object.keys(embedHosts));
    const start = fc.constantFrom(
      '',
      'https://instagram.com/',
      'https://youtu.be/',
      'https://x.com/a/status/1',
      'https://vimeo.com/1',
      'https://www.linkedin.com/feed/update/urn:li:share:1',
    );
    fc.assert(
      fc.property(platforms, start, fc.string(), (platform, before, after) => {
        const address = frame(platform, before + after);
        if (address !== undefined) expect(embedFrameSources).toContain(new URL(address).origin);
      }),
      { numRuns: 500 },
    );
  });
});
