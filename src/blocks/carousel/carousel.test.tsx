// @vitest-environment jsdom
// @alone: counts all listeners of its document
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceRules } from '#blocks/shared/device-rules.ts';
import { migrateBlock } from '#content/block/block.ts';
import { validateContent } from '#content/block/validate.ts';
import { findController } from '#ui/island/live-islands.ts';
import { expectAutoplayRules, expectCarouselRules } from '../../../tests/support/carousel-rules.ts';
import { watchAllSeen } from '../../../tests/support/intersection.ts';
import {
  createBlocksElement,
  mountBlock,
  renderVisitorBlocks,
} from '../../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from '../definitions.ts';
import { carouselBlock } from './carousel.block.ts';
import type { CarouselController } from './carousel.island.ts';
import { hydrate } from './carousel.island.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const islands = { runtime: '/runtime.js', modules: { carousel: '/carousel.js' } };
const slides = [
  { id: 'a', type: 'image', src: '/media/a.jpg', alt: 'Een', slug: 'een' },
  { id: 'b', type: 'image', src: '/media/b.jpg', alt: 'Twee', slug: 'twee', link: 'https://example.com/' },
  { id: 'c', type: 'image', src: '/media/c.jpg', alt: 'Drie' },
];
const change = async (run: () => void) => act(async () => run());
const carousel = (values: object = {}, context = {}) =>
  mountBlock('carousel', { slides, ...values }, { islands, ...context });
const looks = (root: HTMLElement) => root.querySelector<HTMLElement>('.carousel')?.style;
const islandIn = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-island]') ?? root;
const props = (root: HTMLElement) => JSON.parse(islandIn(root).dataset.props ?? '{}');

