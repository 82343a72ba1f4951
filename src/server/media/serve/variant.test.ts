import { describe, expect, test } from 'vitest';
import { imageFormats, imageUses, imageWidths, listQualities } from '#content/media/image-url.ts';
import type { Variant } from '#server/pictures/encode-picture.ts';
import {
  formatVariantName,
  getExactVariant,
  getRenderedVariant,
  isLighterRequested,
  listFirstVariants,
  parseVariant,
  type SizedMedia,
  type VariantQuery,
} from './variant.ts';

const photo = { type: 'jpeg', width: 1000, height: 800, animated: false } as const;

const exact = (query: VariantQuery, picture: SizedMedia = photo) => {
  const asked = parseVariant(query, picture);
  return asked && getExactVariant(asked, picture);
};
const rendered = (query: VariantQuery, picture: SizedMedia = photo) => {
  const asked = parseVariant(query, picture);
  return asked && getRenderedVariant(asked, picture);
};

describe('a variant query', () => {
  test.each<[string, VariantQuery & Record<string, unknown>, Variant | undefined]>([
    ['nothing', {}, undefined],
    ['a width', { w: '640' }, { size: { width: 640 }, quality: 75, format: 'jpg' }],
    ['the default width', { w: '800' }, { size: { width: 800 }, quality: 75, format: 'jpg' }],
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
  ])('selects the exact variant for %s', (_name, query, variant) => {
    expect(exact(query)).toEqual(variant);
  });

  test('never selects a variant wider than the widest listed width', () => {
    const huge = { ...photo, width: 9000, height: 9000 };
    for (const query of [{ f: 'avif' }, { q: '95' }]) {
      expect(exact(query, huge)?.size).toEqual({ width: 2560 });
      expect(rendered(query, huge)?.size).toEqual({ width: 2560 });
    }
  });

  test.each([
    ['avif', 16_384],
    ['webp', 16_383],
    ['jpg', 65_500],
  ])('limits the height to what %s allows', (f, height) => {
    const tower = { ...photo, width: 10, height: 70_000 };
    for (const query of [{ f }, { f, w: '640' }]) {
      expect([exact(query, tower)?.size, rendered(query, tower)?.size]).toEqual([{ height }, { height }]);
    }
  });

  test('keeps the original format if it names none', () => {
    const formats = (['jpeg', 'png', 'webp', 'avif'] as const).map(
      (type) => rendered({ w: '320' }, { ...photo, type })?.format,
    );
    expect(formats).toEqual(['jpg', 'png', 'webp', 'avif']);
  });

  test('selects no variant of an animated image, a GIF or a video', () => {
    expect(parseVariant({ w: '320', f: 'avif' }, { ...photo, type: 'gif' })).toBeUndefined();
    expect(parseVariant({ w: '320' }, { ...photo, type: 'webp', animated: true })).toBeUndefined();
    expect(parseVariant({ f: 'jpg' }, { ...photo, type: 'webm' })).toBeUndefined();
  });

  test('selects the first frame of an animated image as JPEG', () => {
    const still = { size: undefined, quality: 75, format: 'jpg' };
    expect(parseVariant({ f: 'jpg' }, { ...photo, type: 'gif', animated: true })).toEqual(still);
    expect(parseVariant({ f: 'jpg' }, { ...photo, type: 'webp', animated: true })).toEqual(still);
  });

  test.each([
    [{ w: '641' }, 'w must be one of 320, 640, 768, 800, 1024, 1200, 1600, 1920, 2560.'],
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
  ])('is rejected if it is %j', (query, message) => {
    expect(() => parseVariant(query, photo)).toThrow(message);
    expect(() => parseVariant(query, { ...photo, type: 'gif' })).toThrow(message);
  });
});

describe('getRenderedVariant', () => {
  const large = { ...photo, width: 5000, height: 4000 };

  test.each<[string, VariantQuery, Variant]>([
    [
      'what the site renders',
      { w: '1024', q: '80', f: 'avif' },
      { size: { width: 1024 }, quality: 80, format: 'avif' },
    ],
    ['a hero', { w: '1600', q: '95', f: 'webp' }, { size: { width: 1600 }, quality: 95, format: 'webp' }],
    [
      'the nearest quality of a width',
      { w: '800', q: '95' },
      { size: { width: 800 }, quality: 75, format: 'jpg' },
    ],
    ['a width that covers a height', { h: '630' }, { size: { width: 800 }, quality: 75, format: 'jpg' }],
    [
      'a width that covers a box',
      { w: '640', h: '360' },
      { size: { width: 640 }, quality: 75, format: 'jpg' },
    ],
    [
      'a width that covers a tall box',
      { w: '320', h: '1080' },
      { size: { width: 1600 }, quality: 75, format: 'jpg' },
    ],
  ])('returns %s', (_name, query, variant) => {
    expect(rendered(query, large)).toEqual(variant);
  });

  test('returns only the few variants that the site renders, whatever the query', () => {
    const names = new Set<string>();
    const anything = <T>(values: readonly T[]) => [undefined, ...values.map(String)];
    for (const w of anything(imageWidths)) {
      for (const h of anything([360, 480, 630, 720, 1080])) {
        for (let q = 1; q <= 100; q += 1) {
          for (const f of anything(imageFormats)) {
            const variant = rendered({ w, h, q: String(q), f }, { ...large, type: 'png' });
            if (variant) names.add(formatVariantName(variant));
          }
        }
      }
    }
    const renderedBySite = imageWidths.reduce((sum, width) => sum + listQualities(width).length, 0);
    // PNG has no quality.
    expect(names.size).toBe(renderedBySite * imageFormats.length + imageWidths.length);
  });

  test('returns every variant that the site renders exactly as requested', () => {
    for (const { widths, qualities } of Object.values(imageUses)) {
      for (const w of widths) {
        for (const q of qualities) {
          for (const f of imageFormats) {
            expect(rendered({ w: String(w), q: String(q), f }, large)).toEqual({
              size: { width: w },
              quality: q,
              format: f,
            });
          }
        }
      }
    }
  });
});

test('listFirstVariants lists the variants that most visitors request, without duplicates', () => {
  expect(listFirstVariants({ ...photo, width: 4000, height: 3000 }).map(formatVariantName)).toEqual([
    'r3-640xauto-q75.avif',
    'r3-1024xauto-q75.avif',
    'r3-1600xauto-q75.avif',
  ]);
  expect(listFirstVariants({ ...photo, width: 500, height: 400 }).map(formatVariantName)).toEqual([
    'r3-full-q75.avif',
  ]);
  expect(listFirstVariants({ ...photo, type: 'gif', animated: true })).toEqual([]);
  expect(listFirstVariants({ ...photo, type: 'webm', animated: true })).toEqual([]);
});

test('isLighterRequested is true only for a WebP of an animated GIF', () => {
  const gif = { ...photo, type: 'gif', animated: true } as const;
  expect(isLighterRequested({ f: 'webp', w: '640' }, gif)).toBe(true);
  expect(isLighterRequested({ f: 'jpg' }, gif)).toBe(false);
  expect(isLighterRequested({}, gif)).toBe(false);
  expect(isLighterRequested({ f: 'webp' }, { ...gif, animated: false })).toBe(false);
  expect(isLighterRequested({ f: 'webp' }, { ...gif, type: 'webp' })).toBe(false);
});
