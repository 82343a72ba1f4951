import { expect, it } from 'vitest';
import { buildImageSrcSet, buildImageUrl, hasVariants, isHosted } from './image-url.ts';

it('buildImageUrl adds the parameters of a variant, and q only if it is not 75', () => {
  expect(buildImageUrl('/media/x/a.jpg', { w: 640, q: 75, f: 'webp' })).toBe('/media/x/a.jpg?w=640&f=webp');
  expect(buildImageUrl('/media/x/a.jpg?w=1', { w: 640, h: 360, q: 80 })).toBe(
    '/media/x/a.jpg?w=640&h=360&q=80',
  );
  expect(buildImageUrl('/media/x/a.jpg', {})).toBe('/media/x/a.jpg');
});

it('buildImageUrl leaves external images, GIFs, SVGs and other files unchanged', () => {
  for (const src of [
    'https://x.example/a.jpg',
    '/media/x/a.gif',
    '/media/x/a.GIF?v=1',
    '/media/x/a.svg',
    '/other/a.jpg',
    '',
  ]) {
    expect(hasVariants(src)).toBe(false);
    expect(buildImageUrl(src, { w: 640 })).toBe(src);
  }
});

it('buildImageSrcSet lists one variant per width', () => {
  expect(buildImageSrcSet('/media/a.png', [640, 1024], { f: 'avif' })).toBe(
    '/media/a.png?w=640&f=avif 640w, /media/a.png?w=1024&f=avif 1024w',
  );
});

const hosts = ['https://blobs.example'];

it('URLs of an external image service get the same parameters, and keep their own query', () => {
  const src = 'https://blobs.example/a%20b.jpg?sig=x%2By';
  expect(buildImageUrl(src, { w: 640, q: 75, f: 'avif' }, hosts)).toBe(`${src}&w=640&f=avif`);
  expect(buildImageUrl(src, { w: 640, q: 80 }, hosts)).toBe(`${src}&w=640&q=80`);
  expect(buildImageSrcSet('https://blobs.example/a.jpg', [640, 1024], { f: 'webp' }, hosts)).toBe(
    'https://blobs.example/a.jpg?w=640&f=webp 640w, https://blobs.example/a.jpg?w=1024&f=webp 1024w',
  );
});

it.each([
  'https://blobs.example.evil/a.jpg',
  'http://blobs.example/a.jpg',
  'https://blobs.example:8443/a.jpg',
  'https://blobs.example@evil.example/a.jpg',
  '//blobs.example/a.jpg',
  'blobs.example/a.jpg',
])('%s is not on a configured image host', (src) => {
  expect(isHosted(src, hosts)).toBe(false);
  expect(buildImageUrl(src, { w: 640 }, hosts)).toBe(src);
});
