// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mountBlock } from '../../../tests/support/render-visitor-blocks.tsx';
import { expectSliderRules } from '../../../tests/support/slider-rules.ts';
import { hydrate } from './before-after-slider.island.ts';

const islands = { runtime: '/runtime.js', modules: { 'before-after-slider': '/slider.js' } };
const pictures = { beforeSrc: '/media/a.jpg', afterSrc: '/media/b.jpg', beforeLabel: 'Voor', position: 60 };

/** Renders a slider as the server does, 200 px wide from x = 100. */
function rendered(values: object = {}, preview = false) {
  const block = mountBlock('beforeAfterSlider', { ...pictures, ...values }, { islands, preview });
  const root = block.querySelector<HTMLElement>('[data-island]');
  const box = root?.querySelector<HTMLElement>('.before-after');
  const range = root?.querySelector('input');
  if (!root || !box || !range) throw new Error('There is no slider');
  box.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100);
  const pointer = (type: string, clientX: number) =>
    box.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, bubbles: true }));
  const shown = () => [
    box.style.getPropertyValue('--position'),
    range.value,
    range.getAttribute('aria-valuetext'),
  ];
  return { root, box, range, pointer, shown };
}

describe('a hydrated before/after slider', () => {
  it('follows the slider rules without replacing server-rendered elements', async () => {
    const { root } = rendered();
    const elements = [...root.querySelectorAll('*')];
    hydrate(root, {});
    expect([...root.querySelectorAll('*')]).toEqual(elements);
    await expectSliderRules(root, async (change) => change());
    expect([...root.querySelectorAll('*')]).toEqual(elements);
  });

  it('replays a click made before hydration', () => {
    const { root, box, shown } = rendered();
    expect([...root.querySelectorAll('[data-press]')]).toEqual([box]);
    hydrate(root, {});
    // Only the click is repeated, without a pointerdown before it.
    box.dispatchEvent(new MouseEvent('click', { clientX: 140, bubbles: true }));
    expect(shown()).toEqual(['80%', '80', '80%']);
  });

  it('announces a fractional position as a rounded percentage, but shows it exactly', () => {
    const { root, pointer, shown } = rendered({ position: 33.4 });
    hydrate(root, {});
    expect(shown()).toEqual(['33.4%', '33', '33%']);
    pointer('pointerdown', 175);
    expect(shown()).toEqual(['62.5%', '63', '63%']);
  });

  it('does not move when a label is clicked in the editor', () => {
    const { root, shown } = rendered({}, true);
    hydrate(root, {});
    const label = root.querySelector('.before-after__label');
    for (const type of ['pointerdown', 'click']) {
      label?.dispatchEvent(new PointerEvent(type, { clientX: 120, pointerId: 1, bubbles: true }));
    }
    expect(shown()).toEqual(['60%', '60', '60%']);
  });

  it('starts at the server-rendered position, even if the browser restored another range value', () => {
    const { root, range, shown } = rendered();
    range.value = '85';
    hydrate(root, {});
    expect(shown()).toEqual(['60%', '60', '60%']);
  });

  it('stops dragging when the browser cancels the pointer to scroll the page', () => {
    const { root, pointer, shown } = rendered();
    hydrate(root, {});
    pointer('pointerdown', 200);
    pointer('pointercancel', 200);
    pointer('pointermove', 140);
    expect(shown()[0]).toBe('50%');
  });

  it('does not move while it has no width', () => {
    const { root, box, pointer, shown } = rendered();
    hydrate(root, {});
    box.getBoundingClientRect = () => new DOMRect();
    pointer('pointerdown', 200);
    expect(shown()).toEqual(['60%', '60', '60%']);
  });

  it('does not move another slider on the page', () => {
    const [one, other] = [rendered(), rendered()];
    document.body.replaceChildren(one.root, other.root);
    for (const { root } of [one, other]) hydrate(root, {});
    one.pointer('pointerdown', 250);
    other.pointer('pointermove', 100);
    expect([one.shown()[0], other.shown()[0]]).toEqual(['25%', '60%']);
  });

  it('ignores all input after it is stopped', () => {
    const { root, range, pointer, shown } = rendered();
    hydrate(root, {}).stop();
    pointer('pointerdown', 250);
    pointer('click', 250);
    expect(shown()).toEqual(['60%', '60', '60%']);
    range.value = '85';
    range.dispatchEvent(new Event('input', { bubbles: true }));
    expect(shown()[0]).toBe('60%');
  });

  it('throws on incomplete markup without changing it', () => {
    const { root, range } = rendered();
    range.remove();
    const before = root.innerHTML;
    expect(() => hydrate(root, {})).toThrow();
    expect(root.innerHTML).toBe(before);
  });
});
