// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { validateContent } from '#content/block/validate.ts';
import { mountBlock, renderVisitorBlocks } from '../../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from '../definitions.ts';

const src = '/media/a.jpg';
const heights = (root: HTMLElement) =>
  ['mobile', 'tablet', 'desktop'].map((device) =>
    root.querySelector<HTMLElement>('.hero')?.style.getPropertyValue(`--hero-${device}`),
  );

describe('a hero image', () => {
  it('warns if its image is missing', () => {
    const { issues, warnings } = validateContent(blockDefinitions, {
      overview: [{ id: 'a', type: 'heroImage' }],
    });
    expect(issues).toEqual([]);
    expect(warnings).toEqual([{ path: 'overview[0].src', message: 'Hero image URL is required' }]);
  });

  it('has a height of 50, 40 and 30svh by device, unless another percentage is stored', () => {
    expect(heights(mountBlock('heroImage', { src }))).toEqual(['50svh', '40svh', '30svh']);
    expect(heights(mountBlock('heroImage', { src, heightPercentageTablet: 65 }))).toEqual([
      '50svh',
      '65svh',
      '30svh',
    ]);
  });

  it('spans the page, with the specified image widths', () => {
    const root = mountBlock('heroImage', { src });
    expect(root.querySelector('.block--page')).not.toBeNull();
    expect(root.querySelector('source')?.sizes).toBe('min(1200px,100vw - 32px)');
    const widths = root.querySelector('source')?.srcset.match(/\d+(?=w(?:,|$))/g);
    expect(widths).toEqual(['640', '1024', '1600', '1920']);
  });

  it('always loads eagerly, the first one at the highest quality', () => {
    const texts = ['1', '2', '3'].map((id) => ({ id, type: 'text', content: 'x' }));
    const heroes = ['4', '5'].map((id) => ({ id, type: 'heroImage', src }));
    const html = renderVisitorBlocks([...texts, ...heroes]);
    expect(html.match(/loading="eager" fetchPriority="high"/g)).toHaveLength(2);
    const [first, second] = html.split('block--hero-image').slice(1);
    expect(first).toContain('q=95');
    expect(second).toContain('q=90');
  });

  it('has a lazily loaded image per theme if it has a dark image', () => {
    const media = (name: string) => ({
      width: 1600,
      height: 900,
      animated: false,
      ...(name === src && { focalPoint: { x: 0.3, y: 1 } }),
    });
    const root = mountBlock('heroImage', { src, darkSrc: '/media/b.jpg', alt: 'Een kast' }, { media });
    const images = [...root.querySelectorAll('img')];
    expect(
      images.map((image) => [image.parentElement?.classList[1], image.alt, image.getAttribute('loading')]),
    ).toEqual([
      ['picture--light', 'Een kast', 'lazy'],
      ['picture--dark', 'Een kast', 'lazy'],
    ]);
    // The same `sizes` as in the preload.
    const sizes = [...root.querySelectorAll('source')].map((source) => source.sizes);
    expect(sizes).toEqual(Array(4).fill('min(1200px,100vw - 32px)'));
    // The dark image has the light image's focal point.
    expect(images.map(({ style }) => style.objectPosition)).toEqual(Array(2).fill('30% 100%'));
  });

  it('has one image for both themes if the dark one is missing or the same', () => {
    for (const darkSrc of ['', src])
      expect(mountBlock('heroImage', { src, darkSrc }).querySelectorAll('picture')).toHaveLength(1);
  });
});

