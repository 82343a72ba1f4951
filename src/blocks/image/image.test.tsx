// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createDeviceRules } from '#blocks/shared/device-rules.ts';
import { validateContent } from '#content/block/validate.ts';
import {
  mountBlock,
  renderVisitorBlock,
  renderVisitorBlocks,
} from '../../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from '../definitions.ts';

const src = '/media/a.jpg';

describe('an image', () => {
  it('has an aspect ratio of 16/9 and covers its box by default', () => {
    const picture = mountBlock('image', { src }).querySelector<HTMLElement>('picture');
    expect(picture?.style.aspectRatio).toBe('16 / 9');
    // The default fit sets nothing.
    expect(picture?.style.getPropertyValue('--picture-fit')).toBe('');
    const fitted = mountBlock('image', { src, objectFit: 'contain' }).querySelector<HTMLElement>('picture');
    expect(fitted?.style.getPropertyValue('--picture-fit')).toBe('contain');
  });

  it('can have the aspect ratio of its file', () => {
    const media = () => ({ width: 900, height: 600, animated: false });
    const picture = mountBlock('image', { src, aspectRatio: 'auto' }, { media }).querySelector<HTMLElement>(
      'picture',
    );
    expect(picture?.style.aspectRatio).toBe('900 / 600');
  });

  it('spans the page depending on the aspect ratio of the file for its language', () => {
    const each = { nl: '/media/wide.jpg', en: '/media/tall.jpg' };
    const media = (name: string) => ({ width: 900, height: name === each.nl ? 600 : 1200, animated: false });
    const reach = (language: 'nl' | 'en') =>
      mountBlock(
        'image',
        { src: each, aspectRatio: 'auto' },
        { media, language, composition: 'centred' },
      ).querySelector('.block--page') !== null;
    expect([reach('nl'), reach('en')]).toEqual([true, false]);
  });

  /** Ratio of the box, and the rules for tablets and phones. */
  const readRatios = (values: object, options: object = {}) => {
    const deviceRules = createDeviceRules();
    const root = mountBlock('image', { src, ...values }, { ...options, deviceRules });
    return [root.querySelector('picture')?.style.aspectRatio, deviceRules.css()];
  };
  const onPhones = (ratio: string) =>
    `@media screen and (max-width:767px){[data-rules="0"]{aspect-ratio:${ratio}!important}}`;

  it('can have another aspect ratio on mobile and tablet', () => {
    expect(readRatios({})).toEqual(['16 / 9', '']);
    expect(readRatios({ aspectRatioMobile: '10/11' })).toEqual(['16 / 9', onPhones('10/11')]);
    expect(readRatios({ aspectRatioMobile: 'same' })).toEqual(['16 / 9', '']);
    expect(readRatios({ responsive: { tablet: { aspectRatio: '1/1' } } })[1]).toContain(
      '(max-width:1023px){[data-rules="0"]{aspect-ratio:1/1!important}}',
    );
    expect(issues({ aspectRatioMobile: 'same' })).toEqual([]);
    expect(issues({ responsive: { mobile: { aspectRatio: 'wide' } } })).toEqual([
      'overview[0].responsive.mobile.aspectRatio',
    ]);
  });

  it('has the aspect ratio of its mobile image on mobile, unless another is chosen', () => {
    const media = (name: string) => ({ width: 800, height: name === src ? 600 : 1000, animated: false });
    const readWith = (values: object) => readRatios({ phoneSrc: '/media/b.jpg', ...values }, { media });
    expect(readWith({})).toEqual(['16 / 9', onPhones('800/1000')]);
    expect(readWith({ aspectRatio: 'auto' })).toEqual(['800 / 600', onPhones('800/1000')]);
    expect(readWith({ aspectRatioMobile: '1/1' })).toEqual(['16 / 9', onPhones('1/1')]);
    expect(readWith({ responsive: { tablet: { aspectRatio: '1/1' } } })[1]).toContain('800/1000');
  });

  it('can have another focal point on mobile and tablet', () => {
    const deviceRules = createDeviceRules();
    const root = mountBlock(
      'image',
      { src, focalX: 10, focalY: 20, responsive: { tablet: { focalX: 50 }, mobile: { focalY: 90 } } },
      { deviceRules },
    );
    expect(root.querySelector('img')?.style.objectPosition).toBe('10% 20%');
    expect(deviceRules.css()).toBe(
      '@media screen and (min-width:768px) and (max-width:1023px){[data-rules="0"]{object-position:50% 20%!important}}' +
        '@media screen and (max-width:767px){[data-rules="0"]{object-position:50% 90%!important}}',
    );
  });

  it.each(['16/9', '2 / 1', '1.91/1', 'auto', '1'])('accepts the aspect ratio %s', (aspectRatio) => {
    expect(issues({ aspectRatio })).toEqual([]);
  });

  it.each(['16:9', 'wide', '1;color:red'])('rejects the aspect ratio %s', (aspectRatio) => {
    expect(issues({ aspectRatio })).toEqual(['overview[0].aspectRatio']);
  });

  it('spans the page in a composition if it is landscape, unless its width is chosen', () => {
    const media = (width: number, height: number) => () => ({ width, height, animated: false });
    const spans = (values: object, [width, height]: readonly [number, number], composition = 'aside') => {
      const context = { composition: composition as 'aside', media: media(width, height) };
      return renderVisitorBlock('image', { src, aspectRatio: 'auto', ...values }, context).includes(
        'block--page',
      );
    };
    expect(spans({}, [1800, 1200])).toBe(true);
    expect(spans({}, [1800, 1200], 'edge')).toBe(false);
    expect(spans({}, [1200, 1500])).toBe(false);
    expect(spans({ aspectRatio: '16/9' }, [1200, 1500])).toBe(true);
    expect(spans({ widthType: 'container' }, [1800, 1200])).toBe(false);
    expect(spans({ maxWidth: '400px' }, [1800, 1200])).toBe(false);
  });

  it('is no taller than the viewport in a text column, unless its width is chosen', () => {
    const width = (values: object, height: number, composition = 'centred') => {
      const context = {
        composition: composition as 'centred',
        media: () => ({ width: 1000, height, animated: false }),
      };
      const image = mountBlock('image', { src, aspectRatio: 'auto', ...values }, context);
      const { style } = image.querySelector<HTMLElement>('.image') as HTMLElement;
      return style.maxWidth || style.getPropertyValue('--tall');
    };
    expect([1000, 1250, 1400, 2000].map((height) => width({}, height))).toEqual(['', '', '600px', '275px']);
    expect(width({}, 2000, 'edge')).toBe('');
    expect(width({ maxWidth: '50%' }, 2000)).toBe('50%');
  });

  it('has a higher quality if it loads eagerly', () => {
    expect(renderVisitorBlock('image', { src })).toContain('q=80');
    const later = renderLater({ src });
    expect(later).not.toContain('q=');
    expect(later).toContain('loading="lazy"');
  });

  it('has an accessible name as a link, even without alt text', () => {
    const link = mountBlock('image', { src, link: '/cases' }, { language: 'en' }).querySelector('a');
    expect(link?.getAttribute('href')).toBe('/en/cases');
    expect(link?.getAttribute('aria-label')).toBe('View');
    expect(
      mountBlock('image', { src, link: '/cases', alt: 'Tafel' }).querySelector('a')?.ariaLabel ?? null,
    ).toBeNull();
  });

  it('breaks out of its column only at the top level of a page', () => {
    expect(renderVisitorBlock('image', { src, widthType: 'viewport' })).toContain('block--viewport');
    const inner = { id: 'b', type: 'image', src, widthType: 'viewport' };
    expect(renderVisitorBlock('grid', { columns: [[inner]] })).not.toContain('block--viewport');
  });

  it('without a file shows nothing to visitors, and a placeholder in the editor', () => {
    expect(renderVisitorBlock('image')).toBe('');
    expect(mountBlock('image', {}, { preview: true }).textContent).toBe('Choose a picture');
  });
});

function issues(values: object): string[] {
  const overview = [{ id: 'a', type: 'image', ...values }];
  return validateContent(blockDefinitions, { overview }).issues.map((issue) => issue.path);
}

/** Renders an image below the blocks that load eagerly. */
function renderLater(values: object): string {
  const texts = ['1', '2', '3'].map((id) => ({ id, type: 'text', content: 'x' }));
  return renderVisitorBlocks([...texts, { ...values, id: 'image', type: 'image' }]);
}