describe('the server-rendered carousel', () => {
  it('has all slides with their position and link, and no clones', () => {
    const rendered = [...carousel().querySelectorAll<HTMLElement>('.carousel__slide')];
    expect(rendered.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 van 3',
      '2 van 3',
      '3 van 3',
    ]);
    expect(rendered.map((slide) => slide.querySelector('a')?.getAttribute('href'))).toEqual([
      '/cases/een',
      'https://example.com/',
      undefined,
    ]);
    expect(rendered[1]?.querySelector('a')?.target).toBe('_blank');
    expect(carousel().querySelector('.carousel__clones > *')).toBeNull();
  });

  it('has English texts and URLs on an English page', () => {
    const root = carousel({}, { language: 'en' });
    expect(root.querySelector('.carousel__link')?.textContent).toBe('View case');
    expect(root.querySelector('.carousel__link')?.getAttribute('href')).toBe('/en/cases/een');
    expect(root.querySelector('.carousel__slide')?.getAttribute('aria-label')).toBe('1 of 3');
  });

  it('loads the first three images eagerly, and only the first with high priority', () => {
    const five = [...slides, ...slides].map((slide, index) => ({ ...slide, id: String(index) }));
    const images = [...carousel({ slides: five }).querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'eager',
      'eager',
      'lazy',
      'lazy',
      'lazy',
    ]);
    expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual([
      'high',
      ...Array(5).fill(null),
    ]);
  });

  it('has the dark image of a slide in the dark theme, unless the slide is a GIF', () => {
    const darkSrc = '/media/night.jpg';
    const images = (src: string, type = 'image') => [
      ...carousel({ slides: [{ id: 'a', type, src, darkSrc, alt: 'Een' }] }).querySelectorAll('img'),
    ];
    const shown = (src: string) =>
      images(src).map(({ alt, src, parentElement }) => [
        alt,
        new URL(src).pathname,
        parentElement?.className.match(/picture--(?:light|dark)/)?.[0],
      ]);
    expect(shown('/media/a.jpg')).toEqual([
      ['Een', '/media/a.jpg', 'picture--light'],
      ['Een', darkSrc, 'picture--dark'],
    ]);
    expect(images('/media/a.jpg').map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
    expect(shown('/media/a.gif')).toEqual([['Een', '/media/a.gif', undefined]]);
    // A video slide without a file shows its picture, but not the dark one, which is unused and may be
    // unavailable to visitors.
    expect(images('/media/a.jpg', 'video')).toHaveLength(1);
  });

  it('loads no image eagerly further down the page', () => {
    const texts = ['1', '2', '3'].map((id) => ({ id, type: 'text', content: 'x' }));
    const html = renderVisitorBlocks([...texts, { id: 'c', type: 'carousel', slides }]);
    expect(html.match(/<img/g)?.length).toBeGreaterThan(2);
    expect(html).not.toContain('loading="eager"');
  });

  it('offers widths 768 and 1200 for adaptive images, and the default widths otherwise', () => {
    const set = (contentFit?: string) =>
      carousel({ contentFit }).querySelector('source')?.getAttribute('srcset')?.match(/\d+w/g);
    expect(set()).toEqual(['768w', '1200w']);
    expect(set('cover')).toEqual(['640w', '1024w', '1600w']);
  });

  it('gives all slides the aspect ratio of the first image', () => {
    const media = (src: string) =>
      src.endsWith('a.jpg')
        ? { width: 900, height: 600, animated: false }
        : { width: 600, height: 900, animated: false };
    const root = carousel({}, { media });
    expect(looks(root)?.getPropertyValue('--ratio')).toBe('1.5');
    const fits = [...root.querySelectorAll<HTMLElement>('picture')].map((picture) =>
      picture.style.getPropertyValue('--picture-fit'),
    );
    // The first one sets nothing, since it uses the default fit.
    expect(fits).toEqual(['', 'contain', 'contain']);
  });

  it('renders a video with its own settings and the fallback text', () => {
    const video = { id: 'v', type: 'video', videoSrc: '/media/a.mp4', src: '/media/a.jpg', alt: 'Film' };
    const rendered = carousel({
      slides: [slides[0], { ...video, autoplay: true, loop: true, controls: true }],
    });
    const element = rendered.querySelector('video');
    expect(element?.textContent).toBe('Your browser does not support the video tag.');
    expect([element?.controls, element?.loop, element?.hasAttribute('muted')]).toEqual([true, true, true]);
    // The island plays it when it becomes visible.
    expect(element?.autoplay).toBe(false);
    expect(element?.poster).toContain('/media/a.jpg?w=1200');
    expect(carousel({ slides: [{ ...video, autoplay: true }] }).querySelector('video')?.autoplay).toBe(true);
    // A GIF as the poster would move before the video is played.
    const still = carousel({ slides: [{ ...video, src: '/media/a.gif' }] }).querySelector('video');
    expect([still?.hasAttribute('poster'), still?.preload]).toEqual([false, 'metadata']);
  });

  it('renders a video with its phone rendition, and its own poster unless an image is chosen', () => {
    const video = { id: 'v', type: 'video', videoSrc: '/media/a/film.mp4', alt: 'Film' };
    const made = {
      poster: '/media/a/film.mp4?w=1024&f=webp&v=1',
      phone: { src: '/media/a/film.mp4?size=phone&v=1', type: 'video/mp4' },
    };
    const media = (src: string) =>
      src === video.videoSrc ? { width: 1280, height: 720, animated: true, ...made } : undefined;
    const videoFile = (slide: object) =>
      carousel({ slides: [{ ...video, ...slide }] }, { media }).querySelector('video');
    expect(videoFile({})?.getAttribute('poster')).toBe(made.poster);
    expect(videoFile({ src: '/media/b.jpg' })?.poster).toContain('/media/b.jpg?w=1200');
    expect(videoFile({})?.hasAttribute('src')).toBe(false);
    const sources = [...(videoFile({})?.querySelectorAll('source') ?? [])];
    expect(sources.map((source) => [source.getAttribute('src'), source.media])).toEqual([
      [made.phone.src, '(max-width: 767px)'],
      [video.videoSrc, ''],
    ]);
  });

  it('renders cards instead of slides if there are any', () => {
    const card = { id: 'card', type: 'card', headerText: 'Kaart' };
    const root = carousel({ cardSlides: [card, { ...card, id: 'other', hidden: true }] });
    expect(root.querySelectorAll('.carousel__slide')).toHaveLength(1);
    expect(root.querySelector('.carousel__slide .card')?.textContent).toBe('Kaart');
    // The default maximum height must not crop text.
    expect(looks(root)?.getPropertyValue('--max-desktop')).toBe('none');
    expect(carousel({ cardSlides: [] }).querySelectorAll('.carousel__slide')).toHaveLength(3);
  });

  it('shows the alt text of a slide without an image, and skips an empty slide', () => {
    const unfinished = [{ id: 'a', alt: 'Straks een beeld' }, { id: 'b' }];
    expect(carousel({ slides: unfinished }).querySelector('.carousel__slides')?.textContent).toBe(
      'Straks een beeld',
    );
    expect(carousel({ slides: [] }).innerHTML).not.toContain('carousel__');
    expect(mountBlock('carousel', {}, { preview: true }).textContent).toBe('Add slides');
    const editing = mountBlock('carousel', { slides: unfinished }, { preview: true });
    expect(editing.querySelectorAll('.carousel__slide')[1]?.getAttribute('data-field')).toBe('slides[1].src');
  });
});

