// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchAllSeen } from '../../../tests/support/intersection.ts';
import { mountBlock } from '../../../tests/support/render-visitor-blocks.tsx';
import { hydrate } from './carousel.island.ts';

const islands = { runtime: '/runtime.js', modules: { carousel: '/carousel.js' } };
const slide = (id: string, values: object = {}) => ({ id, type: 'image', alt: `Beeld ${id}`, ...values });
const three = [slide('a', { slug: 'a' }), slide('b'), slide('c', { link: 'https://example.com/' })];
const plays = { slides: three, autoplay: true, autoplayInterval: 5000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders a carousel as the server does for visitors. */
function rendered(values: object): HTMLElement {
  const root = mountBlock('carousel', values, { islands }).querySelector<HTMLElement>('[data-island]');
  if (!root) throw new Error('There is no island');
  return root;
}

const readOptions = (root: HTMLElement) => JSON.parse(root.dataset.props ?? '{}');
const at = (root: HTMLElement) =>
  root.querySelector<HTMLElement>('.carousel__track')?.style.getPropertyValue('--at');
const press = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLElement>(`.carousel__controls button[aria-label="${name}"]`)?.click();
const listNames = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label'));

/** Replaces the slides and dots, as React does in the preview when their number changes. */
function renderAnew(root: HTMLElement, values: object): void {
  const other = document.createElement('div');
  other.append(...mountBlock('carousel', values, { islands }).childNodes);
  for (const part of ['.carousel__slides', '.carousel__dots']) {
    root.querySelector(part)?.replaceChildren(...(other.querySelector(part)?.childNodes ?? []));
  }
}

describe('two carousels on one page', () => {
  it('move and play independently', () => {
    watchAllSeen();
    const [one, other] = [rendered({ slides: three }), rendered(plays)];
    document.body.replaceChildren(one, other);
    for (const root of [one, other]) hydrate(root, readOptions(root));
    press(one, 'Vorige');
    expect([at(one), at(other)]).toEqual(['-1', '0']);
    vi.advanceTimersByTime(5000);
    expect([at(one), at(other)]).toEqual(['2', '1']);
    press(other, 'Pauzeer');
    vi.advanceTimersByTime(20_000);
    expect([at(one), at(other)]).toEqual(['2', '1']);
  });

  it('stay independent when one is nested in a slide of the other', () => {
    watchAllSeen();
    const card = { id: 'card', type: 'card', headerText: 'Kaart' };
    const inner = { id: 'inner', type: 'carousel', slides: three };
    const outer = rendered({ cardSlides: [card, inner, card] });
    const nested = outer.querySelector<HTMLElement>('[data-island]');
    if (!nested) throw new Error('There is no carousel in a slide');
    hydrate(outer, readOptions(outer));
    hydrate(nested, readOptions(nested));
    expect(outer.querySelectorAll('[data-island]')).toHaveLength(1);

    press(nested, 'Volgende');
    expect([at(outer), at(nested)]).toEqual(['0', '1']);
    const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
    nested.querySelector('.carousel__viewport')?.dispatchEvent(key);
    expect([at(outer), at(nested)]).toEqual(['0', '2']);
    const view = nested.querySelector('.carousel__viewport');
    for (const [type, clientX] of [
      ['pointerdown', 300],
      ['pointermove', 400],
      ['pointerup', 400],
    ] as const)
      view?.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, bubbles: true }));
    expect([at(outer), at(nested)]).toEqual(['0', '1']);

    const own = [...outer.querySelectorAll<HTMLElement>('button[data-step="1"]')].at(-1);
    own?.click();
    expect([at(outer), at(nested)]).toEqual(['1', '1']);
    expect(outer.querySelectorAll('.carousel__clones > *').length).toBeGreaterThan(0);
    expect(listNames(nested, '.carousel__clones > *')).toEqual(['3 van 3', '1 van 3']);
  });
});

/** Attributes that hydration may set: states for the styles, the order of focus, and loading. */
const states = ['class', 'style', 'tabindex', 'inert', 'data-current', 'loading'];

