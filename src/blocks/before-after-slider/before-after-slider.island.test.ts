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

describe('a slider that is alive', () => {
  it('keeps its rules on the markup that the server drew, all of which stays', async () => {
    const { root } = rendered();
    const elements = [...root.querySelectorAll('*')];
    hydrate(root, {});
    expect([...root.querySelectorAll('*')]).toEqual(elements);
    await expectSliderRules(root, async (change) => change());
    expect([...root.querySelectorAll('*')]).toEqual(elements);
  });

  it('does what a press asked for that came before it was', () => {
    const { root, box, shown } = rendered();
    expect([...root.querySelectorAll('[data-press]')]).toEqual([box]);
    hydrate(root, {});
    // Only the click is repeated, without a pointerdown before it.
    box.dispatchEvent(new MouseEvent('click', { clientX: 140, bubbles: true }));
    expect(shown()).toEqual(['80%', '80', '80%']);
  });

  it('says a place between two percents as the nearest, and shows it where it is', () => {
    const { root, pointer, shown } = rendered({ position: 33.4 });
    hydrate(root, {});
    expect(shown()).toEqual(['33.4%', '33', '33%']);
    pointer('pointerdown', 175);
    expect(shown()).toEqual(['62.5%', '63', '63%']);
  });

  it('stays where it is for a press on a label, which the editor writes in', () => {
    const { root, shown } = rendered({}, true);
    hydrate(root, {});
    const label = root.querySelector('.before-after__label');
    for (const type of ['pointerdown', 'click']) {
      label?.dispatchEvent(new PointerEvent(type, { clientX: 120, pointerId: 1, bubbles: true }));
    }
    expect(shown()).toEqual(['60%', '60', '60%']);
  });

  it('is where the server drew it, wherever the browser had kept the range', () => {
    const { root, range, shown } = rendered();
    range.value = '85';
    hydrate(root, {});
    expect(shown()).toEqual(['60%', '60', '60%']);
  });

  it('lets go when the browser takes the pointer to scroll the page', () => {
    const { root, pointer, shown } = rendered();
    hydrate(root, {});
    pointer('pointerdown', 200);
    pointer('pointercancel', 200);
    pointer('pointermove', 140);
    expect(shown()[0]).toBe('50%');
  });

  it('stays where it is while it has no width', () => {
    const { root, box, pointer, shown } = rendered();
    hydrate(root, {});
    box.getBoundingClientRect = () => new DOMRect();
    pointer('pointerdown', 200);
    expect(shown()).toEqual(['60%', '60', '60%']);
  });

  it('moves no other slider', () => {
    const [one, other] = [rendered(), rendered()];
    document.body.replaceChildren(one.root, other.root);
    for (const { root } of [one, other]) hydrate(root, {});
    one.pointer('pointerdown', 250);
    other.pointer('pointermove', 100);
    expect([one.shown()[0], other.shown()[0]]).toEqual(['25%', '60%']);
  });

  it('listens to nothing any more when it has been stopped', () => {
    const { root, range, pointer, shown } = rendered();
    hydrate(root, {}).stop();
    pointer('pointerdown', 250);
    pointer('click', 250);
    expect(shown()).toEqual(['60%', '60', '60%']);
    range.value = '85';
    range.dispatchEvent(new Event('input', { bubbles: true }));
    expect(shown()[0]).toBe('60%');
  });

  it('leaves markup that is not its own as it is', () => {
    const { root, range } = rendered();
    range.remove();
    const before = root.innerHTML;
    expect(() => hydrate(root, {})).toThrow();
    expect(root.innerHTML).toBe(before);
  });
});