describe('carousel settings', () => {
  it('have the specified defaults', () => {
    const plain = carousel();
    expect(['arrows', 'dots'].map((name) => plain.querySelectorAll(`.carousel__${name}`).length)).toEqual([
      1, 1,
    ]);
    expect(plain.querySelector('[data-play], [data-fades]')).toBeNull();
    // The defaults need no island options: no autoplay, reduced motion respected, GIFs not preloaded.
    expect(plain.querySelector('[data-props]')).toBeNull();
    expect(props(carousel({ respectReducedMotion: false, preloadGifs: true }))).toEqual({
      respectReducedMotion: false,
      preload: true,
    });
    expect(props(carousel({ autoplay: true })).autoplay).toEqual({
      interval: 3000,
      loops: true,
      pauseOnHover: true,
      pauseOnFocus: true,
    });
    expect(carouselBlock.starter().autoplayInterval).toBe(5000);
    const style = looks(carousel());
    expect(
      ['--gap', '--min-mobile', '--max-desktop', '--min-width', '--per-tablet'].map((name) =>
        style?.getPropertyValue(name),
      ),
    ).toEqual(['16px', '200px', '70vh', '220px', '1']);
  });

  it('can hide arrows and dots, but never the pause button', () => {
    const root = carousel({ autoplay: true, showControls: false });
    expect(root.querySelector('.carousel__dots, .carousel__arrows')).toBeNull();
    expect(root.querySelector('button')?.getAttribute('aria-label')).toBe('Pauzeer');
    expect(carousel({ showArrows: false }).querySelector('.carousel__arrows')).toBeNull();
    expect(carousel({ showDots: false }).querySelector('.carousel__dots')).toBeNull();
  });

  it('hide the controls on devices where all slides are in view', () => {
    const style = looks(carousel({ slidesPerView: { mobile: 1, tablet: 2, desktop: 3 } }));
    expect(
      ['mobile', 'tablet', 'desktop'].map((device) => style?.getPropertyValue(`--moves-${device}`)),
    ).toEqual(['', '', 'none']);
  });

  it('use sizes per device, and default sizes for a fixed size without any', () => {
    const fixed = looks(
      carousel({ widthMode: 'fixed', heightMode: 'fixed', heightTablet: '640px', blockVersion: 2 }),
    );
    const of = (name: string) =>
      ['mobile', 'tablet', 'desktop'].map((device) => fixed?.getPropertyValue(`--${name}-${device}`));
    expect(of('width')).toEqual(['100%', '80%', '1200px']);
    expect(of('height')).toEqual(['300px', '640px', '900px']);
    // The maximum limits the default height, but not a chosen one.
    expect(of('max')).toEqual(['70vh', 'none', '70vh']);
  });

  it('allow another gap and padding on tablet and mobile', () => {
    const deviceRules = createDeviceRules();
    const values = {
      slideGap: '24px',
      responsive: { tablet: { slideGap: '8px' }, mobile: { containerPadding: '0' } },
    };
    const inline = looks(carousel(values, { deviceRules }));
    expect([inline?.getPropertyValue('--gap'), inline?.getPropertyValue('--pad')]).toEqual(['24px', '']);
    expect(deviceRules.css()).toContain('(max-width:1023px){[data-rules="0"]{--gap:8px!important}}');
    expect(deviceRules.css()).toContain(
      '(max-width:767px){[data-rules="0"]{--gap:8px!important;--pad:0!important;--layout-right:0px!important}}',
    );
  });

  it.each([
    [{ fullbleed: true }, 'block--viewport'],
    [{ widthMode: 'full-width' }, 'block--viewport'],
    [{ layoutWidth: 'viewport' }, 'block--viewport'],
    [{ layoutWidth: 'page' }, 'block--page'],
  ])('%o add the class %s', (values, name) => {
    expect(carousel(values).querySelector(`.block.${name}`)).not.toBeNull();
    expect(carousel().querySelector(`.block.${name}`)).toBeNull();
  });

  it('set colours for both themes', () => {
    const style = looks(
      carousel({ arrowColorLight: '#111111', arrowColorDark: '#eeeeee', overlayColorLight: '#000000' }),
    );
    expect(style?.getPropertyValue('--arrow')).toBe('var(--light,#111111)var(--dark,#eeeeee)');
    expect(style?.getPropertyValue('--overlay')).toBe('#000000');
  });

  it('pass the GIF options to the island as data attributes', () => {
    const gif = { id: 'g', type: 'image', src: '/media/g.gif', alt: 'Gif' };
    const media = () => ({ width: 800, height: 500, animated: true, duration: 3300 });
    const data = (slide: object, values: object = {}) => ({
      ...carousel({ slides: [{ ...gif, ...slide }], ...values }, { media }).querySelector<HTMLElement>(
        '.carousel__slide',
      )?.dataset,
    });
    expect(data({})).toEqual({ gif: '/media/g.gif?f=webp' });
    expect(data({ gifPlayOnce: true, gifDelayBeforePlay: 400 })).toEqual({
      gif: '/media/g.gif?f=webp',
      sync: '',
      once: '',
      delay: '400',
    });
    expect(data({}, { gifSynchronization: true, delayBeforePlay: 200, autoplay: true })).toEqual({
      gif: '/media/g.gif?f=webp',
      sync: '',
      delay: '200',
      time: '3500',
    });
    expect(data({ duration: 8000 }, { autoplay: true }).time).toBe('8000');
  });
});

