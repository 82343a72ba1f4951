// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchAllSeen } from '../../../tests/support/intersection.ts';
import { createBlocksElement } from '../../../tests/support/render-visitor-blocks.tsx';
import { revealCarousel } from './carousel.reveal.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const slide = (id: string) => ({ id, type: 'image', alt: `Beeld ${id}` });
const values = { slides: ['a', 'b', 'c'].map(slide), autoplay: true, autoplayInterval: 5000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  watchAllSeen();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders a carousel in the live preview, and starts its reveal. */
async function preview() {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const live = createRoot(root);
  const show = (changes: object = {}) =>
    act(async () =>
      live.render(
        createBlocksElement([{ ...values, ...changes, id: 'block', type: 'carousel' }], { preview: true }),
      ),
    );
  await show();
  const chosen: string[] = [];
  const block = root.querySelector<HTMLElement>('[data-block-id]') as HTMLElement;
  const revealing = revealCarousel(block, { chosen: (path) => chosen.push(path.join('.')) });
  const current = () => root.querySelector('.carousel__slides [data-current]')?.getAttribute('aria-label');
  const press = (name: string) =>
    act(async () => root.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click());
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  return { revealing, chosen, current, press, pass, show };
}

describe('a carousel that is being edited', () => {
  it('holds the slide of the selected field, and resumes playing when released', async () => {
    const { revealing, current, pass } = await preview();
    revealing.show(['slides', 2, 'alt']);
    expect(current()).toBe('3 van 3');
    await pass(20_000);
    expect(current()).toBe('3 van 3');
    revealing.show(['slides', 2, 'link']);
    revealing.show(['slideGap']);
    expect(current()).toBe('3 van 3');
    revealing.release();
    await pass(5000);
    expect(current()).toBe('1 van 3');
  });

  it('plays while an autoplay field is selected', async () => {
    const { revealing, current, pass } = await preview();
    revealing.show([]);
    await pass(6000);
    expect(current()).toBe('1 van 3');
    revealing.show(['autoplayInterval']);
    await pass(5000);
    expect(current()).toBe('2 van 3');
  });

  it('reports slides that the user goes to, but not its own moves', async () => {
    const { revealing, chosen, current, press, pass, show } = await preview();
    revealing.show(['slides', 1]);
    await pass(0);
    expect([current(), chosen]).toEqual(['2 van 3', []]);
    await press('Volgende');
    await press('1 van 3');
    expect(chosen).toEqual(['slides.2', 'slides.0']);
    // Removing the current slide makes another one current.
    await press('3 van 3');
    await show({ slides: values.slides.slice(0, 2) });
    expect([current(), chosen]).toEqual(['2 van 2', ['slides.2', 'slides.0', 'slides.2']]);
    revealing.show(['autoplay']);
    await pass(5000);
    revealing.release();
    await pass(5000);
    expect(chosen).toHaveLength(3);
  });

  it('shows a requested slide after it is added, or after a jump from a clone', async () => {
    const { revealing, current, press, pass, show } = await preview();
    revealing.show(['slides', 3]);
    await show({ slides: ['a', 'b', 'c', 'd'].map(slide) });
    revealing.refresh();
    expect(current()).toBe('4 van 4');
    await press('Volgende');
    revealing.show(['slides', 2]);
    await pass(250);
    await pass(250);
    expect(current()).toBe('3 van 4');
  });
});
