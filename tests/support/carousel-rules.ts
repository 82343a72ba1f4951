import { expect, vi } from 'vitest';

type Act = (change: () => void) => Promise<void>;

/** Checks the behaviour of a carousel with three slides, whichever runtime hydrated it. */
export async function expectCarouselRules(root: HTMLElement, act: Act): Promise<void> {
  const body = find<HTMLElement>(root, '.carousel__body');
  const view = find<HTMLElement>(root, '.carousel__viewport');
  const [previous, next] = ['Vorige', 'Volgende'].map((name) =>
    find<HTMLButtonElement>(root, `button[aria-label=${name}]`),
  ) as [HTMLButtonElement, HTMLButtonElement];
  const slides = [...root.querySelectorAll<HTMLElement>('.carousel__slides > *')];
  const link = find<HTMLAnchorElement>(root, '.carousel__link');
  const at = () => find<HTMLElement>(root, '.carousel__track').style.getPropertyValue('--at');
  const listUsable = () => slides.flatMap((slide, index) => (slide.inert ? [] : [index]));
  const readDot = () => root.querySelector('.carousel__dot[aria-current]')?.getAttribute('aria-label');
  const readLiveRegion = () => find(root, '[aria-live]').textContent;
  const press = (button: HTMLElement) => act(() => button.click());
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const pressKey = (name: string) =>
    act(() => void body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
  const dispatchPointer = (type: string, clientX: number) =>
    act(() => void view.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, bubbles: true })));
  const swipe = async (distance: number, end = 'pointerup') => {
    await dispatchPointer('pointerdown', 300);
    await dispatchPointer('pointermove', 300 + distance);
    await dispatchPointer(end, 300 + distance);
    await wait(0);
  };

  expect([at(), listUsable(), readDot(), readLiveRegion()]).toEqual(['0', [0], '1 van 3', '']);
  expect(link.getAttribute('href')).toBe('/cases/een');

  // Going forward announces the slide.
  await press(next);
  expect([at(), listUsable(), readDot(), readLiveRegion()]).toEqual(['1', [1], '2 van 3', '2 van 3: Twee']);
  expect([link.getAttribute('href'), link.target]).toEqual(['https://example.com/', '_blank']);
  await press(next);
  expect(at()).toBe('2');
  expect(link.hasAttribute('href')).toBe(false);

  // After the last slide comes a clone of the first. After 250 ms the first slide replaces the clone.
  await press(next);
  expect([at(), readDot(), readLiveRegion()]).toEqual(['3', '1 van 3', '1 van 3: Een']);
  const clones = [...root.querySelectorAll<HTMLElement>('.carousel__clones > *')];
  expect(clones.map((clone) => clone.ariaLabel ?? clone.getAttribute('aria-label'))).toEqual([
    '3 van 3',
    '1 van 3',
  ]);
  expect(clones.every((clone) => clone.inert)).toBe(true);
  await press(next);
  await press(previous);
  await pressKey('ArrowRight');
  expect(at()).toBe('3');
  await wait(249);
  expect(at()).toBe('3');
  await wait(1);
  expect([at(), listUsable()]).toEqual(['0', [0]]);
  expect(body.classList.contains('carousel__body--silent')).toBe(true);

  // The same backwards.
  await press(previous);
  expect(at()).toBe('-1');
  await wait(250);
  expect([at(), listUsable()]).toEqual(['2', [2]]);

  // The keyboard and the dots.
  await pressKey('ArrowLeft');
  expect(at()).toBe('1');
  await pressKey('ArrowRight');
  expect(at()).toBe('2');
  await press(find(root, 'button[aria-label="1 van 3"]'));
  expect(at()).toBe('0');

  // A swipe needs more than 50 px. One that the browser turns into scrolling does not count.
  await swipe(-50);
  expect(at()).toBe('0');
  await swipe(-51);
  expect(at()).toBe('1');
  await swipe(200, 'pointercancel');
  expect(at()).toBe('1');
  await swipe(51);
  expect(at()).toBe('0');
  expect(view.style.getPropertyValue('--drag')).toBe('');
}

/** Checks the autoplay of a carousel in view, with three slides of 5 s each. */
export async function expectAutoplayRules(root: HTMLElement, act: Act): Promise<void> {
  const body = find<HTMLElement>(root, '.carousel__body');
  const at = () => find<HTMLElement>(root, '.carousel__track').style.getPropertyValue('--at');
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const tell = (type: string) => act(() => void body.dispatchEvent(new Event(type)));
  const findButton = () =>
    find<HTMLButtonElement>(root, 'button[aria-label=Pauzeer],button[aria-label="Speel af"]');

  await wait(4999);
  expect(at()).toBe('0');
  await wait(1);
  expect(at()).toBe('1');
  expect(find(root, '[aria-live]').textContent).toBe('');

  for (const [pause, resume] of [
    ['pointerenter', 'pointerleave'],
    ['focusin', 'focusout'],
  ] as const) {
    const before = at();
    await tell(pause);
    await wait(9000);
    expect(at()).toBe(before);
    await tell(resume);
    await wait(5000);
    expect(at()).not.toBe(before);
    await wait(250);
  }

  // The button pauses autoplay, and resumes it even while the carousel has the pointer and the focus.
  await tell('focusin');
  await act(() => findButton().click());
  expect(findButton().ariaLabel ?? findButton().getAttribute('aria-label')).toBe('Speel af');
  const paused = at();
  await tell('focusout');
  await wait(9000);
  expect(at()).toBe(paused);
  await tell('focusin');
  await act(() => findButton().click());
  await wait(5000);
  expect(at()).not.toBe(paused);
}

function find<E extends Element>(root: HTMLElement, selector: string): E {
  const element = root.querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}