describe('a hero image with a mobile image', () => {
  const phoneSrc = '/media/telefoon.jpg';
  const media = (name: string) =>
    name === phoneSrc
      ? { width: 800, height: 1000, animated: false, focalPoint: { x: 0.5, y: 1 } }
      : { width: 1600, height: 900, animated: false, focalPoint: { x: 0.3, y: 0 } };
  /** Lists the sources by theme, with their file, media query and dimensions. */
  const listSources = (values: object) =>
    [...mountBlock('heroImage', { src, phoneSrc, ...values }, { media }).querySelectorAll('picture')].map(
      (picture) => [
        ...new Set(
          [...picture.querySelectorAll('source')].map((source) =>
            [
              source.srcset.split('?')[0],
              ...['media', 'width', 'height'].map((name) => source.getAttribute(name)),
            ]
              .filter(Boolean)
              .join(' '),
          ),
        ),
      ],
    );
  const ofPhones = (name: string) =>
    `${name} screen and (max-width: 767px) ${name === phoneSrc ? '800 1000' : '1600 900'}`;

  it('lists the mobile image first, with its own dimensions', () => {
    expect(listSources({})).toEqual([[ofPhones(phoneSrc), src]]);
    expect(listSources({ phoneSrc: '' })).toEqual([[src]]);
  });

  it('offers only image widths that phones need', () => {
    const phone = mountBlock('heroImage', { src, phoneSrc }).querySelector('source');
    expect(phone?.srcset.match(/\d+w(?=,|$)/g)).toEqual(['640w', '768w', '1024w', '1200w']);
  });

  it('uses the dark mobile image in dark mode, or else tones the light one', () => {
    const darkSrc = '/media/avond.jpg';
    const phoneDarkSrc = '/media/telefoon-avond.jpg';
    expect(listSources({ darkSrc, phoneDarkSrc })).toEqual([
      [ofPhones(phoneSrc), src],
      [ofPhones(phoneDarkSrc), darkSrc],
    ]);
    const isToned = () =>
      [...document.querySelectorAll('picture')].map(({ classList }) =>
        classList.contains('phone-picture--daily'),
      );
    expect(isToned()).toEqual([false, false]);
    expect(listSources({ darkSrc })).toEqual([
      [ofPhones(phoneSrc), src],
      [ofPhones(phoneSrc), darkSrc],
    ]);
    expect(isToned()).toEqual([false, true]);
    // Without a dark desktop image there is one picture, which is toned as a whole.
    expect(listSources({ phoneDarkSrc })).toEqual([[ofPhones(phoneSrc), src]]);
  });

  it('takes the mobile focal point from the block, or else from the file', () => {
    const point = (values: object) => {
      const image = mountBlock('heroImage', { src, phoneSrc, ...values }, { media }).querySelector('img');
      return [image?.style.objectPosition, image?.style.getPropertyValue('--phone-point')];
    };
    expect(point({})).toEqual(['30% 0%', '50% 100%']);
    expect(point({ phoneFocalX: 10, focalY: 70 })).toEqual(['30% 70%', '10% 100%']);
  });

  it('shows only hotspots with a mobile position on mobile', () => {
    const hotspot = { id: 'a', label: 'Laagwater', link: '/cases/shell' };
    const area = { phoneX: 10, phoneY: 20, phoneWidth: 30, phoneHeight: 40 };
    const find = (values: object, selector: string) =>
      mountBlock('heroImage', { src, ...values }, { media }).querySelector<HTMLElement>(selector);
    const onPhones = { phoneSrc, hotspots: [{ ...hotspot, ...area }] };
    const spot = find(onPhones, '.hero--phones .hero__spot--phones');
    const names = ['--phone-x', '--phone-y', '--phone-w', '--phone-h'];
    expect(names.map((name) => spot?.style.getPropertyValue(name))).toEqual(['0.1', '0.2', '0.3', '0.4']);
    const shape = ['--phone-ratio', '--phone-focal-x', '--phone-focal-y'];
    expect(shape.map((name) => spot?.parentElement?.style.getPropertyValue(name))).toEqual([
      '0.8',
      '0.5',
      '1',
    ]);
    expect(find({ phoneSrc, hotspots: [hotspot] }, '.hero__spot--phones')).toBeNull();
    expect(find({ hotspots: [{ ...hotspot, ...area }] }, '.hero__spot--phones, .hero--phones')).toBeNull();
  });

  it('has the aspect ratio of each image if it is shown whole', () => {
    const shapes = (values: object, known: typeof media | (() => undefined) = media) => {
      const hero = mountBlock('heroImage', { src, ...values }, { media: known }).querySelector<HTMLElement>(
        '.hero',
      );
      const shape = ['--shape', '--phone-shape'].map((name) => hero?.style.getPropertyValue(name));
      return [hero?.classList.contains('hero--whole'), ...shape];
    };
    expect(shapes({ wholeImage: true, phoneSrc })).toEqual([true, String(16 / 9), '0.8']);
    expect(shapes({ wholeImage: true })).toEqual([true, String(16 / 9), '']);
    expect(shapes({ phoneSrc })).toEqual([false, '', '']);
    // An image of unknown size has the stored height.
    expect(shapes({ wholeImage: true }, () => undefined)).toEqual([false, '', '']);
  });
});

describe('hotspots of a hero image', () => {
  const spot = { id: 'a', label: { nl: 'Laagwater', en: 'Low water' }, link: '/cases/shell' };
  const place = { x: 25, y: 50, width: 12.5, height: 10 };
  const media = () => ({ width: 1600, height: 900, animated: false, focalPoint: { x: 0.3, y: 0.5 } });
  const spots = (values: object, changes: object = {}) => {
    const root = mountBlock('heroImage', { src, ...values }, { media, ...changes });
    return [...root.querySelectorAll<HTMLElement>('.hero__spot')];
  };

  it('are links with a label in the language of the page', () => {
    const [first] = spots({ hotspots: [{ ...spot, ...place }] }, { language: 'en' });
    const link = first?.querySelector('a');
    expect([link?.getAttribute('href'), link?.ariaLabel ?? link?.getAttribute('aria-label')]).toEqual([
      '/en/cases/shell',
      'Low water',
    ]);
    expect(first?.textContent).toBe('Low water');
  });

  it('expose their position in the uncropped image, its aspect ratio and its focal point', () => {
    const [first] = spots({ hotspots: [{ ...spot, ...place }] });
    const property = (element: Element | null | undefined, name: string) =>
      (element as HTMLElement).style.getPropertyValue(name);
    expect(['--x', '--y', '--w', '--h'].map((name) => property(first, name))).toEqual([
      '0.25',
      '0.5',
      '0.125',
      '0.1',
    ]);
    const names = ['--ratio', '--focal-x', '--focal-y'];
    expect(names.map((name) => property(first?.parentElement, name))).toEqual([String(16 / 9), '0.3', '0.5']);
  });

  it('are left out without a label, a URL or a known image size', () => {
    expect(
      spots({
        hotspots: [
          { ...spot, label: '' },
          { ...spot, link: '' },
        ],
      }),
    ).toEqual([]);
    expect(spots({ hotspots: [spot] }, { media: () => undefined })).toEqual([]);
  });

  it('add nothing to a hero image that has none', () => {
    expect(renderVisitorBlocks([{ id: 'a', type: 'heroImage', src }])).not.toContain('hero--spots');
  });
});
