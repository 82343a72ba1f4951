import { describe, expect, test } from 'vitest';
import { imageWidths } from '#content/image-url.ts';
import { parseVariant, type Variant, type VariantQuery, variantName } from './variant.ts';

const photo = { type: 'jpeg', width: 1000, height: 800, animated: false } as const;

describe('what a query asks for', () => {
  test.each<[string, VariantQuery & Record<string, unknown>, Variant | undefined]>([
    ['nothing', {}, undefined],
    ['a width', { w: '640' }, { size: { width: 640 }, quality: 75, format: 'jpg' }],
    ['a height', { h: '480' }, { size: { height: 480 }, quality: 75, format: 'jpg' }],
    ['a box', { w: '640', h: '360' }, { size: { width: 640, height: 360 }, quality: 75, format: 'jpg' }],
    ['a format', { f: 'avif' }, { size: undefined, quality: 75, format: 'avif' }],
    ['a quality', { q: '90' }, { size: undefined, quality: 90, format: 'jpg' }],
    ['more than the original has', { w: '1920' }, { size: undefined, quality: 75, format: 'jpg' }],
    [
      'a larger box',
      { w: '1920', h: '1080' },
      { size: { width: 1000, height: 562 }, quality: 75, format: 'jpg' },
    ],
    ['something of others', { utm_source: 'x' }, undefined],
  ])('%s', (_name, query, variant) => {
    expect(parseVariant(query, photo)).toEqual(variant);
  });

  test('no variant is wider than the widest of the list, also when no width is asked for', () => {
    const huge = { ...photo, width: 9000, height: 9000 };
    for (const query of [{ f: 'avif' }, { q: '95' }]) {
      expect(parseVariant(query, huge)?.size).toEqual({ width: 1920 });
    }
  });

  test('without a format it stays what it was', () => {
    const formats = (['jpeg', 'png', 'webp', 'avif'] as const).map(
      (type) => parseVariant({ w: '320' }, { ...photo, type })?.format,
    );
    expect(formats).toEqual(['jpg', 'png', 'webp', 'avif']);
  });

  test('a picture that moves, and any gif, is served as it is', () => {
    expect(parseVariant({ w: '320', f: 'avif' }, { ...photo, type: 'gif' })).toBeUndefined();
    expect(parseVariant({ w: '320' }, { ...photo, type: 'webp', animated: true })).toBeUndefined();
    expect(parseVariant({ f: 'jpg' }, { ...photo, type: 'webm' })).toBeUndefined();
  });

  test('a picture that moves is its first frame as JPEG', () => {
    const still = { size: undefined, quality: 75, format: 'jpg' };
    expect(parseVariant({ f: 'jpg' }, { ...photo, type: 'gif', animated: true })).toEqual(still);
    expect(parseVariant({ f: 'jpg' }, { ...photo, type: 'webp', animated: true })).toEqual(still);
  });

  test.each([
    [{ w: '641' }, 'w must be one of 320, 640, 768, 1024, 1200, 1600, 1920.'],
    [{ w: ['320', '640'] }, 'w must be one of'],
    [{ w: '0320' }, 'w must be one of'],
    [{ w: '' }, 'w must be one of'],
    [{ h: '100' }, 'h must be one of'],
    [{ q: '0' }, 'q must be a whole number from 1 to 100.'],
    [{ q: '101' }, 'q must be'],
    [{ q: '7.5' }, 'q must be'],
    [{ q: '-5' }, 'q must be'],
    [{ f: 'png' }, 'f must be one of avif, webp, jpg.'],
    [{ f: 'AVIF' }, 'f must be'],
  ])('%j is refused', (query, message) => {
    expect(() => parseVariant(query, photo)).toThrow(message);
    expect(() => parseVariant(query, { ...photo, type: 'gif' })).toThrow(message);
  });
});

test('there are few variants of one picture, whatever is asked', () => {
  const names = new Set<string>();
  for (let q = 1; q <= 100; q += 1) {
    for (const w of imageWidths) {
      const variant = parseVariant({ w: String(w), q: String(q), f: 'webp' }, { ...photo, width: 5000 });
      if (variant) names.add(variantName(variant));
    }
  }
  expect(names.size).toBe(imageWidths.length * 5);
});

test('the qualities that the site uses are made as asked', () => {
  for (const q of [75, 80, 90, 95]) expect(parseVariant({ q: String(q) }, photo)?.quality).toBe(q);
});
