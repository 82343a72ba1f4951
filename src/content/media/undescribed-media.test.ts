import { expect, test } from 'vitest';
import { defineBlock, defineBlocks } from '../block/block.ts';
import { formatPath } from '../block/issue.ts';
import { resolveBlock } from '../block/resolve-block.ts';
import { list, media, text, toggle, translatedText } from '../fields/kinds.ts';
import { listUndescribedMedia } from './undescribed-media.ts';

const fields = {
  shown: toggle('Shown', { default: true }),
  src: media('Image'),
  alt: translatedText('Alt text', {
    describes: { media: 'src', decorative: 'decorative' },
    when: { field: 'shown', is: [true] },
  }),
  decorative: toggle('Decorative'),
  slides: list('Slides', {
    id: text('Id'),
    picture: media('Image'),
    words: translatedText('Alt text', { describes: { media: 'picture', decorative: 'plain' } }),
    plain: toggle('Decorative'),
  }),
};
const probe = defineBlock({ type: 'probe', label: 'Probe', category: 'content', icon: 'image', fields });
const definitions = defineBlocks([probe]);
const asked = (stored: object) =>
  listUndescribedMedia(definitions, { ...stored, id: 'a', type: 'probe' }).map(({ path }) =>
    formatPath(path),
  );
const rendered = (stored: object) =>
  resolveBlock(probe, { ...stored, id: 'a', type: 'probe' }, 'nl', () => []) as unknown as { alt: string };
const src = '/media/a.jpg';

test('an image without alt text is listed, at any depth', () => {
  expect(asked({ src })).toEqual(['alt']);
  expect(asked({ src, alt: { nl: '', en: '' } })).toEqual(['alt']);
  expect(asked({ src: { nl: src, en: '/media/b.jpg' } })).toEqual(['alt']);
  expect(asked({ slides: [{ id: 'x' }, { id: 'y', picture: src }] })).toEqual(['slides[1].words']);
});

test('an image that is described, decorative, deliberately undescribed or not shown is not listed', () => {
  for (const stored of [
    {},
    { src, alt: 'A boat' },
    { src, alt: { en: 'A boat' } },
    { src, alt: { nl: null } },
    { src, decorative: true },
    { src: { en: src }, decorative: true },
    { src: { nl: '', en: null } },
    { src, shown: false },
    { slides: [{ picture: src, plain: true }, 'nonsense'] },
  ]) {
    expect(asked(stored)).toEqual([]);
  }
});

test('an image is decorative only if the flag is exactly true', () => {
  expect(asked({ src, decorative: 'yes' })).toEqual(['alt']);
  expect(rendered({ src, decorative: 'yes', alt: 'A boat' }).alt).toBe('A boat');
});

test('a decorative image has no alt text for visitors, but keeps it stored', () => {
  const stored = { src, decorative: true, alt: { nl: 'Een boot', en: 'A boat' } };
  expect(rendered(stored).alt).toBe('');
  expect(rendered({ ...stored, decorative: false }).alt).toBe('Een boot');
  expect(rendered({ ...stored, src: '' }).alt, 'without a picture the words are all there is').toBe(
    'Een boot',
  );
});