describe('hydrating a carousel', () => {
  it('changes no content that a visitor can read', () => {
    watchAllSeen();
    const root = rendered(plays);
    const readable = () =>
      [...root.querySelectorAll('.carousel__body, .carousel__body *')]
        .filter((element) => !element.closest('.carousel__clones'))
        .map(({ tagName, firstElementChild, textContent, attributes }) => ({
          tagName,
          text: firstElementChild ? '' : textContent,
          attributes: [...attributes]
            .filter(({ name }) => !states.includes(name))
            .map(({ name, value }) => `${name}=${value}`),
        }));
    const before = readable();
    hydrate(root, readOptions(root));
    expect(readable()).toEqual(before);
    expect(root.querySelector('.carousel__body')?.className).toMatch(
      /^carousel__body( carousel__body--\w+)+$/,
    );
  });

  it('loads images near the view eagerly for the current theme only', () => {
    watchAllSeen();
    const style = document.createElement('style');
    style.textContent = '.picture--dark { display: none }';
    const slides = ['a', 'b', 'c'].map((id) =>
      slide(id, { src: `/media/${id}.jpg`, darkSrc: `/media/${id}-night.jpg` }),
    );
    const root = rendered({ slides });
    document.body.replaceChildren(style, root);
    hydrate(root, readOptions(root));
    const isLoaded = (theme: string) => [
      ...new Set(
        [...root.querySelectorAll<HTMLImageElement>(`.picture--${theme} img`)].map(
          (image) => image.loading === 'eager',
        ),
      ),
    ];
    expect(root.querySelectorAll('.carousel__clones img').length).toBeGreaterThan(0);
    expect([isLoaded('light'), isLoaded('dark')]).toEqual([[true], [false]]);
    style.remove();
  });

  it('starts paused with reduced motion, unless the carousel ignores that preference', () => {
    watchAllSeen();
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const root = rendered(plays);
    hydrate(root, readOptions(root));
    vi.advanceTimersByTime(20_000);
    expect(at(root)).toBe('0');
    press(root, 'Speel af');
    vi.advanceTimersByTime(5000);
    expect(at(root)).toBe('1');
    const heedless = rendered({ ...plays, respectReducedMotion: false });
    hydrate(heedless, readOptions(heedless));
    vi.advanceTimersByTime(5000);
    expect(at(heedless)).toBe('1');
  });

  it('continues at the slide that the visitor had scrolled to', () => {
    const root = rendered({ slides: three });
    const view = root.querySelector('.carousel__viewport');
    const first = root.querySelector('.carousel__slide');
    if (!view || !first) throw new Error('There are no slides');
    Object.defineProperty(first, 'clientWidth', { value: 400 });
    view.scrollLeft = 790;
    hydrate(root, readOptions(root));
    expect([at(root), view.scrollLeft]).toEqual(['2', 0]);
    expect(root.querySelector('.carousel__link')?.getAttribute('href')).toBe('https://example.com/');
  });

  it('points the carousel link to the URL of the current video slide', () => {
    const video = slide('v', { type: 'video', videoSrc: '/media/v.webm', src: '', link: '/cases/film' });
    const root = rendered({ slides: [three[1], video] });
    hydrate(root, readOptions(root));
    expect(root.querySelector('.carousel__link')?.hasAttribute('href')).toBe(false);
    press(root, '2 van 2');
    expect(root.querySelector('.carousel__link')?.getAttribute('href')).toBe('/cases/film');
  });
});

describe('a playing carousel that is rendered again', () => {
  it.each([
    ['with fewer slides', three.slice(0, 2), '1', ['2 van 2', '1 van 2']],
    ['with more of them', [...three, slide('d'), slide('e')], '2', ['5 van 5', '1 van 5']],
  ])('%s keeps playing', (_name, slides, place, copies) => {
    watchAllSeen();
    const root = rendered(plays);
    const alive = hydrate(root, readOptions(root));
    press(root, '3 van 3');
    renderAnew(root, { ...plays, slides });
    alive.update(readOptions(root));
    expect(at(root)).toBe(place);
    expect(listNames(root, '.carousel__clones > *')).toEqual(copies);
    expect(listNames(root, '.carousel__dot[aria-current]')).toEqual([
      `${Number(place) + 1} van ${slides.length}`,
    ]);
    expect(root.querySelectorAll('.carousel__slide[data-current]')).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect(at(root)).toBe(String(Number(place) + 1));
  });

  it('keeps the elapsed time of the slide while the interval is unchanged', () => {
    watchAllSeen();
    const root = rendered(plays);
    const alive = hydrate(root, readOptions(root));
    vi.advanceTimersByTime(4000);
    alive.update(readOptions(root));
    vi.advanceTimersByTime(1000);
    expect(at(root)).toBe('1');
    alive.update({});
    vi.advanceTimersByTime(20_000);
    expect(at(root)).toBe('1');
  });

  it('lands on an existing slide if it was jumping back from a clone', () => {
    watchAllSeen();
    const root = rendered({ slides: three });
    const alive = hydrate(root, {});
    press(root, 'Vorige');
    renderAnew(root, { slides: three.slice(0, 2) });
    alive.update({});
    vi.advanceTimersByTime(250);
    expect(at(root)).toBe('1');
  });
});

describe('stopping a carousel', () => {
  it('removes every listener, observer and timer', () => {
    const { watched } = watchAllSeen();
    const motion = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', () => motion);
    const listening = watchListeners();
    const gif = { src: '/media/g.gif', gifSyncEnabled: true, gifDelayBeforePlay: 9000 };
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const root = rendered({ ...plays, slides: [slide('g', gif), ...three] });
    const alive = hydrate(root, readOptions(root));
    press(root, 'Vorige');
    vi.advanceTimersByTime(250);
    expect(listening.size).toBeGreaterThan(15);
    expect(watched.size).toBe(1);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    alive.stop();
    expect([listening.size, watched.size, vi.getTimerCount()]).toEqual([0, 0, 0]);
    const before = at(root);
    press(root, 'Volgende');
    vi.advanceTimersByTime(20_000);
    expect(at(root)).toBe(before);
  });
});

/** Tracks listeners that are removed by a signal. Listeners with `once` are not included. */
function watchListeners(): Set<object> {
  const known = new Set<object>();
  const add = EventTarget.prototype.addEventListener;
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    type,
    listener,
    options,
  ) {
    add.call(this, type, listener, options);
    const { once = false, signal } = typeof options === 'object' ? options : {};
    if (once || type === 'abort') return;
    const entry = {};
    known.add(entry);
    signal?.addEventListener('abort', () => known.delete(entry));
  });
  return known;
}
