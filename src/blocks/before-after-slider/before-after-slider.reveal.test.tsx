// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { createBlocksElement } from '../../../tests/support/render-visitor-blocks.tsx';
import { revealBeforeAfterSlider } from './before-after-slider.reveal.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** Renders a slider in the live preview with its line at a position, and starts its reveal. */
async function preview(position: number) {
  const root = document.createElement('div');
  const block = { id: 'a', type: 'beforeAfterSlider', beforeSrc: '/media/a.jpg', afterSrc: '/media/b.jpg' };
  const live = createRoot(root);
  const show = (at: number) =>
    act(async () => live.render(createBlocksElement([{ ...block, position: at }], { preview: true })));
  await show(position);
  const revealing = revealBeforeAfterSlider(root.firstElementChild as HTMLElement, {
    chosen: () => undefined,
  });
  const at = () => root.querySelector<HTMLElement>('.before-after')?.style.getPropertyValue('--position');
  const drag = (to: number) => {
    const input = root.querySelector('input') as HTMLInputElement;
    input.value = String(to);
    input.dispatchEvent(new Event('input'));
  };
  return { revealing, at, drag, show };
}

it('the slider reveals the image being edited, then returns to its own position', async () => {
  const { revealing, at } = await preview(35.2);
  revealing.show(['beforeAlt']);
  expect(at()).toBe('20%');
  revealing.show(['afterSrc']);
  expect(at()).toBe('100%');
  revealing.show(['position']);
  expect(at()).toBe('35.2%');
  revealing.show(['afterAlt']);
  revealing.release();
  expect(at()).toBe('35.2%');
});

it('the slider moves its divider for a label only if the label is hidden', async () => {
  const { revealing, at } = await preview(35.2);
  revealing.show(['afterLabel']);
  expect(at()).toBe('35.2%');
  const hidden = await preview(20);
  hidden.revealing.show(['afterLabel']);
  expect(hidden.at()).toBe('100%');
});

it('the slider stays put for a mostly visible image, and keeps a position set during the reveal', async () => {
  const { revealing, at, drag, show } = await preview(80);
  revealing.show(['afterAlt']);
  expect(at()).toBe('80%');
  revealing.show(['beforeAlt']);
  drag(60);
  revealing.release();
  expect(at()).toBe('60%');
  revealing.show(['beforeAlt']);
  await show(45);
  revealing.release();
  expect(at()).toBe('45%');
});
