import { expect } from 'vitest';

type Act = (change: () => void) => Promise<void>;

/** Checks the behaviour of the before-and-after slider, whichever runtime hydrated it. */
export async function expectSliderRules(root: HTMLElement, act: Act): Promise<void> {
  const box = find<HTMLElement>(root, '.before-after');
  const range = find<HTMLInputElement>(root, 'input[type=range]');
  box.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100);
  const readState = () => [
    box.style.getPropertyValue('--position'),
    range.value,
    range.getAttribute('aria-valuetext'),
  ];
  const dispatchPointer = (type: string, clientX: number, button = 0) =>
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
  expect(readState()).toEqual(['60%', '60', '60%']);
  await act(() => {
    range.value = '61';
    range.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(readState()).toEqual(['61%', '61', '61%']);

  // Moving alone does nothing; dragging follows the pointer, within the limits.
  await dispatchPointer('pointermove', 150);
  expect(readState()[0]).toBe('61%');
  await dispatchPointer('pointerdown', 150);
  expect(readState()[0]).toBe('75%');
  await dispatchPointer('pointermove', 290);
  expect(readState()).toEqual(['20%', '20', '20%']);
  await dispatchPointer('pointermove', -600);
  expect(readState()[0]).toBe('100%');
  await dispatchPointer('pointerup', -600);
  await dispatchPointer('pointermove', 150);
  expect(readState()[0]).toBe('100%');

  // Only the main button drags.
  await dispatchPointer('pointerdown', 150, 2);
  expect(readState()[0]).toBe('100%');
}

function find<E extends Element>(root: HTMLElement, selector: string): E {
  const element = root.querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}
