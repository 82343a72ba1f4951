// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createDeviceRules } from '#blocks/shared/device-rules.ts';
import { mountBlock } from '../../../tests/support/render-visitor-blocks.tsx';

const mount = (values: object = {}, context = {}) =>
  mountBlock('card', { headerText: 'Kop', content: 'Tekst', ...values }, context);
const card = (values: object = {}, context = {}) =>
  mount(values, context).querySelector('.card') as HTMLElement;
const part = <E extends HTMLElement>(selector: string, values: object = {}, context = {}) =>
  mount(values, context).querySelector<E>(selector);

describe('a card', () => {
  it.each(['h2', 'h3', 'h4'])('renders its header as %s', (headerLevel) => {
    expect(part('.card__header', { headerLevel })?.tagName).toBe(headerLevel.toUpperCase());
  });

  it('shows a header and a text, each of which can be turned off', () => {
    expect(mount().textContent).toBe('KopTekst');
    expect(mount({ headerEnabled: false }).textContent).toBe('Tekst');
    expect(mount({ textBlock: false }).textContent).toBe('Kop');
  });

  it.each([
    ['top', 'card__media card__media--edge', 'card__body'],
    ['above-header', 'card__media', 'card__header card__header--h3'],
    ['below-header', 'card__media', 'prose card__text'],
    ['bottom', 'card__media card__media--edge', undefined],
  ])('shows an image and a video at %s', (position, className, next) => {
    const picture = {
      contentImageEnabled: true,
      contentImageSrc: '/media/a.jpg',
      contentImagePosition: position,
    };
    const video = {
      contentVideoEnabled: true,
      contentVideoSrc: '/media/a.mp4',
      contentVideoPosition: position,
    };
    for (const values of [picture, video]) {
      const media = part('.card__media', values);
      expect(media?.className).toBe(className);
      expect(media?.nextElementSibling?.className).toBe(next);
    }
    const both = [...card({ ...picture, ...video }).querySelectorAll('.card__media')];
    expect(both.map((media) => media.firstElementChild?.tagName)).toEqual(['PICTURE', 'VIDEO']);
  });

  it('shows mobile images per theme, in their own aspect ratio unless one is set', () => {
    const media = (src: string) =>
      src.includes('phone')
        ? { width: 800, height: 1000, animated: false }
        : { width: 1600, height: 900, animated: false };
    const values = {
      contentImageEnabled: true,
      contentImageSrc: '/media/a.jpg',
      contentImageDarkSrc: '/media/night.jpg',
      contentImagePhoneSrc: '/media/phone.jpg',
      contentImagePhoneDarkSrc: '/media/phone-night.jpg',
      contentImageAspectRatio: '16/9',
    };
    const pictures = (more: object = {}) => [
      ...card({ ...values, ...more }, { media }).querySelectorAll<HTMLElement>('picture'),
    ];
    const onPhones = (picture: HTMLElement) =>
      picture
        .querySelector('source[media]')
        ?.getAttribute('srcset')
        ?.match(/\/media\/[\w-]+\.jpg/)?.[0];
    expect(pictures().map(onPhones)).toEqual(['/media/phone.jpg', '/media/phone-night.jpg']);
    const readRules = (more?: object) => {
      const deviceRules = createDeviceRules();
      card({ ...values, ...more }, { media, deviceRules });
      return deviceRules.css();
    };
    expect(readRules()).toContain('aspect-ratio:800/1000!');
    expect(readRules({ contentImageAspectRatioMobile: '1/1' })).toContain('aspect-ratio:1/1!');
    expect(pictures({ contentImagePhoneSrc: '' }).map(onPhones)).toEqual([undefined, undefined]);
  });

  it('shows a figure before the header in a column, and before the image in a row', () => {
    const values = {
      figure: '34 → 9',
      contentImageEnabled: true,
      contentImageSrc: '/media/a.jpg',
    };
    expect(mount().querySelector('.card__figure')).toBeNull();
    const inColumn = part('.card__figure', values);
    expect(inColumn?.parentElement?.className).toBe('card__body');
    expect(inColumn?.nextElementSibling?.className).toBe('card__header card__header--h3');
    const inRow = part('.card__figure', { ...values, layout: 'row' });
    expect(inRow?.parentElement?.classList).toContain('card--row');
    expect(inRow?.nextElementSibling?.className).toBe('card__media card__media--edge');
  });

  it('can be a row on desktop and a column on mobile', () => {
    const deviceRules = createDeviceRules();
    const values = { figure: '34 → 9', contentImageEnabled: true, contentImageSrc: '/media/a.jpg' };
    const mixed = { ...values, layout: 'row', responsive: { mobile: { layout: 'column' } } };
    const box = card(mixed, { deviceRules });
    expect(box.classList).toContain('card--mixed');
    expect(box.querySelector('.card__figure')?.parentElement).toBe(box);
    expect(box.style.getPropertyValue('--mixed-display')).toBe('');
    expect(deviceRules.css()).toMatch(
      /^@media screen and \(max-width:767px\)\{.*--mixed-display:flex!important/,
    );
    // A column on desktop has the properties inline, and the rules for phones reset them.
    const other = createDeviceRules();
    const reversed = { ...values, responsive: { mobile: { layout: 'row' } } };
    const column = card(reversed, { deviceRules: other });
    expect(column.style.getPropertyValue('--mixed-display')).toBe('flex');
    expect(other.css()).toContain('--mixed-display:unset!important');
    expect(card({ ...values, layout: 'row', responsive: { mobile: { layout: 'row' } } }).innerHTML).toBe(
      card({ ...values, layout: 'row' }).innerHTML,
    );
  });

  it('shows a figure without a header or text', () => {
    const root = mount({ figure: '41', headerText: '', content: '' });
    expect(root.textContent).toBe('41');
  });

  it('can use another aspect ratio on mobile, and another image in the dark theme', () => {
    const values = {
      contentImageEnabled: true,
      contentImageSrc: '/media/a.jpg',
      contentImageAspectRatio: '21/9',
    };
    const plain = part('picture', values);
    expect(plain?.style.aspectRatio).toBe('21 / 9');
    const other = { contentImageAspectRatioMobile: '4/3', contentImageDarkSrc: '/media/night.jpg' };
    const deviceRules = createDeviceRules();
    const pictures = [...card({ ...values, ...other }, { deviceRules }).querySelectorAll('picture')];
    expect(pictures.map(({ className }) => /picture--(\w+)/.exec(className)?.[1])).toEqual(['light', 'dark']);
    for (const { style, dataset } of pictures) {
      expect([style.aspectRatio, dataset.rules]).toEqual(['21 / 9', '0']);
    }
    expect(deviceRules.css()).toBe(
      '@media screen and (max-width:767px){[data-rules="0"]{aspect-ratio:4/3!important}}',
    );
  });

  it('gives an image in a grid column a default aspect ratio, except in the composition edge', () => {
    const shape = (composition: 'aside' | 'edge', values: object = {}) => {
      const inner = {
        id: 'card',
        type: 'card',
        contentImageEnabled: true,
        contentImageSrc: '/media/a.jpg',
        ...values,
      };
      const root = mountBlock('grid', { columns: [[inner]] }, { composition });
      return root.querySelector<HTMLElement>('picture')?.style.aspectRatio.replaceAll(' ', '');
    };
    expect(shape('aside')).toBe('4/3');
    expect(shape('aside', { contentImageAspectRatio: '1/1' })).toBe('1/1');
    expect(shape('edge')).toBe('');
  });

  it('shows a video with the chosen autoplay, loop and width', () => {
    const values = { contentVideoEnabled: true, contentVideoSrc: '/media/a.mp4', contentVideoWidth: '50%' };
    const plain = part<HTMLVideoElement>('video', values);
    expect(plain?.controls).toBe(true);
    expect([plain?.autoplay, plain?.loop, plain?.defaultMuted]).toEqual([false, false, false]);
    expect(plain?.textContent).toBe('Your browser does not support the video tag.');
    expect(plain?.parentElement?.style.width).toBe('50%');
    const moving = part<HTMLVideoElement>('video', {
      ...values,
      contentVideoAutoplay: true,
      contentVideoLoop: true,
    });
    expect([moving?.autoplay, moving?.loop, moving?.defaultMuted]).toEqual([true, true, true]);
  });

  it('shows a video with its generated poster and phone rendition', () => {
    const src = '/media/a/film.mp4';
    const phone = { src: `${src}?size=phone&v=1`, type: 'video/webm' };
    const values = { contentVideoEnabled: true, contentVideoSrc: src };
    const videoFile = (facts: object) =>
      part<HTMLVideoElement>('video', values, {
        media: () => ({ width: 1280, height: 720, animated: true, ...facts }),
      });
    const light = videoFile({ poster: `${src}?w=1024`, phone });
    expect([light?.getAttribute('src'), light?.getAttribute('poster')]).toEqual([null, `${src}?w=1024`]);
    const sources = [...(light?.querySelectorAll('source') ?? [])];
    expect(sources.map((source) => [source.getAttribute('src'), source.media, source.type])).toEqual([
      [phone.src, '(max-width: 767px)', 'video/webm'],
      [src, '', ''],
    ]);
    expect(light?.style.aspectRatio).toBe('1280 / 720');
    const bare = videoFile({});
    expect([bare?.getAttribute('src'), bare?.hasAttribute('poster')]).toEqual([src, false]);
    expect(bare?.querySelector('source')).toBeNull();
  });

  it('shows no media without a file, but placeholders in the editor', () => {
    const values = { contentImageEnabled: true, contentVideoEnabled: true };
    expect(part('.empty-media', values)).toBeNull();
    expect(mount(values, { preview: true }).querySelectorAll('.empty-media')).toHaveLength(2);
  });
});

describe('the style of a card', () => {
  it('has a padding of 1rem unless another one is stored', () => {
    const body = part('.card__body', { elevation: 'low', paddingLeft: '3rem', paddingGap: '2rem' });
    expect(body?.style.paddingTop).toBe('1rem');
    expect(body?.style.paddingLeft).toBe('min(3rem, 40%)');
    expect(body?.style.gap).toBe('2rem');
  });

  it('has its own colours only if styling is enabled', () => {
    const colors = { backgroundColorLight: '#fff', backgroundColorDark: '#111' };
    expect(card(colors).getAttribute('style')).not.toContain('--light');
    expect(mount({ ...colors, stylingEnabled: true }).innerHTML).toContain(
      'background:var(--light,#fff)var(--dark,#111)',
    );
  });

  it('has no default padding without a visible edge, but keeps a stored one', () => {
    const box = { backgroundColorLight: '#fff' };
    const looks = (values: object) => {
      const card = part('.card', values);
      return [
        card?.classList.contains('card--bare'),
        card?.querySelector<HTMLElement>('.card__body')?.style.paddingLeft,
      ];
    };
    expect(looks({})).toEqual([true, '']);
    expect(looks({ paddingLeft: '20px' })).toEqual([true, '20px']);
    expect(looks({ paddingLeft: '1rem' })).toEqual([true, '1rem']);
    expect(looks({ elevation: 'low' })).toEqual([false, '1rem']);
    expect(looks({ stylingEnabled: true, ...box })).toEqual([false, '1rem']);
    expect(looks({ ...box })).toEqual([true, '']);
  });

  it('has a background image with an effect and an opacity', () => {
    const layer = part('.card__background-picture', {
      backgroundImageEnabled: true,
      backgroundImageSrc: 'https://example.com/a.jpg',
      backgroundImageEffectType: 'blur',
      backgroundImageEffectValue: 6,
      backgroundImageOpacity: 0.4,
      backgroundImagePosition: 'top left',
    });
    expect(layer?.style.filter).toBe('blur(6px)');
    expect(layer?.style.opacity).toBe('0.4');
    expect(layer?.style.backgroundImage).toBe('url("https://example.com/a.jpg")');
    expect(layer?.style.backgroundSize).toBe('cover');
    expect(layer?.parentElement?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each([
    ['grayscale', 'grayscale(100%)'],
    ['brightness', 'brightness(70%)'],
    ['hue-rotate', 'hue-rotate(90deg)'],
    ['none', ''],
  ])('gives the effect %s a default strength', (backgroundImageEffectType, filter) => {
    const values = {
      backgroundImageEnabled: true,
      backgroundImageSrc: '/media/a.gif',
      backgroundImageEffectType,
    };
    expect(part('.card__background-picture', values)?.style.filter).toBe(filter);
  });

  it('escapes a background URL so that it cannot end its CSS value', () => {
    const layer = part('.card__background-picture', {
      backgroundImageEnabled: true,
      backgroundImageSrc: '/a.jpg");color:red;x:url("',
    });
    expect(layer?.style.color).toBe('');
    expect(layer?.getAttribute('style')).toContain('%22');
  });
});

describe('the size of a card', () => {
  it.each([
    [{}, ''],
    [{ width: '300px' }, 'min(300px, 100%)'],
    [{ width: '300px', widthMode: 'fixed' }, 'min(300px, 100%)'],
    [{ width: '300px', widthMode: 'auto' }, ''],
    [{ width: '300px', widthMode: 'fill' }, '100%'],
    [{ widthMode: 'hug' }, 'fit-content'],
  ])('with %j has the width %s', (values, width) => {
    expect(card(values).style.width).toBe(width);
  });

  it('has heights per device if enabled, with the shared height as fallback', () => {
    const values = { minHeight: '100px', minHeightTablet: '200px', maxHeightDesktop: '900px' };
    expect(card(values).style.minHeight).toBe('100px');
    const controlled = card({ ...values, heightControlsEnabled: true });
    const own = (name: string) => controlled.style.getPropertyValue(`--card-${name}`);
    expect(controlled.style.minHeight).toBe('');
    expect([own('min-mobile'), own('min-tablet'), own('max-desktop')]).toEqual(['100px', '200px', '900px']);
    const growing = card({ ...values, heightControlsEnabled: true, heightScaleWithContent: true });
    expect(growing.style.getPropertyValue('--card-max-desktop')).toBe('');
    const hugging = card({ ...values, height: '500px', heightControlsEnabled: true, heightHugContent: true });
    expect(hugging.style.height).toBe('fit-content');
  });
});

describe('the link of a card', () => {
  it('is on its header only', () => {
    const links = [
      ...card({ linkEnabled: true, link: '/cases/shell' }, { language: 'en' }).querySelectorAll('a'),
    ];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Kop', '/en/cases/shell'],
    ]);
    expect(links[0]?.closest('h3')).not.toBeNull();
  });

  it('has an accessible name without a header', () => {
    const values = { headerText: '', linkEnabled: true, link: '/cases' };
    expect(part('a', values)?.ariaLabel ?? part('a', values)?.getAttribute('aria-label')).toBe('Bekijk');
  });

  it('opens another site in a new tab', () => {
    expect(
      part<HTMLAnchorElement>('a', { linkEnabled: true, link: 'example.com', linkType: 'external' })?.href,
    ).toBe('https://example.com/');
    expect(
      part<HTMLAnchorElement>('a', { linkEnabled: true, link: '/cases', linkType: 'internal' })?.target,
    ).toBe('');
  });

  it('is not rendered without a URL, or if links are turned off', () => {
    expect(part('a', { linkEnabled: true })).toBeNull();
    expect(part('a', { link: '/cases' })).toBeNull();
  });

  it('is replaced by the link to a presentation', () => {
    const link = part<HTMLAnchorElement>('a', {
      linkEnabled: true,
      link: '/cases',
      interactionEnabled: true,
    });
    expect(link?.getAttribute('href')).toBe('/slidedeck');
    expect(link?.target).toBe('_blank');
  });
});