describe('a stored carousel of an older version', () => {
  const migrated = (values: object) => migrateBlock(carouselBlock, { id: 'a', type: 'carousel', ...values });

  it.each([
    [
      { width: 'full-width', height: 'full-height' },
      { widthMode: 'full-width', heightMode: 'full-height' },
    ],
    [
      { width: '600px', height: 320 },
      { widthMode: 'fixed', width: '600px', heightMode: 'fixed', height: 320 },
    ],
    [
      { width: '600px', widthMode: 'filled' },
      { width: '600px', widthMode: 'filled' },
    ],
    [{ slidesPerView: 2 }, { slidesPerView: { mobile: 2, tablet: 2, desktop: 2 } }],
    [{ somethingElse: { kept: true } }, { somethingElse: { kept: true } }],
  ])('with %o is read as %o', (stored, expected) => {
    expect(migrated(stored)).toMatchObject({ ...expected, blockVersion: 2 });
    const overview = [{ id: 'a', type: 'carousel', ...stored }];
    expect(validateContent(blockDefinitions, { overview }).issues).toEqual([]);
  });
});

describe('a hydrated carousel', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const values = { slides, autoplay: true, autoplayInterval: 5000 };

  it.each([
    ['its rules', { slides }, expectCarouselRules],
    ['the rules of autoplay', values, expectAutoplayRules],
  ])('follows %s on server-rendered HTML', async (_name, stored, expectRules) => {
    watchAllSeen();
    const root = islandIn(mountBlock('carousel', stored, { islands }));
    const elements = [...root.querySelectorAll('*')];
    hydrate(root, props(root));
    await expectRules(root, async (run) => run());
    expect(elements.every((element) => root.contains(element))).toBe(true);
    expect([...root.querySelectorAll('.carousel__slides *')]).toEqual(
      elements.filter(
        (element) => element.closest('.carousel__slides') && !element.matches('.carousel__slides'),
      ),
    );
  });

  it('follows its rules and every change in the live preview, and cleans up when unmounted', async () => {
    const { watched } = watchAllSeen();
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    const live = createRoot(root);
    const show = (changes: object) =>
      change(() =>
        live.render(
          createBlocksElement([{ ...values, ...changes, id: 'a', type: 'carousel' }], { preview: true }),
        ),
      );
    const at = () => root.querySelector<HTMLElement>('.carousel__track')?.style.getPropertyValue('--at');
    const pass = (ms: number) => change(() => void vi.advanceTimersByTime(ms));
    await show({ autoplay: false });
    await expectCarouselRules(root, change);

    // Clones and position follow when slides are removed and added.
    await change(() => root.querySelector<HTMLElement>('button[aria-label="3 van 3"]')?.click());
    expect(at()).toBe('2');
    await show({ autoplay: false, slides: slides.slice(0, 2) });
    expect(at()).toBe('1');
    expect(root.querySelectorAll('.carousel__clones > *')).toHaveLength(2);
    await show({ autoplay: false, slides: [...slides, { ...slides[0], id: 'd', alt: 'Vier' }] });
    expect([...root.querySelectorAll('img')].map((image) => image.alt)).toEqual([
      'Vier',
      'Een',
      'Twee',
      'Drie',
      'Vier',
      'Een',
    ]);

    // Autoplay waits while the block is edited.
    await show({});
    const alive = findController<CarouselController>(root.querySelector('.carousel__body')?.parentElement);
    alive?.hold(true);
    await pass(11_000);
    expect(at()).toBe('1');
    alive?.hold(false);
    await pass(5000);
    expect(at()).toBe('2');

    for (let index = 0; index < 5; index += 1) await show({ slideGap: `${index}px` });
    expect(watched.size).toBe(1);
    await change(() => live.unmount());
    expect(watched.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps its state in the live preview when texts, links or controls change', async () => {
    watchAllSeen();
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    const live = createRoot(root);
    const show = (changes: object, context: object = {}) =>
      change(() =>
        live.render(
          createBlocksElement([{ ...values, ...changes, id: 'a', type: 'carousel' }], {
            preview: true,
            ...context,
          }),
        ),
      );
    const labelled = (name: string) => root.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
    const link = () => root.querySelector('.carousel__link')?.getAttribute('href');
    const view = () => root.querySelector<HTMLElement>('.carousel__viewport');
    await show({});
    await change(() => labelled('Pauzeer')?.click());
    await change(() => labelled('Volgende')?.click());
    expect(link()).toBe('https://example.com/');

    // In another language, the button's label still matches its action, and the same slide is in view.
    await show({}, { language: 'en' });
    expect([labelled('Play') !== null, labelled('Pause')]).toEqual([true, null]);
    expect(root.querySelector('[aria-current]')?.getAttribute('aria-label')).toBe('2 of 3');
    expect(root.querySelector('[aria-live]')?.textContent).toBe('2 van 3: Twee');

    // Changing the first slide's link does not change the current one; changing the current slide's link
    // does.
    const linked = (first: string, second: string) =>
      slides.map((slide, index) => ({ ...slide, link: [first, second][index] ?? '' }));
    await show({ slides: linked('/elders', 'https://example.com/') });
    expect(link()).toBe('https://example.com/');
    await show({ slides: linked('/elders', '/hier') });
    expect([link(), root.querySelector('.carousel__link')?.hasAttribute('target')]).toEqual(['/hier', false]);

    // Without controls the viewport takes the arrow keys; with them it is not focusable.
    expect(view()?.tabIndex).toBe(-1);
    await show({ showControls: false });
    expect(view()?.tabIndex).toBe(0);
    await show({ showControls: true });
    expect(view()?.tabIndex).toBe(-1);
    expect(root.querySelector('[aria-current]')?.getAttribute('aria-label')).toBe('2 van 3');

    // Fading slides have no clones.
    await show({ transitionType: 'fade' });
    expect(root.querySelector('.carousel__clones > *')).toBeNull();
    await change(() => labelled('Volgende')?.click());
    await change(() => labelled('Volgende')?.click());
    expect(root.querySelector('[data-current]')?.getAttribute('aria-label')).toBe('1 van 3');
    expect(root.querySelector('.carousel__body')?.className).toBe('carousel__body carousel__body--alive');
    await change(() => live.unmount());
    expect(vi.getTimerCount()).toBe(0);
  });
});
