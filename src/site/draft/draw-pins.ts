import { whenLaidOut } from './place-over.ts';

/** Puts a number at the block of each remark that waits; it leads to the words. */
export function drawPins(responses: HTMLElement): void {
  const layer = document.createElement('div');
  layer.className = 'draft-pins';
  const pins = [...responses.querySelectorAll<HTMLElement>('[data-pin]')].flatMap((remark) => {
    const block = document.getElementById(remark.dataset.pin ?? '');
    return block ? [{ block, pin: pinOf(remark) }] : [];
  });
  if (pins.length === 0) return;
  layer.append(...pins.map(({ pin }) => pin));
  responses.before(layer);
  whenLaidOut(() => {
    const at = new Map<HTMLElement, number>();
    // From the edge on, so that the first one stands first.
    for (const { block, pin } of pins.toReversed()) {
      const before = at.get(block) ?? 0;
      at.set(block, before + 1);
      const { right, top } = block.getBoundingClientRect();
      const { width } = pin.getBoundingClientRect();
      // Several at one block stand beside each other, and none beyond the page.
      const edge = Math.min(right + width / 2, document.documentElement.clientWidth - width / 2);
      const corner = layer.getBoundingClientRect();
      pin.style.left = `${edge - width * (before + 1) - corner.left}px`;
      pin.style.top = `${top - corner.top}px`;
    }
  });
}

function pinOf(remark: HTMLElement): HTMLAnchorElement {
  const pin = document.createElement('a');
  pin.className = 'draft-pin';
  pin.href = `#${remark.id}`;
  pin.textContent = remark.dataset.number ?? '';
  pin.setAttribute('aria-label', remark.dataset.label ?? '');
  return pin;
}
