import { expect } from 'vitest';

type Act = (change: () => void) => Promise<void>;

/** Checks the behaviour of the before-and-after slider, whichever runtime hydrated it. */
export async function expectSliderRules(root: HTMLElement, act: Act): Promise<void> {
  const box = find<HTMLElement>(root, '.before-after');
  const range = find<HTMLInputElement>(root, 'input[type=range]');
  box.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100);
  const shown = () => [
    box.style.getPropertyValue('--position'),
    range.value,
    range.getAttribute('aria-valuetext'),
  ];
  const pointer = (type: string, clientX: number, button = 0) =>
    act(
      () => void box.dispatchEvent(new PointerEvent(type, { clientX, button, pointerId: 1, bubbles: true })),
    );

  // It works with the keyboard, and has a label.
  expect(range.disabled).toBe(false);
  expect([range.min, range.max, range.getAttribute('aria-label')]).toEqual([
    '20',
    '100',
    'Vergelijk de twee beelden',
  ]);
  expect(shown()).toEqual(['60%', '60', '60%']);
  await act(() => {
    range.value = '61';
    range.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(shown()).toEqual(['61%', '61', '61%']);

  // Moving alone does nothing; dragging follows the pointer, within the limits.
  await pointer('pointermove', 150);
  expect(shown()[0]).toBe('61%');
  await pointer('pointerdown', 150);
  expect(shown()[0]).toBe('75%');
  await pointer('pointermove', 290);
  expect(shown()).toEqual(['20%', '20', '20%']);
  await pointer('pointermove', -600);
  expect(shown()[0]).toBe('100%');
  await pointer('pointerup', -600);
  await pointer('pointermove', 150);
  expect(shown()[0]).toBe('100%');

  // Only the main button drags.
  await pointer('pointerdown', 150, 2);
  expect(shown()[0]).toBe('100%');
}

function find<E extends Element>(root: HTMLElement, selector: string): E {
  const element = root.querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}
